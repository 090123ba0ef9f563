extension Formats {
  /// The same formats with every figure masked, for screens that others may see.
  public var masked: Formats { with(isMasked: true) }

  /// The same formats with every figure shown.
  public var unmasked: Formats { with(isMasked: false) }

  /// What stands for a digit or a letter that is not to be read.
  public var mask: String { isASCII ? "*" : "•" }

  /// What stands for a text that is not to be read, however long it is.
  public var maskedText: String { String(repeating: mask, count: 3) }

  /// The whole part, the decimal mark and the decimals of every amount of a currency: as long for a little as for a fortune.
  func maskedFigure(_ decimals: Int) -> [String] {
    decimals == 0 ? [maskedText] : [maskedText, numbers.decimalMark, String(repeating: mask, count: decimals)]
  }

  /// Text that others wrote, as it may be shown: under the mask without its digits, since a bank may have written an amount
  /// or a number into it.
  public func foreign(_ text: String) -> String { isMasked ? replacing(text, where: \.isNumber) : text }

  /// An account number as it may be shown: under the mask its groups are kept, and nothing else.
  public func number(_ text: String) -> String {
    isMasked ? replacing(text) { $0.isNumber || $0.isLetter } : text
  }

  private func replacing(_ text: String, where isHidden: (Character) -> Bool) -> String {
    text.map { isHidden($0) ? mask : String($0) }.joined()
  }

  private func with(isMasked: Bool) -> Formats {
    var formats = self
    formats.isMasked = isMasked
    return formats
  }
}
