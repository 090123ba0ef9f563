import BankeyModel

/// The keys before the parts of a SEPA payment's text: `EREF+… SVWZ+…`.
enum PaymentKeys {
  /// The place of the value behind a key and a plus sign; nil when the text lacks the key.
  static func value(of key: StaticString, in text: ByteView) -> Range<Int>? {
    var (start, place): (Int?, Int) = (nil, 0)
    while let plus = text.first(0x2B, in: place..<text.count) {
      place = plus + 1
      guard plus >= 4, isKey(text, plus - 4) else { continue }
      if let start { return start..<(plus - 4) }
      if text.starts(with: key, at: plus - 4) { start = place }
    }
    return start.map { $0..<text.count }
  }

  /// The words before the first key and the remittance information of a plain text that has keys like a coded one:
  /// `Transfer EREF+1 SVWZ+Rent`. Nil for any other, even one in which somebody wrote a key by chance.
  static func parts(of text: ByteView) -> (words: Range<Int>, remittance: Range<Int>)? {
    guard let remittance = value(of: "SVWZ", in: text), isWord(text, remittance.lowerBound - 5),
      let first = firstKey(of: text), first == 0 || first < remittance.lowerBound - 5
    else { return nil }
    return (text.trimmed(0..<first), text.trimmed(remittance))
  }

  /// A text without such keys: the words before the first one, and the remittance information.
  static func plain(_ text: String) -> String {
    var text = text
    let plain = text.withUTF8 { bytes -> String? in
      let bytes = ByteView(UnsafeRawBufferPointer(bytes))
      return parts(of: bytes).map { parts in
        [parts.words, parts.remittance].filter { !$0.isEmpty }
          .map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
      }
    }
    return plain ?? text
  }

  /// Whether four bytes are a key.
  static func isKey(_ text: ByteView, _ place: Int) -> Bool {
    keys.contains(text[place..<(place + 4)].loadUnaligned(as: UInt32.self))
  }

  /// The place of the first key that begins a word.
  private static func firstKey(of text: ByteView) -> Int? {
    var place = 0
    while let plus = text.first(0x2B, in: place..<text.count) {
      if plus >= 4, isKey(text, plus - 4), isWord(text, plus - 4) { return plus - 4 }
      place = plus + 1
    }
    return nil
  }

  private static func isWord(_ text: ByteView, _ place: Int) -> Bool { place == 0 || isBlank(text[place - 1]) }

  /// The four bytes of each key, as loaded from memory.
  private static let keys = [
    "EREF", "SVWZ", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "ABWA", "ABWE", "PURP", "IBAN",
  ].map { key in Array(key.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) } }
}
