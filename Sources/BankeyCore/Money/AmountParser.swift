/// Reads a written figure exactly, the whole text or nothing.
///
/// Signs: `+`, `-`, U+2212, a minus at the end, or parentheses for a negative figure. Groups: blanks (also no-break and narrow ones),
/// apostrophes, and the mark that is not the decimal mark; one kind in a figure; in threes, or as in India in twos before the last
/// three. `5.` and `.5` are figures. Currency signs, letters and exponents are not.
public enum AmountParser {
  /// The figure in `text`.
  ///
  /// With a `currency` it comes back with all of its decimals; zeros beyond them never make it too large.
  public static func parse(
    _ text: some StringProtocol, mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    try parse(utf8: Array(text.utf8), mark: mark, in: currency)
  }

  /// The figure in the UTF-8 text `bytes`.
  public static func parse(
    utf8 bytes: [UInt8], mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    if let amount = bytes.withUnsafeBytes({ plain($0, mark: mark, in: currency) }) { return amount }
    return try careful(bytes, mark, currency)
  }

  /// The figure in the UTF-8 text `bytes`, which nearly never has to be copied.
  public static func parse(
    utf8 bytes: UnsafeRawBufferPointer, mark: DecimalMark = .either, in currency: Currency? = nil
  ) throws(AmountError) -> Amount {
    if let amount = plain(bytes, mark: mark, in: currency) { return amount }
    return try careful(Array(bytes), mark, currency)
  }

  private static func careful(
    _ bytes: [UInt8], _ mark: DecimalMark, _ currency: Currency?
  ) throws(AmountError) -> Amount {
    let (figure, isNegative) = try unsigned(AmountToken.tokens(of: bytes))
    let (whole, fraction) = try split(figure, at: mark)
    return try amount(ungrouped(whole), decimals(fraction), isNegative: isNegative, in: currency)
  }
}
