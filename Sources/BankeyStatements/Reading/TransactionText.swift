import BankeyModel
import Glibc

/// Builds the description of a transaction: its name, and the memo if that says more.
enum TransactionText {
  /// The description for the texts of a row. A name that is a prefix of its memo was only truncated by the bank.
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
    if memo.utf8.starts(with: name.utf8) || contains(memo, name) { return memo }
    return contains(name, memo) ? name : row(name, memo)
  }

  /// Both texts, joined in one allocation and one pass; `+` would create a string for each step.
  private static func row(_ name: String, _ memo: String) -> String {
    String(unsafeUninitializedCapacity: name.utf8.count + 3 + memo.utf8.count) { buffer in
      let end = put(" - ", in: buffer, at: put(name, in: buffer, at: 0))
      return put(memo, in: buffer, at: end)
    }
  }

  /// Copies a text to `place`, and returns where it ends.
  private static func put(_ text: String, in buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int) -> Int {
    let rest = UnsafeMutableBufferPointer(rebasing: buffer[place...])
    return place + rest.initialize(fromContentsOf: text.utf8)
  }

  /// Whether `text` contains `part` as whole words, ignoring ASCII case: `Rent` is not a part of `Trent Bridge`.
  private static func contains(_ text: String, _ part: String) -> Bool {
    guard part.utf8.count <= text.utf8.count else { return false }
    return withBytes(text) { text in withBytes(part) { part in contains(text, part) } }
  }

  /// Passes the bytes of a text to `body`; they are always contiguous in native Swift strings.
  private static func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body)!
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count <= shortText { return containsShort(text, part) }
    return strstr(marked(text, isWhole: true), marked(part, isWhole: part.count < longestWord)) != nil
  }

  /// The length up to which the plain search, which needs no copy, is fast for any texts.
  private static let shortText = 256
  /// The length from which a text may end within a word, because a bank may have cut it there.
  private static let longestWord = 20

  private static func containsShort(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    (0...(text.count - part.count)).contains { start in
      part.indices.allSatisfy { folded(text[start + $0]) == folded(part[$0]) }
        && isBoundary(text, start) && (part.count >= longestWord || isBoundary(text, start + part.count))
    }
  }

  /// Whether no word and no number goes on at `place`.
  private static func isBoundary(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place > 0, place < text.count else { return true }
    let kind = kind(text[place])
    return kind == .sign || kind != self.kind(text[place - 1])
  }

  /// Prepares a long text for `strstr`, which runs in linear time, so that no file can make the search slow. A byte
  /// that no text contains marks the ends of words and numbers.
  private static func marked(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> [CChar] {
    var (marked, last) = ([CChar](), Kind.sign)
    marked.reserveCapacity(text.count * 2)
    for byte in text {
      let kind = kind(byte)
      if kind != last { marked.append(1) }
      marked.append(CChar(bitPattern: max(folded(byte), 2)))
      last = kind
    }
    if isWhole, last != .sign { marked.append(1) }
    marked.append(0)
    return marked
  }

  private enum Kind { case letter, digit, sign }

  /// The kind of a byte. All others than those of ASCII are taken for letters.
  private static func kind(_ byte: UInt8) -> Kind {
    isDigit(byte) ? .digit : isLetter(byte) || byte >= 0x80 ? .letter : .sign
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
