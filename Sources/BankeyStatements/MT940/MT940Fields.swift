import BankeyModel

/// Splits a file into the fields of its messages. A tag such as `:61:` at the beginning of a line begins a field and
/// ends the previous one.
///
/// Control characters before a field are skipped: banks frame messages with them, or join files that each end with one.
struct MT940Fields {
  /// The maximum length of a field in bytes.
  static let longest = 65_536

  let bytes: ByteView
  private let lineEnd: UInt8
  /// Whether blanks precede the tags.
  private let isIndented: Bool
  private var start: Start?

  /// The tag of a field or frame, its place and the beginning of its text.
  private struct Start {
    var tag: MT940Tag
    var place: Int
    var text: Int
  }

  /// Finds the first field of a file.
  init(_ bytes: ByteView) throws(ReadingError) {
    self.bytes = bytes
    lineEnd = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
    isIndented = MT940Fields.isIndented(bytes, lineEnd)
    let preface = try next(from: 0, atLineStart: true, isText: false, limit: .max)
    start = preface.next
  }

  /// The next field; nil at the end of the file.
  mutating func next() throws(ReadingError) -> MT940Field? {
    guard let start else { return nil }
    let (end, next) = try next(
      from: start.text, atLineStart: start.tag == .block, isText: start.tag.isText,
      limit: start.tag == .end ? .max : MT940Fields.longest)
    let last = withoutLineEnd(start.text, end)
    // A few programs write a blank behind each tag.
    let first = (start.text..<last).first { bytes[$0] != 0x20 } ?? last
    let value = (start.tag.isText ? start.text : first)..<last
    let isEnd = (next == nil || next?.tag == .block) && start.tag != .end && endsBlock(value)
    self.start = isEnd ? Start(tag: .end, place: value.upperBound - 2, text: value.upperBound - 1) : next
    let text = isEnd ? value.lowerBound..<value.upperBound - 2 : value
    return MT940Field(tag: start.tag, start: start.place, value: text)
  }

  /// Whether a field ends with the mark of the end of its block, which most banks write into a line of its own.
  private func endsBlock(_ value: Range<Int>) -> Bool {
    value.count > 2 && bytes[value.upperBound - 1] == closingBrace && bytes[value.upperBound - 2] == dash
  }

  /// The end of the text that begins at `place`, and the field that ends it.
  ///
  /// In a text only the tags that MT940 has begin a field, so that a time at the beginning of a line does not.
  private func next(
    from place: Int, atLineStart: Bool, isText: Bool, limit: Int
  ) throws(ReadingError) -> (Int, next: Start?) {
    var line = atLineStart ? place : lineStart(after: place)
    while line < bytes.count {
      if let start = start(at: line), !isText || !isWithinText(start) { return (line, start) }
      guard line - place <= limit else {
        throw ReadingError("A field is longer than \(MT940Fields.longest) bytes.", at: place)
      }
      line = lineStart(after: line)
    }
    return (bytes.count, nil)
  }

  /// Whether what looks like a field or an end is a line of the text before it. Only the next message, or at once more
  /// rows of the same one, can follow an end.
  private func isWithinText(_ start: Start) -> Bool {
    guard start.tag == .end else {
      return isTime(start) || start.tag == .other && !MT940Tag.isKnown(bytes, start.place)
    }
    var line = lineStart(after: start.text)
    guard line < bytes.count, self.start(at: line) == nil else { return false }
    while line < bytes.count, line - start.place < MT940Fields.longest {
      if let next = self.start(at: line) { return next.tag.isOfStatement }
      line = lineStart(after: line)
    }
    return false
  }

  /// Whether what looks like a tag is the minutes of a time that a full line cuts: `2026-01-15T20` and `:20:10`.
  private func isTime(_ start: Start) -> Bool {
    guard start.text == start.place + 4, bytes[start.place + 1] < UInt8(ascii: "6"), start.text + 2 < bytes.count,
      twoDigits(bytes[start.text], bytes[start.text + 1]) != nil, !isDigit(bytes[start.text + 2]),
      let last = (max(0, start.place - 3)..<start.place).last(where: { bytes[$0] != 0x0A && bytes[$0] != 0x0D }),
      last > 3, let hour = twoDigits(bytes[last - 1], bytes[last]), hour < 24
    else { return false }
    return bytes[last - 2] == UInt8(ascii: "T") && isDigit(bytes[last - 3])
  }

  /// Whether a file indents its fields, the first one or not, as a copy from a web page or a letter does. A second field
  /// without blanks shows that it does not.
  private static func isIndented(_ bytes: ByteView, _ lineEnd: UInt8) -> Bool {
    var (line, indented) = (0, 0)
    while let end = bytes.first(lineEnd, in: line..<min(bytes.count, longest)), indented < 2 {
      let start = (line..<end).first { bytes[$0] != 0x20 } ?? end
      let isTag = start + 3 < end && bytes[start] == colon && twoDigits(bytes[start + 1], bytes[start + 2]) != nil
      if isTag, start == line, line > 0 { return false }
      if isTag, start > line { indented += 1 }
      line = end + 1
    }
    return indented > 1
  }

  private func lineStart(after place: Int) -> Int {
    bytes.first(lineEnd, in: place..<bytes.count).map { $0 + 1 } ?? bytes.count
  }

  private func withoutLineEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private func start(at line: Int) -> Start? {
    var place = line
    while place < bytes.count, isControl(bytes[place]) || (isIndented && bytes[place] == 0x20) { place += 1 }
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case colon: return field(at: place) ?? brokenField(at: place)
    case dash: return isEnd(at: place) ? Start(tag: .end, place: place, text: place + 1) : nil
    case brace: return block(at: place)
    default: return nil
    }
  }

  private func field(at place: Int) -> Start? {
    // A tag has two or three characters.
    for end in (place + 3)..<(place + 5) where end < bytes.count && bytes[end] == colon {
      return MT940Tag(bytes[(place + 1)..<end]).map { Start(tag: $0, place: place, text: end + 1) }
    }
    return nil
  }

  /// A field whose first colon is alone in the line before the rest of its tag.
  private func brokenField(at place: Int) -> Start? {
    let rest = place + 1..<min(place + 8, bytes.count)
    guard let tag = rest.first(where: { bytes[$0] != 0x0A && bytes[$0] != 0x0D }), tag > place + 1,
      let start = field(at: tag - 1), start.tag != .other
    else { return nil }
    return Start(tag: start.tag, place: place, text: start.text)
  }

  /// Whether a line holds only a dash, with or without the closing brace of its block.
  private func isEnd(at place: Int) -> Bool {
    var after = place + 1
    while after < bytes.count, bytes[after] == 0x20 || (isControl(bytes[after]) && bytes[after] != lineEnd) {
      after += 1
    }
    return after == bytes.count || bytes[after] == lineEnd || bytes[after] == closingBrace
  }

  private func block(at place: Int) -> Start? {
    let line = place..<lineStart(after: place)
    return bytes.first("{4:", in: line).map { Start(tag: .block, place: place, text: $0 + 3) }
  }

  private func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A && byte != 0x0D)
  }
}

private let colon: UInt8 = 0x3A
private let dash: UInt8 = 0x2D
private let brace: UInt8 = 0x7B
private let closingBrace: UInt8 = 0x7D
