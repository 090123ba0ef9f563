import BankeyCore

/// A balance: debit or credit, the day, the currency, the amount.
struct MT940Balance {
  /// The day of it.
  let day: Day
  /// What it is counted in.
  let currency: Currency
  /// How much, below zero when it is owed.
  let amount: Amount
  /// Whether a cut within the amount would show: all decimals of the currency are written.
  let isWhole: Bool

  /// Reads a balance; nil when it is none.
  init?(_ bytes: ByteView, _ place: Range<Int>) {
    guard place.count > 10, let isDebit = MT940Balance.isDebit(bytes[place.lowerBound]),
      let day = MT940Date.day(bytes, at: place.lowerBound + 1, before: place.upperBound)
    else { return nil }
    let code = (place.lowerBound + 7)..<(place.lowerBound + 10)
    guard code.allSatisfy({ bytes.hasLetter(at: $0) }) else { return nil }
    self.day = day
    currency = Currency(code: String(decoding: bytes[code], as: UTF8.self))
    guard
      let figure = MT940Figure(bytes, at: code.upperBound, before: place.upperBound, in: currency),
      let amount = isDebit ? figure.amount.negated : figure.amount
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
