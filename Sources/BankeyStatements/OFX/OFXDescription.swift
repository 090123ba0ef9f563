/// What a transaction is called: `NAME`, and `MEMO` where that says more.
enum OFXDescription {
  /// One text of the texts that a row has. A name that is the beginning of its memo was only cut by the bank.
  static func text(name: String?, memo: String?, type: String?, check: String?) -> String {
    let text = joined(name, memo)
    guard let number = check, type == "CHECK", !number.utf8.allSatisfy({ $0 == 0x30 }) else {
      return text ?? type ?? ""
    }
    guard let text else { return "CHECK " + number }
    return contains(text, number) ? text : text + " " + number
  }

  private static func joined(_ name: String?, _ memo: String?) -> String? {
    guard let name, let memo else { return name ?? memo }
    if contains(memo, name) { return memo }
    return contains(name, memo) ? name : name + " - " + memo
  }

  /// How far a text is searched; beyond that only its beginning is compared, so that no file can make it slow.
  private static let longestSearch = 1024

  /// Whether `part` stands in `text`, in ASCII capitals or not.
  private static func contains(_ text: String, _ part: String) -> Bool {
    let found = text.utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part in
        guard text.count >= part.count else { return false }
        let last = text.count > longestSearch ? 0 : text.count - part.count
        return (0...last).contains { starts(text[$0...], with: part) }
      }
    }
    return found == true
  }

  private static func starts(_ text: Slice<UnsafeBufferPointer<UInt8>>, with part: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(text, part).allSatisfy { folded($0) == folded($1) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
