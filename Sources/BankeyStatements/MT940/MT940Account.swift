import BankeyModel

/// An account as named in `:25:`: an IBAN, a bank code and an account number, or a number followed by a currency.
enum MT940Account {
  /// The account number without the currency.
  static func number(_ text: String) -> String {
    guard currency(text) != nil else { return text }
    return String(text.dropLast(3).reversed().drop { " /-,".contains($0) }.reversed())
  }

  /// The account without a sign or the bank's code before its IBAN: `/PL44 …`, `DEUTDEFF/DE89 …`, `IBAN-DE89 …`.
  static func own(_ text: String) -> String {
    let ends = text.indices.filter { "/-:".contains(text[$0]) }.map { String(text[text.index(after: $0)...]) }
    return ends.first { AccountNumber.isIBAN(number($0).filter { $0 != " " }) } ?? String(text.drop { $0 == "/" })
  }

  /// The currency at the end of the account; nil when there is none.
  static func currency(_ text: String) -> Currency? {
    let tail = text.suffix(3)
    guard text.count > 3, let before = text.dropLast(3).last, !before.isLetter,
      tail.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A })
    else { return nil }
    let currency = Currency(code: String(tail))
    return currency.isISO ? currency : nil
  }
}

/// A balance: debit or credit, date, currency and amount.
struct MT940Balance {
  /// The date; nil when the bank wrote an impossible one, which does not affect the amount.
  let day: Day?
  let currency: Currency
  /// The amount; negative when owed.
  let amount: Amount
  /// Whether the amount has a minus sign. A few banks write one beside a C, which then means an amount owed; its
  /// meaning beside a D is unclear.
  let hasMinus: Bool
  /// Whether all decimals of the currency are present, so that a truncated amount would be noticed.
  let isWhole: Bool

  /// Reads a balance; nil when the field is not one. Without a currency of its own, it is in `unit`, that of the opening
  /// balance.
  init?(_ bytes: ByteView, _ place: Range<Int>, in unit: Currency?) {
    let date = (place.lowerBound + 1)..<(place.lowerBound + 7)
    guard place.count > 10, let isDebit = MT940Balance.isDebit(bytes[place.lowerBound]),
      date.allSatisfy({ isDigit(bytes[$0]) })
    else { return nil }
    let code = date.upperBound..<(date.upperBound + 3)
    let isNamed = code.allSatisfy { bytes.hasLetter(at: $0) }
    let named = isNamed ? Currency(code: String(decoding: bytes[code], as: UTF8.self)) : nil
    guard let currency = named ?? (isDigit(bytes[code.lowerBound]) ? unit : nil) else { return nil }
    day = MT940Date.day(bytes, at: date.lowerBound, before: place.upperBound)?.day
    self.currency = currency
    let end = isNamed ? code.upperBound : date.upperBound
    hasMinus = !isDebit && bytes[end] == UInt8(ascii: "-")
    let start = hasMinus ? end + 1 : end
    guard
      let figure = MT940Figure(bytes, at: start, before: place.upperBound, in: currency),
      let amount = isDebit || hasMinus ? figure.amount.negated : figure.amount
    else { return nil }
    self.amount = amount
    isWhole = currency.decimals > 0 && figure.decimals >= currency.decimals
  }

  private static func isDebit(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "D"): true
    case UInt8(ascii: "C"): false
    default: nil
    }
  }
}

/// A date of six digits. Years up to 79 are in this century.
enum MT940Date {
  /// The day at `place`, and whether the bank wrote a day beyond the end of the month, which becomes its last day. Nil
  /// when the date is impossible.
  static func day(_ bytes: ByteView, at place: Int, before end: Int) -> (day: Day, isBeyondMonth: Bool)? {
    guard place + 6 <= end else { return nil }
    let text = bytes[place..<(place + 6)]
    guard let year = twoDigits(text[0], text[1]), let month = twoDigits(text[2], text[3]),
      let day = twoDigits(text[4], text[5])
    else { return nil }
    let whole = year + (year < 80 ? 2000 : 1900)
    if let written = Day(year: whole, month: month, day: day) { return (written, false) }
    return WrittenDate.lastDay(whole, month, notAfter: day).map { ($0, true) }
  }
}

/// Detects MT940 and MT942, which do not identify themselves by name.
enum MT940Sign {
  /// The number of bytes in which a statement must begin. Some files start with a few words to the reader.
  static let limit = 65_536

  /// Whether the file names an account and then has a balance or a transaction, each in its own field.
  static func isFound(in bytes: ByteView) -> Bool {
    let head = ByteView(bytes[0..<min(limit, bytes.count)])
    guard var fields = try? MT940Fields(head) else { return false }
    var hasAccount = false
    while let field = try? fields.next() {
      switch field.tag {
      case .account: hasAccount = true
      case .opening, .entry, .closing, .floor: if hasAccount { return true }
      default: break
      }
    }
    return false
  }

  /// The text of a file whose lines end with `@@`, as some home banking programs write them; nil for any other file.
  static func lines(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard ByteView(bytes).starts(with: "@@:", at: 0) else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var place = 2
    while place < bytes.count {
      let isEnd = bytes[place] == at && place + 1 < bytes.count && bytes[place + 1] == at
      text.append(isEnd ? 0x0A : bytes[place])
      place += isEnd ? 2 : 1
    }
    return text
  }

  private static let at = UInt8(ascii: "@")
}

/// The direction of money: `C` or `D`, in capitals or not, after `R` for reversals and after `E` for expected
/// transactions.
struct MT940Mark {
  /// Whether money goes out. The reversal of a credit (`RC`) does.
  let isDebit: Bool
  /// Whether the transaction is only expected.
  let isExpected: Bool
  /// Where the mark ends, including the third letter of the currency, which may follow.
  let end: Int

  /// Reads the mark at `place`; nil when there is none.
  init?(_ bytes: ByteView, at place: Int, before limit: Int) {
    guard place < limit else { return nil }
    let first = MT940Mark.capital(bytes[place])
    let isReversal = first == UInt8(ascii: "R")
    isExpected = first == UInt8(ascii: "E")
    var place = isReversal || isExpected ? place + 1 : place
    guard place < limit else { return nil }
    let letter = MT940Mark.capital(bytes[place])
    guard letter == UInt8(ascii: "C") || letter == UInt8(ascii: "D") else { return nil }
    isDebit = (letter == UInt8(ascii: "D")) != isReversal
    place += 1
    end = place < limit && isLetter(bytes[place]) ? place + 1 : place
  }

  private static func capital(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & 0xDF : byte }
}
