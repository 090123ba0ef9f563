import BankeyModel

/// A list of words: the line `de booked buchungs tag` says that this is German for the day of booking. Words are written as they are
/// folded; blanks say only where the parts of a phrase begin. Several of the same meaning may stand on a line with `|` between them.
/// `=` before a word says that it counts alone and not within others.
struct CSVWordLines {
  /// A word's language (ISO 639-1), meaning and letters.
  struct Line {
    var language = ""
    var meaning = ""
    /// With its blanks.
    var word = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Whether it counts alone only.
    var isWhole = false
  }

  let lists: [StaticString]

  /// Hands every word to `body`.
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

  /// The words of a line; its language and meaning are mostly those of the line before.
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

/// What a folded text is known by: a hash of its letters and digits (FNV-1a).
struct CSVWordKey {
  /// The hash of all of it.
  private(set) var whole: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The same without the digits at its end.
  private(set) var trimmed: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: some Sequence<UInt8> = []) { for byte in bytes { add(byte) } }

  /// Adds a byte; blanks and `$` do not count, and capitals are small letters.
  mutating func add(_ byte: UInt8) {
    guard byte != UInt8(ascii: "$"), byte != UInt8(ascii: " ") else { return }
    whole = (whole ^ UInt64(isLetter(byte) ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
    if !isDigit(byte) { trimmed = whole }
  }
}
