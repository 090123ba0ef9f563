import BankeyModel
import BankeyText

/// What a SimpleFIN source remembers between two fetches.
struct SimpleFINMemory: Hashable, Sendable {
  /// The version of the protocol that the server answered with first. The accounts' keys depend on it, so it stays.
  private(set) var version: Int?
  /// When it last answered, in seconds since 1970.
  private(set) var asked: Int64?
  /// The oldest day of what was authorized then.
  private(set) var authorized: String?
  /// The accounts of each connection whose history has been asked for.
  private(set) var accounts: [String: [String]] = [:]
  /// What currencies are called that are no money, by address. A name stays as it was first found: it tells accounts apart.
  var currencies: [String: String] = [:]
  /// What is still to be asked for.
  var backlog: SimpleFINBacklog?

  /// Days that are asked for again, since what is booked late may be of a day before.
  private static let again = 14 * SimpleFINWindow.day

  /// What `json` wrote. What cannot be read is forgotten: then history is read again, and nothing is lost.
  init(json: String?) {
    guard let json = json.flatMap({ try? JSONValue(Array($0.utf8)) }) else { return }
    version = json["version"]?.integer
    // It stands in the database, where anything may stand.
    asked = json["asked"]?.integer.map { Timestamp(seconds: Int64($0)).seconds }
    authorized = json["authorized"]?.string
    accounts = json["accounts"]?.dictionary(\.strings) ?? [:]
    currencies = json["currencies"]?.dictionary(\.string) ?? [:]
    backlog = json["backlog"].flatMap(SimpleFINBacklog.init)
  }

  /// As it is kept.
  var json: String {
    JSONObject.sorted([
      "version": version, "asked": asked, "authorized": authorized, "accounts": accounts, "currencies": currencies,
      "backlog": backlog,
    ]).text
  }

  /// The first window to ask for: what can have changed since the last answer, or as much as one window holds.
  func newestWindow(at now: Timestamp, days: Int) -> SimpleFINWindow {
    let end = now.seconds + SimpleFINWindow.day
    return SimpleFINWindow(start: max(end - SimpleFINWindow.longest, floor(at: now, days: days)), end: end)
  }

  /// Takes in that a window was answered.
  mutating func note(_ answer: SimpleFINMerge, of window: SimpleFINWindow, version: Int, at now: Timestamp, days: Int) {
    let isNew = answer.accounts.contains { connection, ids in !ids.isSubset(of: accounts[connection] ?? []) }
    let history = now.seconds - Int64(days) * SimpleFINWindow.day
    if isNew {
      backlog = SimpleFINBacklog(before: window, from: history, isHistory: true)
    } else if floor(at: now, days: days) < window.start {
      let floor = min(floor(at: now, days: days), backlog?.floor ?? .max)
      backlog = SimpleFINBacklog(before: window, from: floor, isHistory: false)
    }
    for (connection, ids) in answer.accounts { accounts[connection] = ids.union(accounts[connection] ?? []).sorted() }
    self.version = self.version ?? version
    authorized = answer.oldestAuthorized?.description
    asked = now.seconds
  }

  /// From when on something can be new.
  private func floor(at now: Timestamp, days: Int) -> Int64 {
    let history = now.seconds - Int64(days) * SimpleFINWindow.day
    guard let asked else { return history }
    let waiting = authorized.flatMap { Day(iso: $0) }.map { Int64($0.number - 1) * SimpleFINWindow.day }
    return max(history, min(asked - SimpleFINMemory.again, waiting ?? .max))
  }
}

/// A stretch of time that one question may ask for, in seconds since 1970: from `start`, before `end`.
struct SimpleFINWindow: Hashable, Sendable {
  /// Servers give 90 days at most, and not all of them count alike.
  static let longest = 89 * day
  /// What two windows share, since servers and banks do not agree on when a day begins.
  static let overlap = 3 * day
  /// A day.
  static let day: Int64 = 86_400

  let start, end: Int64

  /// The days that it covers wholly, as far as they have come.
  func days(_ clock: Clock) -> ClosedRange<Day>? {
    let first = clock.local(Timestamp(seconds: start)).day.advanced(by: 2)
    let last = min(clock.local(Timestamp(seconds: end - SimpleFINWindow.day)).day, clock.localNow.day)
    return first <= last ? first...last : nil
  }
}

/// Older transactions that are still to be asked for, window by window, the latest first.
struct SimpleFINBacklog: Hashable, Sendable {
  /// Before when, in seconds since 1970.
  private(set) var end: Int64
  /// From when on.
  let floor: Int64
  /// Whether it is history, which ends where the bank has no more, and not a gap.
  let isHistory: Bool

  /// What is older than a window. Nil when that is all.
  init?(before window: SimpleFINWindow, from floor: Int64, isHistory: Bool) {
    guard window.start > floor else { return nil }
    end = window.start + SimpleFINWindow.overlap
    self.floor = floor
    self.isHistory = isHistory
  }

  /// Reads what `json` wrote; nil when it is none, or not possible.
  init?(_ json: JSONValue) {
    guard let end = json["end"]?.integer, let floor = json["floor"]?.integer, let isHistory = json["isHistory"]?.bool
    else { return nil }
    (self.end, self.floor, self.isHistory) = (Int64(end), Int64(floor), isHistory)
    if !isPossible { return nil }
  }

  /// Whether it is a stretch of the time that anybody can ask for, which is two hundred years at most.
  private var isPossible: Bool {
    let moments = -100 * 366 * SimpleFINWindow.day...200 * 366 * SimpleFINWindow.day
    return moments.contains(floor) && moments.contains(end) && floor < end
  }

  /// The next window.
  var window: SimpleFINWindow { SimpleFINWindow(start: max(floor, end - SimpleFINWindow.longest), end: end) }

  /// What is left after it.
  var rest: SimpleFINBacklog? { SimpleFINBacklog(before: window, from: floor, isHistory: isHistory) }
}

extension SimpleFINBacklog: JSONWritable {
  /// As it is kept.
  var json: String { JSONObject.sorted(["end": end, "floor": floor, "isHistory": isHistory]).text }
}
