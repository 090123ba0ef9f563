import BankeyModel
import BankeyText

/// The transactions of one account over some time, as far as they could be had.
struct SbankenHistory {
  /// The days that they are of.
  let days: ClosedRange<Day>
  /// What can be read of them, the earliest window first.
  private(set) var records: [TransactionRecord] = []
  /// How many have no day or no amount.
  private(set) var unreadable = 0
  /// Why they are not all.
  private(set) var trouble: SourceError?

  /// Asks for all of them, the latest first. After `trouble` it is of no use to ask.
  init(_ days: ClosedRange<Day>, of pages: SbankenPages, _ session: inout SbankenSession, after trouble: SourceError?) {
    self.days = days
    self.trouble = trouble
    for window in SbankenWindow.all(days.lowerBound, through: days.upperBound) where self.trouble == nil {
      do throws(SourceError) {
        take(try pages.items(of: window, &session))
      } catch {
        self.trouble = error
      }
    }
  }

  private mutating func take(_ items: [JSONValue]) {
    let read = items.compactMap { SbankenTransaction($0).record }
    records = read + records
    unreadable += items.count - read.count
  }

  /// What there is to tell, in a language.
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
  /// Whether the next question would fail in the same way. Access may be refused to one account alone.
  var isLasting: Bool {
    switch kind {
    case .tooOften, .payment, .stopped: true
    case .passing, .setting, .credentials, .answer: false
    }
  }
}

/// Days that one question may ask for.
struct SbankenWindow: Hashable {
  /// The bank gives a year at most.
  private static let longest = 366
  /// Reserved transactions are not older.
  private static let reserved = 90

  /// The first and the last day.
  let days: ClosedRange<Day>
  /// Whether only booked transactions are asked for.
  let isArchive: Bool

  /// The questions that bring all from `first` to `last`, the latest first.
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

/// The transactions of one account, page by page.
struct SbankenPages {
  /// The most that one page may have.
  private static let length = 1000
  /// More than any account has in a year; an answer without an end must have one.
  private static let mostPages = 100

  private let folder: String
  private let account: String

  /// Those of an account.
  init(_ settings: SbankenSettings, account: String) {
    folder = settings.apiURL + "/Transactions/"
    self.account = URLText.encoded(account)
  }

  /// All transactions of a window. Where there is no archive, it is asked like all days.
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

  /// A short page is the last, unless there are said to be more: the bank may give less at a time than it is asked for. What
  /// is said may be the number of all or of the page, so alone it proves nothing.
  private static func isLast(_ count: Int, of all: Int, _ answer: JSONValue) -> Bool {
    let said = answer["availableItems"]?.number.flatMap { Int($0) } ?? 0
    return count == 0 || (count < length && said <= all)
  }
}
