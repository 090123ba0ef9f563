import BankeyModel

/// A balance (`Bal`).
struct CAMTBalance {
  enum Kind {
    /// `OPBD`, `PRCD`: the booked balance before the first entry.
    case opening
    /// `CLBD`, `ITBD`: the booked balance.
    case booked
    /// `CLAV`, `ITAV`: the available balance.
    case available
  }

  let kind: Kind
  let amount: Amount
  var currency: Currency
  let time: LocalTime?
  /// The credit limit, if the bank gives it.
  let limit: Amount?
  /// Whether it does not say credit or debit and counts as credit.
  let isAssumed: Bool
  /// The precedence between balances of the same date: the end of a statement over the end of a page.
  let rank: Int

  /// The kind of a balance; nil for those that are not used.
  static func kind(of balance: CAMTElement) -> Kind? {
    switch code(of: balance) {
    case "OPBD", "PRCD": .opening
    case "CLBD", "ITBD": .booked
    case "CLAV", "ITAV": .available
    default: nil
    }
  }

  /// Reads a balance; nil when its amount or sign cannot be read.
  init?(_ balance: CAMTElement, _ kind: Kind, in currency: Currency) {
    isAssumed = balance[.sign] == nil
    guard let isCredit = balance.isCredit ?? (isAssumed ? true : nil),
      let amount = balance[.amount]?.amount(isCredit: isCredit, in: currency)
    else { return nil }
    self.kind = kind
    self.amount = amount
    self.currency = currency
    time = balance[.day]?.written?.date?.time
    limit = CAMTBalance.limit(of: balance, in: currency)
    rank = CAMTBalance.rank(of: balance)
  }

  /// Whether it takes precedence over `other`.
  func isNotOlder(than other: CAMTBalance) -> Bool {
    let (day, otherDay) = (time?.day.number ?? .min, other.time?.day.number ?? .min)
    return day == otherDay ? rank >= other.rank : day > otherDay
  }

  private static func code(of balance: CAMTElement) -> String? {
    let type = balance[.type]
    let choice = type?[.codeOrProprietary]
    return choice?[.code]?.text ?? choice?[.proprietary]?.text ?? type?[.code]?.text
  }

  private static func limit(of balance: CAMTElement, in currency: Currency) -> Amount? {
    let line = balance[.creditLine]?[.amount]
    guard let line, line.currency ?? currency.code == currency.code else { return nil }
    return line.amount(isCredit: true, in: currency).flatMap { $0.units == 0 ? nil : $0 }
  }

  private static func rank(of balance: CAMTElement) -> Int {
    if balance[.type]?[.subtype]?[.code]?.text == "INTM" { return 0 }
    return code(of: balance)?.hasPrefix("IT") == true ? 1 : 2
  }
}

/// An XML date: `2026-11-21`, `2026-11-21T07:12:00+01:00`. It is the bank's local date, so the time zone is ignored.
struct CAMTDate {
  /// The day as written.
  let day: Day
  /// The day with the time of day, if one is given. Midnight to the second is a filler and counts as no time.
  let time: LocalTime
  /// Whether it is the first moment of the day.
  let isMidnight: Bool

  /// Reads a date; nil when the day does not exist or the year is implausible.
  init?(_ text: UnsafeRawBufferPointer) {
    let text = text.prefix(19)
    guard text.count >= 10, text[4] == dash, text[7] == dash,
      let year = CAMTDate.number(text[0..<4]), let month = CAMTDate.number(text[5..<7]),
      let number = CAMTDate.number(text[8..<10]), (1900...2200).contains(year),
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    let clock = text.count == 19 && text[10] == 0x54 ? CAMTDate.clock(text[11...]) : nil
    self.day = day
    isMidnight = clock.map { $0.minute == 0 && $0.second == 0 } ?? false
    time = LocalTime(day: day, minute: isMidnight ? nil : clock?.minute)
  }

  private static func clock(_ text: Slice<UnsafeRawBufferPointer>) -> (minute: Int, second: Int)? {
    guard text[13] == colon, text[16] == colon, let hour = number(text[11..<13]), let minute = number(text[14..<16]),
      let second = number(text[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    return (hour * 60 + minute, second)
  }

  private static func number(_ digits: Slice<UnsafeRawBufferPointer>) -> Int? {
    var number = 0
    for digit in digits {
      guard isDigit(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }
}

private let dash: UInt8 = 0x2D
private let colon: UInt8 = 0x3A
