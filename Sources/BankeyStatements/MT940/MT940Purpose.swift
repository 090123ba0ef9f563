/// The purpose of a SEPA payment, in which `EREF+`, `SVWZ+` and the like stand before what they name.
enum MT940Purpose {
  /// What the payer wrote (`SVWZ+`); the whole purpose when that is not marked.
  static func remittance(_ purpose: MT940Words) -> MT940Words {
    let text = purpose.bytes
    guard var plus = text.firstIndex(of: 0x2B) else { return purpose }
    var start: Int?
    while true {
      if let key = key(text, before: plus) {
        if let start { return words(text[start..<key]) }
        if text[key..<plus].elementsEqual("SVWZ".utf8) { start = plus + 1 }
      }
      guard let next = text[(plus + 1)...].firstIndex(of: 0x2B) else { break }
      plus = next
    }
    return start.map { words(text[$0...]) } ?? purpose
  }

  /// Where the key begins that ends before the plus; nil when none does.
  private static func key(_ text: [UInt8], before plus: Int) -> Int? {
    guard plus >= 4 else { return nil }
    let word = String(decoding: text[(plus - 4)..<plus], as: UTF8.self)
    return keys.contains(word) ? plus - 4 : nil
  }

  private static let keys: Set = [
    "EREF", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "SVWZ", "ABWA", "ABWE", "PURP", "IBAN",
  ]

  private static func words(_ text: ArraySlice<UInt8>) -> MT940Words {
    var words = MT940Words()
    words.add(text, width: 0)
    return words
  }
}
