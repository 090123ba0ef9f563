import BankeyModel

/// The contents of `:86:` for a transaction.
struct MT940Details {
  var name = MT940Words()
  var account = MT940Words()
  /// The remittance information.
  var purpose = MT940Words()
  /// The bank's name for the kind of transaction.
  var posting = MT940Words()

  /// The length of a full line in characters.
  static let line = 65
  /// How the bank wraps lines.
  let wrap: MT940Wrap

  init(_ wrap: MT940Wrap) { self.wrap = wrap }

  /// Reads the texts of a transaction and discards those of the previous one.
  mutating func read(_ bytes: ByteView, of row: MT940Row) {
    name.clear()
    account.clear()
    purpose.clear()
    posting.clear()
    if let first = row.details {
      read(bytes, first, of: row)
    } else if let coded = row.coded {
      MT940CodedLines.read(bytes, coded, into: &self)
    }
  }

  /// Reads the texts of all `:86:` fields. The first determines the form.
  private mutating func read(_ bytes: ByteView, _ first: Range<Int>, of row: MT940Row) {
    if let separator = MT940CodedText.separator(bytes, first) {
      MT940Details.joined(bytes, first, row, nil) { MT940CodedText(separator).read($0, into: &self) }
    } else if MT940TaggedText.isFound(bytes, first) {
      MT940Details.joined(bytes, first, row, wrap) { MT940TaggedText.read($0, into: &self) }
    }
    if isEmpty {
      readLines(bytes, first)
      for place in row.moreDetails { readLines(bytes, place) }
    }
  }

  private var isEmpty: Bool { name.text.isEmpty && purpose.text.isEmpty && posting.text.isEmpty }

  /// Passes the text without line ends, which may be anywhere unless the bank wraps after words. A text of one line is
  /// not copied.
  private static func joined(
    _ bytes: ByteView, _ first: Range<Int>, _ row: MT940Row, _ wrap: MT940Wrap?,
    _ read: (UnsafeRawBufferPointer) -> Void
  ) {
    if row.moreDetails.isEmpty, bytes.first(0x0A, in: first) == nil, bytes.first(0x0D, in: first) == nil {
      return read(bytes[first])
    }
    var (text, endsWord): ([UInt8], Bool) = ([], false)
    for place in [first] + row.moreDetails {
      for line in MT940Wrap.lines(bytes, place) {
        if endsWord, text.last != 0x20, line.first != slash { text.append(0x20) }
        text += line
        endsWord = wrap?.endsWord(line) ?? false
      }
    }
    text.withUnsafeBytes(read)
  }

  private mutating func readLines(_ bytes: ByteView, _ place: Range<Int>) {
    for line in MT940Wrap.lines(bytes, place) {
      purpose.add(UnsafeRawBufferPointer(rebasing: line), width: wrap.textWidth)
    }
    purpose.add()
  }
}

/// How a bank wraps its texts: all lines at the same length, or each after a word.
struct MT940Wrap {
  /// The maximum number of texts examined.
  private static let most = 300
  private var width = 0
  private var full = 0
  private var all = 0

  /// Examines the texts of a file.
  init(_ fields: MT940Fields) {
    var (fields, texts) = (fields, 0)
    while texts < MT940Wrap.most, let field = try? fields.next() {
      guard field.tag == .details else { continue }
      texts += 1
      let lines = MT940Wrap.lines(fields.bytes, field.value)
      // A line that begins with one of these signs begins a part and does not show how the bank wraps.
      for (line, next) in zip(lines, lines.dropFirst()) where !"/?".utf8.contains(next.first ?? slash) {
        see(line.count)
      }
    }
  }

  private mutating func see(_ length: Int) {
    if length > width { (width, full) = (length, 0) }
    if length == width { full += 1 }
    all += 1
  }

  /// Whether most lines have the same length.
  private var isFixed: Bool { full * 4 >= all * 3 }

  /// Whether a line that another follows ends with a whole word.
  func endsWord(_ line: Slice<UnsafeRawBufferPointer>) -> Bool { line.count < (isFixed ? width : MT940Details.line) }

  /// The length at which a line of plain text continues within a word.
  var textWidth: Int { isFixed && all > 3 && width >= 20 ? min(width, MT940Details.line) : MT940Details.line }

  static func lines(_ bytes: ByteView, _ place: Range<Int>) -> [Slice<UnsafeRawBufferPointer>] {
    bytes[place].split { $0 == 0x0A || $0 == 0x0D }
  }
}

/// The rest of `:61:` after the amount: `NTRF`, the customer's reference, `//` and the bank's reference.
struct MT940References {
  /// The type of the transaction; empty when there is none.
  let type: Range<Int>
  let customer: Range<Int>
  let bank: Range<Int>
  /// The name that some banks write at a fixed position after the reference.
  let name: Range<Int>

  init(_ bytes: ByteView, _ place: Range<Int>) {
    let hasType = place.count >= 4 && MT940References.isType(bytes, place)
    type = place.lowerBound..<(place.lowerBound + (hasType ? 4 : 0))
    let rest = type.upperBound..<place.upperBound
    let slashes = bytes.pair(slash, in: rest)
    bank = bytes.trimmed((slashes.map { $0 + 2 } ?? rest.upperBound)..<rest.upperBound)
    let own = bytes.trimmed(rest.lowerBound..<(slashes ?? rest.upperBound))
    let gap = bytes.pair(0x20, in: own)
    customer = own.lowerBound..<(gap ?? own.upperBound)
    name = bytes.trimmed((gap ?? own.upperBound)..<own.upperBound)
  }

  /// Whether a type begins here: a letter and three characters. `NONREF` means that there is neither a reference nor a
  /// type.
  private static func isType(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    switch bytes[place.lowerBound] {
    case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "F"): !isNone(bytes, place)
    default: false
    }
  }

  /// Whether a reference is empty or says that there is none.
  static func isNone(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    place.isEmpty || (place.count == 6 && bytes.starts(with: "NONREF", at: place.lowerBound))
  }
}

extension ByteView {
  /// The place of the first two consecutive `byte`s in `range`.
  fileprivate func pair(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while let found = first(byte, in: place..<range.upperBound), found + 1 < range.upperBound {
      if self[found + 1] == byte { return found }
      place = found + 1
    }
    return nil
  }
}
