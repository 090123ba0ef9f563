import Glibc

/// A part of a text that is looked for, whatever the case and in every script.
///
/// What is found is what the folded text contains as bytes: the index of the database holds the same folded text, so that it
/// and a look at every row never disagree.
public struct TextPattern: Hashable, Sendable {
  /// The folded text.
  public let text: String
  /// Its bytes, with the NUL that ends a text in C.
  private let bytes: [CChar]

  /// A pattern for what was typed.
  public init(_ typed: String) {
    text = Self.folded(typed)
    bytes = text.utf8.map(CChar.init(bitPattern:)) + [0]
  }

  /// A text as it is compared: in small letters. NUL, which ends a text for the index, is a blank.
  public static func folded(_ text: String) -> String {
    let lower = text.lowercased()
    guard lower.utf8.contains(0) else { return lower }
    return String(decoding: lower.utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether it stands in `text`.
  public func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8(isFound)
  }

  /// Whether it stands in a text of UTF-8.
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

  private func isFound(folding text: String) -> Bool {
    Self.folded(text).withCString { strstr($0, bytes) != nil }
  }
}

extension TextPattern {
  /// Where it stands in a text, from left to right, by whole characters. Long texts are looked at as far as a screen shows them.
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

  /// The folded bytes of a text, and the character that each comes from.
  private static func characters(of text: Substring) -> (bytes: [UInt8], indices: [String.Index]) {
    text.indices.reduce(into: ([], [])) { result, index in
      let bytes = folded(String(text[index])).utf8
      result.bytes += bytes
      result.indices += repeatElement(index, count: bytes.count)
    }
  }
}
