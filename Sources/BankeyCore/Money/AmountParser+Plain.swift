extension AmountParser {
  /// The figure when it is plain, as nearly all in statements are: a sign or none, at most 18 digits and marks, at most one mark.
  ///
  /// It is read in one pass and means what the careful way would make of it; nil when that way has to be gone.
  static func plain(_ bytes: UnsafeRawBufferPointer, mark: DecimalMark, in currency: Currency?) -> Amount? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let figure = bytes.dropFirst(isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0)
    guard figure.count <= 18 else { return nil }
    var (units, digits, decimals): (Int64, Int, Int?) = (0, 0, nil)
    for byte in figure {
      if byte &- 0x30 < 10 {
        units = units * 10 + Int64(byte - 0x30)
        digits += 1
      } else if decimals == nil, mark.isDecimal(byte) {
        decimals = digits
      } else {
        return nil
      }
    }
    if digits == 0 { return nil }
    let amount = Amount(units: isNegative ? -units : units, scale: decimals.map { digits - $0 } ?? 0)
    return currency.map(amount.canonical) ?? amount
  }
}

extension DecimalMark {
  /// Whether a lone `byte` marks the decimals.
  fileprivate func isDecimal(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: ".") && self != .comma) || (byte == UInt8(ascii: ",") && self != .dot)
  }
}
