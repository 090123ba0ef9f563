import BankeyModel
import BankeyText

/// The state of a SimpleFIN source between fetches.
struct SimpleFINMemory: Hashable, Sendable {
  /// The protocol version of the server's first answer. It stays the same, because the accounts' keys depend on it.
  private(set) var version: Int?
  /// The time of the last answer, in seconds since 1970.
  private(set) var asked: Int64?
  /// The day of the oldest authorized transaction in that answer.
  private(set) var authorized: String?
  /// The accounts whose history was requested, by connection.
  private(set) var accounts: [String: [String]] = [:]
  /// The names of custom currencies by URL. A name stays as it was first found, because it distinguishes accounts.
  var currencies: [String: String] = [:]
  /// The history that is still to be requested; nil when there is none.
  var backlog: SimpleFINBacklog?

  /// The time to fetch again, in seconds, because transactions may be booked late on an earlier day.
  private static let again = 14 * SimpleFINWindow.day

  /// Reads what `json` writes. Discards what cannot be read; history is then fetched again, and nothing is lost.
  init(json: String?) {
    guard let json = json.flatMap({ try? JSONValue(Array($0.utf8)) }) else { return }
    version = json["version"]?.integer
    // The database may contain anything.
    asked = json["asked"]?.integer.map { Timestamp(seconds: Int64($0)).seconds }
    authorized = json["authorized"]?.string
    accounts = json["accounts"]?.dictionary(\.strings) ?? [:]
    currencies = json["currencies"]?.dictionary(\.string) ?? [:]
    backlog = json["backlog"].flatMap(SimpleFINBacklog.init)
  }

  /// The state as stored.
  var json: String {
    JSONObject.sorted([
      "version": version, "asked": asked, "authorized": authorized, "accounts": accounts, "currencies": currencies,
      "backlog": backlog,
    ]).text
  }

  /// The first window to request: everything that may have changed since the last answer, as far as it fits a window.
  func newestWindow(at now: Timestamp, days: Int) -> SimpleFINWindow {
    let end = now.seconds + SimpleFINWindow.day
    return SimpleFINWindow(start: max(end - SimpleFINWindow.longest, floor(at: now, days: days)), end: end)
  }

  /// Records the answer for a window.
  mutating func record(_ answer: SimpleFINMerge, of window: SimpleFINWindow, version: Int, at now: Timestamp, days: Int)
  {
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

  /// The earliest time from which something may have changed since the last answer.
  private func floor(at now: Timestamp, days: Int) -> Int64 {
    let history = now.seconds - Int64(days) * SimpleFINWindow.day
    guard let asked else { return history }
    let waiting = authorized.flatMap { Day(iso: $0) }.map { Int64($0.number - 1) * SimpleFINWindow.day }
    return max(history, min(asked - SimpleFINMemory.again, waiting ?? .max))
  }
}

/// The period of one request, in seconds since 1970: from `start`, up to but excluding `end`.
struct SimpleFINWindow: Hashable, Sendable {
  /// The longest period. Servers allow 90 days, counted in different ways.
  static let longest = 89 * day
  /// The overlap of two windows, because servers and banks disagree about when a day starts.
  static let overlap = 3 * day
  /// The length of a day in seconds.
  static let day: Int64 = 86_400

  let start, end: Int64

  /// The days that it covers completely, up to today.
  func days(_ clock: Clock) -> ClosedRange<Day>? {
    let first = clock.local(Timestamp(seconds: start)).day.advanced(by: 2)
    let last = min(clock.local(Timestamp(seconds: end - SimpleFINWindow.day)).day, clock.localNow.day)
    return first <= last ? first...last : nil
  }
}

/// Older transactions that are still to be requested, window by window, the latest first.
struct SimpleFINBacklog: Hashable, Sendable {
  /// The end of the period, in seconds since 1970.
  private(set) var end: Int64
  /// The start of the period.
  let floor: Int64
  /// Whether it is history, which ends when the bank has no more, or a gap, which does not.
  let isHistory: Bool

  /// The period before a window; nil when there is none.
  init?(before window: SimpleFINWindow, from floor: Int64, isHistory: Bool) {
    guard window.start > floor else { return nil }
    end = window.start + SimpleFINWindow.overlap
    self.floor = floor
    self.isHistory = isHistory
  }

  /// Reads what `json` writes; nil when it is invalid.
  init?(_ json: JSONValue) {
    guard let end = json["end"]?.integer, let floor = json["floor"]?.integer, let isHistory = json["isHistory"]?.bool
    else { return nil }
    (self.end, self.floor, self.isHistory) = (Int64(end), Int64(floor), isHistory)
    if !isPossible { return nil }
  }

  /// Whether the period is plausible: between about 1870 and 2170.
  private var isPossible: Bool {
    let moments = -100 * 366 * SimpleFINWindow.day...200 * 366 * SimpleFINWindow.day
    return moments.contains(floor) && moments.contains(end) && floor < end
  }

  /// The next window to request.
  var window: SimpleFINWindow { SimpleFINWindow(start: max(floor, end - SimpleFINWindow.longest), end: end) }

  /// The period that remains after it.
  var rest: SimpleFINBacklog? { SimpleFINBacklog(before: window, from: floor, isHistory: isHistory) }
}

extension SimpleFINBacklog: JSONWritable {
  /// The backlog as stored.
  var json: String { JSONObject.sorted(["end": end, "floor": floor, "isHistory": isHistory]).text }
}
