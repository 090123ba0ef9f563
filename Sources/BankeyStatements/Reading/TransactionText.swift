import Glibc

/// What a transaction is called: the name that it has, and the memo where that says more.
enum TransactionText {
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
    return contains(name, memo) ? name : row(name, memo)
  }

  /// Both, made in one go: `+` makes a text for each step.
  private static func row(_ name: String, _ memo: String) -> String {
    var text = ""
    text.reserveCapacity(name.utf8.count + 3 + memo.utf8.count)
    text += name
    text += " - "
    text += memo
    return text
  }

  /// Whether `part` stands in `text`, in ASCII capitals or not.
  private static func contains(_ text: String, _ part: String) -> Bool {
    guard part.utf8.count <= text.utf8.count else { return false }
    return withBytes(text) { text in withBytes(part) { part in contains(text, part) } }
  }

  /// Hands the bytes of a text, which stand in one place wherever there is no other system's text, to `body`.
  private static func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body)!
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, let other = part.baseAddress else { return part.isEmpty }
    if memcmp(start, other, part.count) == 0 { return true }
    return text.count <= shortText ? containsShort(text, part) : strstr(folded(text), folded(part)) != nil
  }

  /// Up to where the plain search, which needs no copy, is quick enough whatever the texts are.
  private static let shortText = 256

  private static func containsShort(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    (0...(text.count - part.count)).contains { start in
      part.indices.allSatisfy { folded(text[start + $0]) == folded(part[$0]) }
    }
  }

  /// For long texts: `strstr` is linear, so that no file can make it slow.
  private static func folded(_ text: UnsafeBufferPointer<UInt8>) -> [CChar] {
    text.map { CChar(bitPattern: max(folded($0), 1)) } + [0]
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
