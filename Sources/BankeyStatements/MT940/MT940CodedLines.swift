import BankeyModel

/// Reads `:NS:`, in which the first two digits of each line tell its meaning.
enum MT940CodedLines {
  static func read(_ bytes: ByteView, _ place: Range<Int>, into details: inout MT940Details) {
    let lines = MT940Wrap.lines(bytes, place).filter { $0.count > 2 }
    let codes = lines.map { twoDigits($0[$0.startIndex], $0[$0.startIndex + 1]) }
    // In one dialect the purpose is line 9 alone, and the lines before it are numbers of the bank.
    let purpose: ClosedRange<Int> = codes.contains(9) ? 9...9 : 1...14
    for (line, code) in zip(lines, codes) {
      let text = UnsafeRawBufferPointer(rebasing: line.dropFirst(2))
      switch code {
      case let code? where purpose.contains(code): details.purpose.add(text, width: MT940CodedText.width)
      case 15, 16: details.name.add(text, width: MT940CodedText.width)
      case 17 where purpose.count > 1: details.posting.add(text, width: MT940CodedText.width)
      default: break
      }
    }
  }
}

/// The purpose of a SEPA payment, in which `EREF+`, `SVWZ+` and similar keys precede their values.
enum MT940Purpose {
  /// Reduces the purpose to the remittance information (`SVWZ+`), if it is marked.
  static func keepRemittance(of purpose: inout MT940Words) {
    if let range = purpose.text.withBytes({ value(of: "SVWZ", in: ByteView($0)) }) { purpose.keep(range) }
  }

  /// Takes the payer who differs from the account's holder (`ABWA+`). A name that continues it follows.
  static func takePayer(of purpose: MT940Words, into name: inout MT940Words) {
    guard let range = purpose.text.withBytes({ value(of: "ABWA", in: ByteView($0)) }) else { return }
    var payer = MT940Words()
    purpose.text.withBytes { payer.add(UnsafeRawBufferPointer(rebasing: $0[range]), width: MT940CodedText.width - 5) }
    name.text.withBytes { payer.add($0, width: 0) }
    name = payer
  }

  private static func value(of key: StaticString, in text: ByteView) -> Range<Int>? {
    var (start, place): (Int?, Int) = (nil, 0)
    while let plus = text.first(0x2B, in: place..<text.count) {
      place = plus + 1
      guard plus >= 4, isKey(text, plus - 4) else { continue }
      if let start { return start..<(plus - 4) }
      if text.starts(with: key, at: plus - 4) { start = place }
    }
    return start.map { $0..<text.count }
  }

  private static func isKey(_ text: ByteView, _ place: Int) -> Bool {
    keys.contains(text[place..<(place + 4)].loadUnaligned(as: UInt32.self))
  }

  /// The four bytes of each key, as loaded from memory.
  private static let keys = [
    "EREF", "SVWZ", "KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "ABWA", "ABWE", "PURP", "IBAN",
  ].map { key in Array(key.utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) } }
}
