import BankeyModel
import BankeyStatements
import BankeyText

/// The European Central Bank's euro reference rates, which it publishes on working days around 16:00 in Frankfurt.
///
/// It has no accounts and needs no credentials. The config switches it on. It sends at most one request for the rates
/// of a working day: at first for all history, then for the smallest file that contains the missing days.
public struct ECBSource: Source {
  /// The type's name: `ecb`.
  public static let type = SourceStatus.ratesType
  /// Only failures cost more than one request a day.
  public static let quotas = [SourceQuota(name: "rates", allowed: 12, confirmed: 12, period: 86_400)]
  /// The name of the only source of this type.
  public static let sourceName = "ECB"
  /// The address below which the files are.
  public static let address = "https://www.ecb.europa.eu/stats/eurofxref/"

  /// The name that the user gave it.
  public let name: String
  /// It has no transactions.
  public let hasStableIds = true
  private let address: String
  private var state: ECBMemory

  /// Creates the source from `memory`. `address` is the folder of the files; nil for the bank's own.
  public init(name: String, address: String? = nil, memory: String?) {
    self.name = name
    let folder = address ?? ECBSource.address
    self.address = folder.hasSuffix("/") ? folder : folder + "/"
    state = ECBMemory(json: memory)
  }

  /// The newest day that is known, and when the last request was answered.
  public var memory: String { state.json }

  /// Hands over the rates since the last fetch. Makes no request while there can be no newer ones. Rethrows errors
  /// from `sink`.
  ///
  /// - Throws: `SourceError` if there is no answer.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    let due = ECBCalendar.newestDay(at: call.clock.now)
    guard let file = state.file(for: due) else { return }
    var rates = try ask(file, call)
    // The newest day may have appeared early, and the one before it is then still missing.
    if file == .daily, state.isMissingMore(before: rates.newest) { rates = try ask(.quarter, call) }
    try sink(.rates(rates))
    state.record(newest: rates.newest, requested: due)
  }

  private func ask(_ file: ECBFile, _ call: SourceCall) throws -> [ReferenceRate] {
    let spend = { @Sendable in try call.spend(ECBSource.quotas[0].name) }
    var request = HTTPRequest(.get, Secret(address + file.rawValue))
    request.beforeRetry = spend
    try spend()
    let answer = try call.http.send(request)
    let data = try answer.data(now: call.clock.now, as: .xml)
    do throws(StatementError) {
      return try ReferenceRateReader.read(data)
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      throw SourceError(.noRates(file.rawValue + line, error.message), of: answer.server, .answer)
    }
  }
}

extension ECBSource {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(type: type, name: sourceName, optional: ["address"]),
    open: { opening throws(SourceError) in
      ECBSource(
        name: opening.definition.name, address: try address(in: opening.definition.settings), memory: opening.memory)
    },
    check: { settings throws(SourceError) in _ = try address(in: settings) })

  /// The source as the config switches it on, with another address for the files, or the bank's own.
  public static func definition(address: String?) -> SourceDefinition {
    var settings = JSONObject()
    if let address { settings.put("address", address) }
    return SourceDefinition(name: sourceName, type: type, settings: settings.text)
  }

  private static func address(in settings: String) throws(SourceError) -> String? {
    guard let value = try? JSONValue(Array(settings.utf8)) else {
      throw SourceError("The settings of \(sourceName) cannot be read.", .setting)
    }
    return value["address"]?.string
  }
}

extension [ReferenceRate] {
  fileprivate var newest: Day? { lazy.map(\.day).max() }
}

/// The files of rates, the smallest first.
enum ECBFile: String {
  /// The newest day.
  case daily = "eurofxref-daily.xml"
  /// The last 90 days.
  case quarter = "eurofxref-hist-90d.xml"
  /// All days since 1999.
  case history = "eurofxref-hist.xml"
}

/// The source's memory: the newest day with rates, and the day whose rates it last requested.
struct ECBMemory {
  private static let quarter = 85
  private var newest: Day?
  private var asked: Day?

  init(json: String?) {
    guard let json, let value = try? JSONValue(Array(json.utf8)) else { return }
    newest = value["newest"]?.string.flatMap { Day(iso: $0) }
    asked = value["asked"]?.string.flatMap { Day(iso: $0) }
  }

  var json: String {
    var object = JSONObject()
    object.put("newest", newest?.description)
    object.put("asked", asked?.description)
    return object.text
  }

  /// The smallest file with all days that are missing up to `due`. Nil when none are, or the answer would be the same
  /// as the last one.
  func file(for due: Day) -> ECBFile? {
    guard let newest else { return .history }
    if newest >= due || asked.map({ $0 >= due }) ?? false { return nil }
    if ECBCalendar.workingDays(after: newest, through: due) == 1 { return .daily }
    return newest.distance(to: due) <= Self.quarter ? .quarter : .history
  }

  /// Whether working days are missing before the day of an answer.
  func isMissingMore(before day: Day?) -> Bool {
    guard let newest, let day else { return false }
    return ECBCalendar.workingDays(after: newest, through: day) > 1
  }

  /// Records an answer with rates up to `newest` to a request for those of `due`.
  mutating func record(newest: Day?, requested due: Day) {
    self.newest = [self.newest, newest].compactMap(\.self).max()
    asked = due
  }
}

/// When rates appear.
enum ECBCalendar {
  /// The rates of a day are published around 16:00 in Frankfurt, and are there at 15:30 UTC at the latest, in winter
  /// and in summer.
  private static let published = 15 * 60 + 30

  /// The newest day whose rates are published.
  static func newestDay(at now: Timestamp) -> Day {
    let minutes = now.seconds / 60
    var day = Day(number: Int((minutes - Int64(published)) / 1440))
    while !isWorkingDay(day) { day = day.advanced(by: -1) }
    return day
  }

  /// The number of working days after one day, up to another.
  static func workingDays(after first: Day, through last: Day) -> Int {
    guard first < last else { return 0 }
    return (first.advanced(by: 1)...last).count(where: isWorkingDay)
  }

  private static func isWorkingDay(_ day: Day) -> Bool { (1...5).contains(day.weekday) }
}
