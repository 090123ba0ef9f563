import BankeyCore

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
