import BankeyCore

/// A date before its order is known: `6/1/94`, `2/10'2020`, `15.01.2026`, `2026-01-15 09:30`, `20260115`, `26 Jan 2026`.
struct WrittenDate {
  /// Which order its form shows; nil when its numbers may be read in more than one way.
  let order: DateOrder?
  /// Its numbers as they stand, a month's name as its number.
  private let numbers: (Int, Int, Int)
  private let isOfThisCentury: Bool

  /// Reads a date, behind which a time may stand; nil when it is none in any order.
  init?(_ text: UnsafeRawBufferPointer) {
    if let numbers = WrittenDate.plain(text) {
      (self.numbers, order, isOfThisCentury) = (numbers, .yearFirst, false)
      return
    }
    var scan = WrittenDateScan(text)
    guard let first = scan.part(), let second = scan.part(), let third = scan.part(), scan.isAtEnd else { return nil }
    guard !third.isName, !(first.isName && second.isName), first.digits <= 2 || first.digits == 4 else { return nil }
    numbers = (first.number, second.number, third.number)
    isOfThisCentury = scan.hasApostrophe
    if first.digits == 4 {
      order = .yearFirst
    } else if first.isName || second.isName {
      order = first.isName ? .monthFirst : .dayFirst
    } else {
      // No country writes the month first with dots.
      order = scan.hasDot ? .dayFirst : nil
    }
  }

  /// The day, when the numbers stand in this order; nil when there is none.
  func day(_ order: DateOrder) -> Day? {
    switch self.order ?? order {
    case .monthFirst: Day(year: year(numbers.2), month: numbers.0, day: numbers.1)
    case .dayFirst: Day(year: year(numbers.2), month: numbers.1, day: numbers.0)
    case .yearFirst: Day(year: year(numbers.0), month: numbers.1, day: numbers.2)
    }
  }

  /// The numbers of the form that most programs write, `2026-01-15`.
  private static func plain(_ text: UnsafeRawBufferPointer) -> (Int, Int, Int)? {
    guard text.count == 10, text[4] == dash, text[7] == dash else { return nil }
    guard let century = twoDigits(text[0], text[1]), let year = twoDigits(text[2], text[3]),
      let month = twoDigits(text[5], text[6]), let day = twoDigits(text[8], text[9])
    else { return nil }
    return (century * 100 + year, month, day)
  }

  /// Two digits behind an apostrophe are of this century, others up to 69.
  private func year(_ number: Int) -> Int {
    guard number < 100 else { return (1900...2200).contains(number) ? number : 0 }
    return number + (isOfThisCentury || number < 70 ? 2000 : 1900)
  }
}

private let dash = UInt8(ascii: "-")
