import Glibc

/// A text to search for, regardless of case, in any script.
///
/// A pattern matches where the folded text contains its bytes. The database's index holds the same folded text, so the
/// index and a scan of all rows never disagree.
public struct TextPattern: Hashable, Sendable {
  /// The text in the folded form that is compared.
  public let text: String
  /// Its bytes, terminated with NUL for C.
  private let bytes: [CChar]

  /// Creates a pattern; case and accents of `typed` do not matter.
  public init(_ typed: String) {
    text = Self.folded(typed)
    bytes = text.utf8.map(CChar.init(bitPattern:)) + [0]
  }

  /// A text in the form used for comparison: lower case, with NUL, which would end the text in the index, replaced by a
  /// blank.
  public static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    guard lower.utf8.contains(0) else { return lower }
    return String(decoding: lower.utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether `text` contains the pattern.
  public func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8(isFound)
  }

  /// Whether a UTF-8 text contains the pattern.
  public func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: text.count + 1) { folded in
      for index in text.indices {
        let byte = text[index]
        guard byte < 0x80 else { return isFound(folding: String(decoding: text, as: UTF8.self)) }
        folded[index] = CChar(byte &- 0x41 < 26 ? byte | 0x20 : byte == 0 ? 0x20 : byte)
      }
      folded[text.count] = 0
      return strstr(folded.baseAddress!, bytes) != nil
    }
  }

  /// Whether a text that is already folded contains the pattern.
  func isFound(inFolded text: UnsafePointer<CChar>) -> Bool { strstr(text, bytes) != nil }

  private func isFound(folding text: String) -> Bool {
    Self.folded(text).withCString { strstr($0, bytes) != nil }
  }
}

extension TextPattern {
  /// The ranges of whole characters that match, from left to right, within the first 400 characters: more than a screen
  /// shows.
  public func places(in text: String) -> [Range<String.Index>] {
    let (folded, indices) = Self.characters(of: text.prefix(400))
    let pattern = Array(self.text.utf8)
    guard !pattern.isEmpty, folded.count >= pattern.count else { return [] }
    var (places, at): ([Range<String.Index>], Int) = ([], 0)
    while at + pattern.count <= folded.count {
      if folded[at..<at + pattern.count].elementsEqual(pattern) {
        places.append(indices[at]..<text.index(after: indices[at + pattern.count - 1]))
        at += pattern.count
      } else {
        at += 1
      }
    }
    return places
  }

  /// The folded bytes of a text, with the index of the character that each byte comes from.
  private static func characters(of text: Substring) -> (bytes: [UInt8], indices: [String.Index]) {
    text.indices.reduce(into: ([], [])) { result, index in
      let bytes = folded(String(text[index])).utf8
      result.bytes += bytes
      result.indices += repeatElement(index, count: bytes.count)
    }
  }
}
