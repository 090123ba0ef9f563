import BankeyModel

/// A list of words. The line `de booked buchungs tag` means: German, posting date. Words are written in folded form;
/// blanks only mark the parts of a phrase. A line may list several words of the same meaning, separated by `|`. A word
/// after `=` counts only as a whole, not as a part of a header.
struct CSVWordLines {
  /// A word's language (ISO 639-1), meaning and letters.
  struct Line {
    var language = ""
    var meaning = ""
    /// The word, with blanks.
    var word = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Whether the word counts only as a whole.
    var isWhole = false
  }

  let lists: [StaticString]

  /// Passes every word to `body`.
  func forEach(_ body: (Line) -> Void) {
    for list in lists {
      var (line, head) = (Line(), UnsafeRawBufferPointer(start: nil, count: 0))
      let bytes = UnsafeRawBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
      for text in bytes.split(separator: UInt8(ascii: "\n")) {
        for word in CSVWordLines.words(UnsafeRawBufferPointer(rebasing: text), &line, &head) {
          line.isWhole = word.first == UInt8(ascii: "=")
          line.word = UnsafeRawBufferPointer(rebasing: line.isWhole ? word.dropFirst() : word)
          body(line)
        }
      }
    }
  }

  /// The words of a line. Language and meaning usually equal those of the previous line and are then reused.
  private static func words(
    _ text: UnsafeRawBufferPointer, _ line: inout Line, _ head: inout UnsafeRawBufferPointer
  ) -> [Slice<UnsafeRawBufferPointer>] {
    guard let first = text.firstIndex(of: 0x20), let second = text[(first + 1)...].firstIndex(of: 0x20) else {
      return []
    }
    if !text[..<second].elementsEqual(head) {
      head = UnsafeRawBufferPointer(rebasing: text[..<second])
      line.language = String(decoding: text[..<first], as: UTF8.self)
      line.meaning = String(decoding: text[(first + 1)..<second], as: UTF8.self)
    }
    return text[(second + 1)...].split(separator: UInt8(ascii: "|"))
  }
}

/// The key of a folded text: an FNV-1a hash of its letters and digits.
struct CSVWordKey {
  /// The hash of the whole text.
  private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The hash without trailing digits.
  private(set) var trimmed: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8> = []) { for byte in bytes { add(byte) } }

  /// Adds a byte. Blanks and `$` are ignored, and capitals count as lower case.
  mutating func add(_ byte: UInt8) {
    guard byte != UInt8(ascii: "$"), byte != UInt8(ascii: " ") else { return }
    whole = (whole ^ UInt64(isLetter(byte) ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
    if !isDigit(byte) { trimmed = whole }
  }
}
