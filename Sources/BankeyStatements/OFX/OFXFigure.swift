import BankeyCore

/// An amount of OFX: the mark may be a dot or a comma, and groups of thousands may be marked.
enum OFXFigure {
  /// The exact amount; nil when it cannot be read with certainty.
  static func amount(_ bytes: [UInt8], in currency: Currency) -> Amount? {
    isAmbiguous(bytes, in: currency) ? nil : try? AmountParser.parse(utf8: bytes, in: currency)
  }

  /// Whether it is a single comma with three digits after it: OFX calls that decimals, an American bank thousands.
  private static func isAmbiguous(_ bytes: [UInt8], in currency: Currency) -> Bool {
    guard currency.decimals != 3, let comma = bytes.firstIndex(of: 0x2C) else { return false }
    let (whole, rest) = (bytes[..<comma].filter(isDigit), bytes[(comma + 1)...])
    return rest.count == 3 && rest.allSatisfy(isDigit) && (1...3).contains(whole.count) && whole.first != 0x30
      && !bytes[..<comma].contains(0x2E)
  }
}
