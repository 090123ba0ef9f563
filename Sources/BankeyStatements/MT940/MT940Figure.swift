import BankeyCore

/// An amount of MT940: digits and a comma, which may be the last character. It has no sign: that stands apart.
struct MT940Figure {
  /// How much.
  let amount: Amount
  /// How many decimals are written.
  let decimals: Int
  /// Where it ends.
  let end: Int

  /// Reads the amount at `place`; nil when there is none, or it does not fit.
  ///
  /// A dot is taken for the comma where exactly the decimals of the currency follow it: otherwise it could mean thousands.
  init?(_ bytes: ByteView, at place: Int, before limit: Int, in currency: Currency) {
    var (units, digits, mark, length): (Int64, Int, (byte: UInt8, digits: Int)?, Int) = (0, 0, nil, 0)
    for byte in bytes[place..<limit] {
      if isDigit(byte) {
        let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int64(byte & 15))
        if isTooLarge || overflows { return nil }
        (units, digits) = (sum, digits + 1)
      } else if mark == nil, byte == 0x2C || byte == 0x2E {
        mark = (byte, digits)
      } else {
        break
      }
      length += 1
    }
    decimals = mark.map { digits - $0.digits } ?? 0
    let isCertain = mark?.byte != 0x2E || decimals == currency.decimals
    guard digits > 0, digits > decimals, decimals <= 18, isCertain,
      let amount = Amount(units: units, scale: decimals).canonical(in: currency)
    else { return nil }
    (self.amount, end) = (amount, place + length)
  }
}
