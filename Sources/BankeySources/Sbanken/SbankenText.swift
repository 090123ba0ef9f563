import BankeyCore

/// What Sbanken writes into the text of a transaction.
enum SbankenText {
  /// The day of the purchase: `*1234 09.02 NOK …`, `09.02 KIWI …`, `… Betalt: 09.02.21`. Where it has no year, it is the last such day
  /// before the booking. What would be long before that is no date.
  static func purchaseDay(in text: String, booked: Day) -> Day? {
    let words = text.split(separator: " ")
    let first = words.first?.hasPrefix("*") == true ? words.dropFirst().first : words.first
    let day = words.suffix(2).first == "Betalt:" ? words.last.flatMap(whole) : first.flatMap { last($0, booked) }
    return day.flatMap { (0...longest).contains($0.distance(to: booked)) ? $0 : nil }
  }

  private static var longest: Int { 90 }

  /// `09.02.21`
  private static func whole(_ word: Substring) -> Day? {
    guard let parts = numbers(word, 3) else { return nil }
    return Day(year: 2000 + parts[2], month: parts[1], day: parts[0])
  }

  /// `09.02`, in the year that makes it the last before another day.
  private static func last(_ word: Substring, _ limit: Day) -> Day? {
    guard let parts = numbers(word, 2) else { return nil }
    let year = limit.components.year
    let days = [year, year - 1].lazy.compactMap { Day(year: $0, month: parts[1], day: parts[0]) }
    return days.first { $0 <= limit }
  }

  /// So many numbers of two digits, with dots between them.
  private static func numbers(_ word: Substring, _ count: Int) -> [Int]? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    return parts.count == count && areNumbers ? parts.compactMap { Int($0) } : nil
  }
}
