/// One character of a written amount and its offset in bytes.
struct AmountToken {
  /// The characters that an amount can contain.
  enum Kind: Hashable {
    case digit(UInt8)
    case dot, comma, blank, apostrophe
    case plus, minus, open, close
  }
  let kind: Kind
  let position: Int
}

extension AmountToken {
  /// The tokens of a text. Throws the offset of the first byte that cannot be in an amount.
  static func tokens(of bytes: [UInt8]) throws(AmountError) -> [AmountToken] {
    var tokens: [AmountToken] = []
    tokens.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      guard let (kind, length) = ascii(bytes[position]).map({ ($0, 1) }) ?? wide(rest) else {
        throw .notANumber(position: position)
      }
      tokens.append(AmountToken(kind: kind, position: position))
      position += length
    }
    return tokens
  }

  private static func ascii(_ byte: UInt8) -> Kind? {
    switch byte {
    case 0x30...0x39: .digit(byte - 0x30)
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): .blank
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "("): .open
    case UInt8(ascii: ")"): .close
    default: nil
    }
  }

  private static func wide(_ bytes: ArraySlice<UInt8>) -> (Kind, Int)? {
    if bytes.starts(with: [0xC2, 0xA0]) { return (.blank, 2) }  // U+00A0 no-break space
    guard bytes.starts(with: [0xE2]) else { return nil }
    switch (bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (0x80, 0xAF), (0x80, 0x89): return (.blank, 3)  // U+202F narrow no-break space, U+2009 thin space
    case (0x80, 0x99): return (.apostrophe, 3)  // U+2019
    case (0x88, 0x92): return (.minus, 3)  // U+2212
    default: return nil
    }
  }
}

extension AmountToken {
  /// The digit's value; nil for other characters.
  var digit: UInt8? {
    if case .digit(let value) = kind { value } else { nil }
  }

  /// Whether it can separate groups of digits.
  var isGrouping: Bool {
    switch kind {
    case .dot, .comma, .blank, .apostrophe: true
    default: false
    }
  }
}
