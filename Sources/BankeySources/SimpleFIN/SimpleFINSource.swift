import BankeyModel
import BankeyStatements
import BankeyText

/// A SimpleFIN server, such as the SimpleFIN Bridge, with all accounts of all banks that the user has connected there.
public struct SimpleFINSource: Source {
  /// The type's name: `simplefin`.
  public static let type = "simplefin"
  /// The Bridge expects about one call an hour. It warns about more, and finally revokes access.
  public static let quotas = [SourceQuota(name: "accounts", allowed: 24, confirmed: 20, period: 86_400)]
  /// The name that the user gave it.
  public let name: String
  /// Posted transactions keep their ids. Authorized ones may get a new id when posted.
  public let hasStableIds = true
  /// The number of windows without new transactions after which history ends.
  private static let enoughEmpty = 2
  /// The number of currency names to request in one fetch.
  private static let mostNames = 5

  private let settings: SimpleFINSettings
  private let access: SimpleFINAccess
  private var state: SimpleFINMemory

  /// Creates the source from `memory`; `secret` is the access URL from `claim`.
  ///
  /// - Throws: `SourceError` if `secret` is not an access URL.
  public init(name: String, settings: SimpleFINSettings, secret: Secret, memory: String?) throws(SourceError) {
    (self.name, self.settings) = (name, settings)
    access = try SimpleFINAccess(secret)
    state = SimpleFINMemory(json: memory)
  }

  /// The time and contents of the last answer, and the history still to be requested.
  public var memory: String { state.json }

  /// Fetches all accounts with recent transactions, and then older transactions as far as there are any. When that
  /// fails, keeps what was fetched, and the next fetch continues. Rethrows errors from `sink`.
  ///
  /// - Throws: `SourceError` if there is no answer.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    let window = state.newestWindow(at: call.clock.now, days: settings.days)
    let answer = try ask(window, call)
    var merge = SimpleFINMerge()
    try hand(answer, of: window, isNewest: true, call, &merge, sink)
    state.record(merge, of: window, version: answer.version, at: call.clock.now, days: settings.days)
    try fetchBacklog(call, &merge, sink)
  }

  private mutating func fetchBacklog(
    _ call: SourceCall, _ merge: inout SimpleFINMerge, _ sink: (StatementEvent) throws -> Void
  ) throws {
    var empty = 0
    while let backlog = state.backlog, !backlog.isHistory || empty < SimpleFINSource.enoughEmpty {
      let day = call.clock.local(Timestamp(seconds: backlog.window.end)).day
      call.tell(call.strings.transactions(before: day.description))
      guard let answer = try older(backlog.window, before: day, call, sink) else { return }
      try hand(answer, of: backlog.window, isNewest: false, call, &merge, sink)
      empty = merge.added == 0 ? empty + 1 : 0
      state.backlog = backlog.rest
    }
    state.backlog = nil
  }

  /// The answer for a window of history; nil, with a note to the user, when it cannot be fetched now.
  private func older(
    _ window: SimpleFINWindow, before day: Day, _ call: SourceCall, _ sink: (StatementEvent) throws -> Void
  ) throws -> SimpleFINAnswer? {
    do {
      return try ask(window, call)
    } catch {
      // An error that is not the source's, such as one of the database, is not part of the answer.
      guard let reason = error as? SourceError, reason.kind != .stopped else { throw error }
      let words = reason.sentence(in: call.strings)
      try sink(.problem(StatementProblem(.note, call.strings.notFetched(before: day.description, words))))
      return nil
    }
  }

  private func ask(_ window: SimpleFINWindow, _ call: SourceCall) throws -> SimpleFINAnswer {
    let spend = { @Sendable in try call.spend(SimpleFINSource.quotas[0].name) }
    var request = access.accounts(in: window, version: state.version ?? 2)
    request.beforeRetry = spend
    try spend()
    let answer = try call.http.send(request)
    do throws(SourceError) {
      return try SimpleFINSource.accountSet(answer, call.clock.now)
    } catch {
      throw error.saying(SimpleFINAnswer.complaint(in: answer.body))
    }
  }

  private static func accountSet(_ answer: HTTPAnswer, _ now: Timestamp) throws(SourceError) -> SimpleFINAnswer {
    let data = try answer.data(now: now)
    do throws(StatementError) {
      return try SimpleFINAnswer(data)
    } catch {
      throw SourceError(.noAccounts(error.message), of: answer.server, .answer)
    }
  }

  private mutating func hand(
    _ answer: SimpleFINAnswer, of window: SimpleFINWindow, isNewest: Bool, _ call: SourceCall,
    _ merge: inout SimpleFINMerge, _ sink: (StatementEvent) throws -> Void
  ) throws {
    nameCurrencies(of: answer, call.http)
    merge.begin(window.days(call.clock), isNewest: isNewest)
    try answer.read(call.clock, currencyNames: state.currencies) { event in try merge.merge(event).forEach(sink) }
  }

  /// Names every new currency, by request as far as the limit allows.
  private mutating func nameCurrencies(of answer: SimpleFINAnswer, _ http: any HTTPClient) {
    let new = answer.currencyAddresses.filter { state.currencies[$0] == nil }
    for (number, address) in new.enumerated() {
      let name = SimpleFINCurrencyName(address, isLocal: access.isLocal)
      state.currencies[address] = number < SimpleFINSource.mostNames ? name.ask(http) : name.unasked
    }
  }
}

/// The settings of a SimpleFIN source, without the secret: `{"days":365}`.
public struct SimpleFINSettings: Hashable, Sendable {
  /// The number of days of history to request.
  public var days = 365

  /// Creates the defaults.
  public init() {}

  /// Reads stored settings.
  ///
  /// - Throws: `SourceError` if they make no sense.
  public init(json: String) throws(SourceError) {
    guard let value = try? JSONValue(Array(json.utf8)), value.isObject else {
      throw SourceError("The settings of a SimpleFIN source are not a JSON object.", .setting)
    }
    guard let days = value["days"] else { return }
    guard let number = days.number.flatMap({ Int($0) }), (1...36_500).contains(number) else {
      throw SourceError("The days of a SimpleFIN source must be a number from 1 to 36500.", .setting)
    }
    self.days = number
  }
}

extension SimpleFINSource {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(type: type, name: "SimpleFIN", optional: ["days"], secret: "access", token: "token"),
    open: { opening throws(SourceError) in
      let definition = opening.definition
      let (settings, secret) = (try SimpleFINSettings(json: definition.settings), try opening.neededSecret())
      return RedactingSource(
        try SimpleFINSource(name: definition.name, settings: settings, secret: secret, memory: opening.memory), secret)
    }, check: { settings throws(SourceError) in _ = try SimpleFINSettings(json: settings) },
    claim: { token, http throws(SourceError) in try claim(token, http: http) })
}
