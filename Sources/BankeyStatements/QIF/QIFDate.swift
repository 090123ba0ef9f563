import BankeyCore

/// A date of QIF before its order is known: `6/1/94`, `2/10'2020`, `15.01.2026`, `2026-01-15`, `26 Jan 2026`.
struct QIFDate {
  /// Its numbers as they stand, a month's name as its number.
  let numbers: [Int]
  /// Which order its form shows; nil when its numbers may be read in more than one way.
  let order: QIFDateOrder?
  private let isOfThisCentury: Bool

  /// Reads a date; nil when it is none in any order.
  init?(_ text: some Collection<UInt8>) {
    var words = QIFDate.words(text)
    if words.count == 1, words[0].count == 8 {
      words = [Array(words[0][..<4]), Array(words[0][4..<6]), Array(words[0][6...])]
    }
    guard words.count == 3 else { return nil }
    let name = words.firstIndex { !isDigit($0.first!) }
    let numbers = words.compactMap { isDigit($0.first!) ? QIFDate.number($0) : QIFDate.month($0) }
    guard numbers.count == 3, name ?? 1 < 2 else { return nil }
    self.numbers = numbers
    isOfThisCentury = text.contains(UInt8(ascii: "'"))
    if words[0].count == 4 {
      order = .yearFirst
    } else if let name {
      order = name == 0 ? .monthFirst : .dayFirst
    } else {
      // No country writes the month first with dots.
      order = text.contains(UInt8(ascii: ".")) ? .dayFirst : nil
    }
  }

  /// The day, when the numbers stand in this order; nil when there is none.
  func day(_ order: QIFDateOrder) -> Day? {
    switch self.order ?? order {
    case .monthFirst: Day(year: year(2), month: numbers[0], day: numbers[1])
    case .dayFirst: Day(year: year(2), month: numbers[1], day: numbers[0])
    case .yearFirst: Day(year: year(0), month: numbers[1], day: numbers[2])
    }
  }

  /// Two digits behind an apostrophe are of this century, others up to 69.
  private func year(_ index: Int) -> Int {
    let number = numbers[index]
    guard number < 100 else { return (1900...2200).contains(number) ? number : 0 }
    return number + (isOfThisCentury || number < 70 ? 2000 : 1900)
  }

  /// Groups of digits or letters, whatever stands between them.
  private static func words(_ text: some Collection<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var last = UInt8(ascii: " ")
    for byte in text.prefix(32) {
      if isDigit(byte) || isLetter(byte) {
        if words.isEmpty || isDigit(last) != isDigit(byte) || isLetter(last) != isLetter(byte) { words.append([]) }
        words[words.count - 1].append(byte)
      } else if !"/-.' ,".utf8.contains(byte) {
        return []
      }
      last = byte
    }
    return words
  }

  private static func number(_ digits: [UInt8]) -> Int? {
    guard digits.count <= 2 || digits.count == 4 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  private static func month(_ name: [UInt8]) -> Int? {
    guard name.count >= 3 else { return nil }
    let start = String(decoding: name.prefix(3), as: UTF8.self).lowercased()
    return months.firstIndex(of: start).map { $0 + 1 }
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}
