/// Makes strings of the texts of a file: charset, entities, CDATA.
struct OFXText {
  let bytes: ByteView
  let decoder: TextDecoder

  /// The text of a value; nil when there is none or it is empty.
  func string(_ value: OFXValue?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    if isPlain(value) { return decoder.string(bytes[value.place]) }
    let text = unmarked(value.place)
    return text.isEmpty ? nil : text
  }

  /// Whether the bytes of a value are its text.
  func isPlain(_ value: OFXValue) -> Bool { !value.isMarked && bytes.first(ampersand, in: value.place) == nil }

  private func unmarked(_ range: Range<Int>) -> String {
    var (text, plain, place) = ("", range.lowerBound, range.lowerBound)
    while let found = special(in: place..<range.upperBound) {
      guard let piece = piece(at: found, before: range.upperBound) else {
        place = found + 1
        continue
      }
      text += decoder.string(bytes[plain..<found]) + piece.text
      (plain, place) = (piece.end, piece.end)
    }
    return trimmed(text + decoder.string(bytes[plain..<range.upperBound]))
  }

  /// Where the next entity or markup may begin.
  private func special(in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == ampersand || bytes[$0] == less }
  }

  private func piece(at place: Int, before limit: Int) -> (text: String, end: Int)? {
    if bytes[place] == ampersand { return OFXEntity.read(bytes[place..<limit]).map { ($0.text, place + $0.length) } }
    guard let markup = OFXMarkup(bytes, at: place), let end = bytes.end(of: markup.end, from: place + 2), end <= limit
    else {
      return nil
    }
    return (markup == .cdata ? decoder.string(bytes[(place + 9)..<(end - 3)]) : "", end)
  }

  /// Without the blanks that CDATA keeps at the ends.
  private func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !$0.isFiller }) else { return "" }
    return String(scalars[...last].drop(while: \.isFiller))
  }
}

extension Unicode.Scalar {
  fileprivate var isFiller: Bool { value < 0x80 && isBlank(UInt8(value)) }
}

private let ampersand: UInt8 = 0x26
