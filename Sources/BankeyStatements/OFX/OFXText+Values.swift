import BankeyCore

extension OFXText {
  /// A value as a date; nil when that is impossible.
  func date(_ value: OFXValue) -> OFXDate? { OFXDate(utf8(value)) }

  /// A value as an amount; nil when it cannot be read with certainty.
  func amount(_ value: OFXValue, in currency: Currency) -> Amount? { OFXFigure.amount(utf8(value), in: currency) }
}
