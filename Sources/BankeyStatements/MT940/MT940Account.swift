import BankeyModel

/// An account as `:25:` names it: an IBAN, a bank's number and an account's, or a number with a currency at its end.
enum MT940Account {
  /// The number that a person knows: without the currency.
  static func number(_ text: String) -> String {
    guard currency(text) != nil else { return text }
    return String(text.dropLast(3).reversed().drop { $0 == " " }.reversed())
  }

  /// The currency at the end of an account.
  static func currency(_ text: String) -> Currency? {
    let tail = text.suffix(3)
    guard text.count > 3, let before = text.dropLast(3).last, !before.isLetter,
      tail.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A })
    else { return nil }
    let currency = Currency(code: String(tail))
    return currency.isISO ? currency : nil
  }
}

/// A balance: debit or credit, the day, the currency, the amount.
struct MT940Balance {
  /// The day of it; nil when the bank wrote an impossible one, which makes the figure no worse.
  let day: Day?
  /// What it is counted in.
  let currency: Currency
  /// How much, below zero when it is owed.
  let amount: Amount
  /// Whether it has a minus, which few banks write beside a C: it is owed then. What it means beside a D nobody knows.
  let hasMinus: Bool
  /// Whether a cut within the amount would show: all decimals of the currency are written.
  let isWhole: Bool

  /// Reads a balance; nil when it is none.
  init?(_ bytes: ByteView, _ place: Range<Int>) {
    let date = (place.lowerBound + 1)..<(place.lowerBound + 7)
    guard place.count > 10, let isDebit = MT940Balance.isDebit(bytes[place.lowerBound]),
      date.allSatisfy({ isDigit(bytes[$0]) })
    else { return nil }
    let code = (place.lowerBound + 7)..<(place.lowerBound + 10)
    guard code.allSatisfy({ bytes.hasLetter(at: $0) }) else { return nil }
    day = MT940Date.day(bytes, at: date.lowerBound, before: place.upperBound)?.day
    currency = Currency(code: String(decoding: bytes[code], as: UTF8.self))
    hasMinus = !isDebit && bytes[code.upperBound] == UInt8(ascii: "-")
    let start = hasMinus ? code.upperBound + 1 : code.upperBound
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

/// A date of six digits. Two digits of a year are of this century up to 79.
enum MT940Date {
  /// The day at `place`, and whether its month is shorter than the bank wrote: then it is the last day of that. Nil when there is none.
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

/// The signs of MT940 and MT942, which have no name of their own in the file.
enum MT940Sign {
  /// How far they may be from the beginning: some files begin with a few words to the reader.
  static let limit = 65_536

  /// Whether the file names an account and holds a balance or a transaction after it, each in a field of its own.
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
}

/// Which way money goes: `C` and `D`, `R` before them for what is taken back, `E` for what is only expected.
struct MT940Mark {
  /// Whether money goes out. What takes back a credit (`RC`) takes money out.
  let isDebit: Bool
  /// Whether the bank only expects it.
  let isExpected: Bool
  /// Where it ends, with the third letter of the currency that may follow.
  let end: Int

  /// Reads the mark at `place`; nil when there is none.
  init?(_ bytes: ByteView, at place: Int, before limit: Int) {
    guard place < limit else { return nil }
    let first = bytes[place]
    let isReversal = first == UInt8(ascii: "R")
    isExpected = first == UInt8(ascii: "E")
    var place = isReversal || isExpected ? place + 1 : place
    guard place < limit, bytes[place] == UInt8(ascii: "C") || bytes[place] == UInt8(ascii: "D") else { return nil }
    isDebit = (bytes[place] == UInt8(ascii: "D")) != isReversal
    place += 1
    end = place < limit && isLetter(bytes[place]) ? place + 1 : place
  }
}
