import BankeyModel

/// The contents of `:86:` for a transaction.
struct MT940Details {
  var name: MT940Words
  var account: MT940Words
  /// The remittance information.
  var purpose: MT940Words
  /// The bank's name for the kind of transaction.
  var posting: MT940Words

  /// The length of a full line in characters.
  static let line = 65
  /// How the bank wraps lines.
  let wrap: MT940Wrap

  init(_ wrap: MT940Wrap) {
    self.wrap = wrap
    let words = MT940Words(wrap.length)
    (name, account, purpose, posting) = (words, words, words, words)
  }

  /// Reads the texts of a transaction, and discards those of the previous one.
  mutating func read(_ bytes: ByteView, of row: MT940Row, _ entry: MT940Entry) {
    name.clear()
    account.clear()
    purpose.clear()
    posting.clear()
    if let first = row.details {
      read(bytes, first, row.moreDetails, of: entry)
    } else if let coded = row.coded {
      MT940CodedLines.read(bytes, coded, into: &self)
    }
    name.clearIfFiller()
    purpose.clearIfFiller()
  }

  /// Reads the texts of all `:86:` fields. The first determines the form. One that holds only the code of the kind is
  /// followed by one that repeats it.
  private mutating func read(_ bytes: ByteView, _ first: Range<Int>, _ more: [Range<Int>], of entry: MT940Entry) {
    let isOut = entry.amount.isNegative
    let isCode = !more.isEmpty && MT940CodedText.isCode(bytes, first)
    let (first, more) = isCode ? (more[0], Array(more.dropFirst())) : (first, more)
    if let separator = MT940CodedText.separator(bytes, first) {
      readCoded(MT940Lines(bytes, first, more), separator)
    } else if MT940TaggedText.isFound(bytes, first) {
      joined(bytes, first, more) { MT940TaggedText.read($0, isOut: isOut, into: &$1) }
    } else if MT940KeyedText.isFound(bytes, first) {
      joined(bytes, first, more) { MT940KeyedText.read($0, isOut: isOut, into: &$1) }
    } else if MT940LabelledText.isFound(bytes, first) {
      joined(bytes, first, more) { MT940LabelledText.read($0, into: &$1) }
    } else if more.isEmpty, MT940ShortCode.isFound(bytes, first) {
      MT940ShortCode.read(bytes, first, kind: entry.supplement, into: &self)
    }
    guard isEmpty else { return }
    readLines(bytes, wrap.isNumbered ? MT940CodedText.withoutCode(bytes, first) : first)
    for place in more { readLines(bytes, place) }
    MT940Purpose.takeParts(of: &self)
  }

  private mutating func readCoded(_ lines: MT940Lines, _ separator: UInt8) {
    let isCut = lines.areCut(at: separator)
    lines.joined { line, next in
      (!isCut && !wrap.isFull(line) && MT940CodedText.endsWord(line, before: next))
        || (next.first != separator && wrap.lacksBlank(line))
    } _: { text in
      MT940CodedText(separator).read(text, into: &self)
    }
  }

  /// Passes the lines of a text with keys, joined, to `read`.
  private mutating func joined(
    _ bytes: ByteView, _ first: Range<Int>, _ more: [Range<Int>],
    _ read: (UnsafeRawBufferPointer, inout MT940Details) -> Void
  ) {
    MT940Lines(bytes, first, more).joined { line, next in
      next.first != slash && wrap.endsWord(line)
    } _: { text in
      read(text, &self)
    }
  }

  private var isEmpty: Bool { name.text.isEmpty && purpose.text.isEmpty && posting.text.isEmpty }

  private mutating func readLines(_ bytes: ByteView, _ place: Range<Int>) {
    for line in MT940Wrap.lines(bytes, place) {
      purpose.add(UnsafeRawBufferPointer(rebasing: line), width: wrap.textWidth)
    }
    purpose.add()
  }
}

/// The lines of the `:86:` fields of a transaction.
struct MT940Lines {
  typealias Line = Slice<UnsafeRawBufferPointer>

  /// The text, if it is a single line.
  private let line: UnsafeRawBufferPointer?
  /// The lines, if there are several.
  private let lines: [Line]

  /// The lines of the first field and of further ones, which few banks write.
  init(_ bytes: ByteView, _ first: Range<Int>, _ more: [Range<Int>]) {
    let isOne = more.isEmpty && bytes.first(0x0A, in: first) == nil && bytes.first(0x0D, in: first) == nil
    line = isOne ? bytes[first] : nil
    lines = isOne ? [] : ([first] + more).flatMap { MT940Wrap.lines(bytes, $0) }
  }

  /// Passes the text without line ends to `read`. A blank takes the place of those that end a word. A text of one line
  /// is not copied.
  func joined(_ endsWord: (Line, Line) -> Bool, _ read: (UnsafeRawBufferPointer) -> Void) {
    if let line { return read(line) }
    var (text, last): ([UInt8], Line?) = ([], nil)
    for line in lines {
      if let last, last.last != 0x20, endsWord(last, line) { text.append(0x20) }
      text += line
      last = line
    }
    text.withUnsafeBytes(read)
  }

  /// Whether some line ends within a code such as `?20`, so that lines end anywhere.
  func areCut(at separator: UInt8) -> Bool {
    lines.dropLast().contains { line in
      line.last == separator || (line.dropLast().last == separator && line.last.map(isDigit) == true)
    }
  }
}
