import TUIKit

/// What a terminal answers when it is asked for its background (OSC 11), as terminals write it.
nonisolated enum BackgroundReport {
  /// The question. A terminal ends its answer as the question ends.
  static let question = "\u{1B}]11;?\u{07}"

  /// The color of a whole answer, `ESC ] 11 ; rgb:ffff/ffff/ffff` and its end; nil for what is no such answer.
  static func color(_ sequence: [UInt8]) -> RGB? {
    guard let end = [[0x07], [0x1B, UInt8(ascii: "\\")]].first(where: { sequence.suffix($0.count) == $0[...] }) else {
      return nil
    }
    let text = String(decoding: sequence.dropLast(end.count), as: UTF8.self)
    guard let start = ["\u{1B}]11;rgb:", "\u{1B}]11;rgba:"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    let wanted = start.hasSuffix("rgba:") ? 4 : 3
    let values = parts.prefix(3).compactMap(part)
    return parts.count == wanted && values.count == 3 ? RGB(values[0], values[1], values[2]) : nil
  }

  /// One to four hexadecimal digits, of which `f`, `ff` and so on are the most.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = Int(digits, radix: 16)
    else { return nil }
    let most = (1 << (4 * digits.count)) - 1
    return UInt8(clamping: value * 255 / most)
  }
}
