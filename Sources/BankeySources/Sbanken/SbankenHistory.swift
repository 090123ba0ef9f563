import BankeyModel
import BankeyText

/// The transactions of an account over a range of days, as far as they could be fetched.
struct SbankenHistory {
  /// The days that were fetched completely.
  let days: ClosedRange<Day>
  /// The readable transactions, the earliest window first.
  private(set) var records: [TransactionRecord] = []
  /// The number of transactions without a day or an amount.
  private(set) var unreadable = 0
  /// The reason why some are missing; nil when all were fetched.
  private(set) var trouble: SourceError?

  /// Fetches all transactions, the latest first. Fetches nothing if `trouble`, the lasting error of another account, is
  /// not nil.
  init(_ days: ClosedRange<Day>, of pages: SbankenPages, _ session: inout SbankenSession, after trouble: SourceError?) {
    self.days = days
    self.trouble = trouble
    for window in SbankenWindow.all(days.lowerBound, through: days.upperBound) where self.trouble == nil {
      do throws(SourceError) {
        add(try pages.items(of: window, &session))
      } catch {
        self.trouble = error
      }
    }
  }

  private mutating func add(_ items: [JSONValue]) {
    let read = items.compactMap { SbankenTransaction($0).record }
    records = read + records
    unreadable += items.count - read.count
  }

  /// The events for the sink, with messages in a language.
  func events(_ strings: any Strings) -> [StatementEvent] {
    var events: [StatementEvent] = [.period(days), .transactions(records)]
    if unreadable > 0 {
      events.append(.problem(StatementProblem(.rejected, strings.leftOut(transactions: unreadable))))
    }
    if let trouble { events.append(.incomplete(trouble.sentence(in: strings))) }
    return events
  }
}

extension SourceError {
  /// Whether the next request would fail too. Credentials may be refused for a single account.
  var isLasting: Bool {
    switch kind {
    case .tooOften, .payment, .stopped: true
    case .passing, .setting, .credentials, .answer: false
    }
  }
}

/// The days of one request.
struct SbankenWindow: Hashable {
  /// The longest range of days that the bank accepts.
  private static let longest = 366
  /// The number of days within which reserved transactions can occur.
  private static let reserved = 90

  /// The first and last day.
  let days: ClosedRange<Day>
  /// Whether to request only booked transactions, from the archive.
  let isArchive: Bool

  /// The requests that cover `first` to `last`, the latest first.
  static func all(_ first: Day, through last: Day) -> [SbankenWindow] {
    let recent = max(first, last.advanced(by: 1 - reserved))
    var windows = [SbankenWindow(days: recent...last, isArchive: false)]
    while let next = windows.last?.days.lowerBound, next > first {
      let end = next.advanced(by: -1)
      windows.append(SbankenWindow(days: max(first, end.advanced(by: 1 - longest))...end, isArchive: true))
    }
    return windows
  }
}

/// Fetches the transactions of an account page by page.
struct SbankenPages {
  /// The largest page that the bank returns.
  private static let length = 1000
  /// The limit on pages, more than any account needs for a year, in case an answer never ends.
  private static let mostPages = 100

  private let folder: String
  private let account: String

  init(_ settings: SbankenSettings, account: String) {
    folder = settings.apiURL + "/Transactions/"
    self.account = URLText.encoded(account)
  }

  /// All transactions of a window. When the bank has no archive, requests them like recent days.
  func items(of window: SbankenWindow, _ session: inout SbankenSession) throws(SourceError) -> [JSONValue] {
    if window.isArchive, session.hasArchive {
      do throws(SourceError) {
        return try items("archive/", window.days, &session)
      } catch {
        guard error.kind == .setting else { throw error }
        session.hasArchive = false
      }
    }
    return try items("", window.days, &session)
  }

  private func items(
    _ place: String, _ days: ClosedRange<Day>, _ session: inout SbankenSession
  ) throws(SourceError) -> [JSONValue] {
    var all: [JSONValue] = []
    let address = folder + place + account + "?startDate=\(days.lowerBound)&endDate=\(days.upperBound)"
    for _ in 0..<SbankenPages.mostPages {
      let answer = try session.ask(address + "&index=\(all.count)&length=\(SbankenPages.length)")
      guard let page = answer["items"]?.elements else { throw SourceError(.noList, of: "Sbanken", .answer) }
      if !page.isEmpty, page.map(\.raw) == all.suffix(page.count).map(\.raw) { break }
      all += page
      if SbankenPages.isLast(page.count, of: all.count, answer) { return all }
    }
    throw SourceError(.sameAgain, of: "Sbanken", .answer)
  }

  /// A short page is the last, unless the answer announces more, because the bank may return less than requested. The
  /// announced number may refer to all items or to the page, so alone it proves nothing.
  private static func isLast(_ count: Int, of all: Int, _ answer: JSONValue) -> Bool {
    let said = answer["availableItems"]?.number.flatMap { Int($0) } ?? 0
    return count == 0 || (count < length && said <= all)
  }
}
