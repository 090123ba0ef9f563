/// The purpose of a SEPA payment, in which `EREF+`, `SVWZ+` and the like stand before what they name.
enum MT940Purpose {
  /// Leaves what the payer wrote (`SVWZ+`); the whole purpose when that is not marked.
  static func keepRemittance(of purpose: inout MT940Words) {
    if let range = purpose.text.withBytes({ remittance(ByteView($0)) }) { purpose.keep(range) }
  }

  private static func remittance(_ text: ByteView) -> Range<Int>? {
    var (start, place): (Int?, Int) = (nil, 0)
    while let plus = text.first(0x2B, in: place..<text.count) {
      place = plus + 1
      guard plus >= 4, isKey(text, plus - 4) else { continue }
      if let start { return start..<(plus - 4) }
      if text.starts(with: "SVWZ", at: plus - 4) { start = place }
    }
    return start.map { $0..<text.count }
  }

  private static func isKey(_ text: ByteView, _ place: Int) -> Bool {
    keys.contains(text[place..<(place + 4)].loadUnaligned(as: UInt32.self))
  }

  /// The bytes of each, as they stand in memory.
  private static let keys = [
    "EREF", "SVWZ", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "ABWA", "ABWE", "PURP", "IBAN",
  ].map { key in Array(key.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) } }
}
