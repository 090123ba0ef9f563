import BankeyCore

extension OFXText {
  /// A value as a date; nil when that is impossible.
  func date(_ value: OFXValue) -> OFXDate? {
    isPlain(value) ? OFXDate(bytes[value.place]) : OFXDate((string(value) ?? "").utf8)
  }

  /// A value as an amount; nil when it cannot be read with certainty.
  func amount(_ value: OFXValue, in currency: Currency) -> Amount? {
    OFXFigure.amount(isPlain(value) ? Array(bytes[value.place]) : Array((string(value) ?? "").utf8), in: currency)
  }
}
