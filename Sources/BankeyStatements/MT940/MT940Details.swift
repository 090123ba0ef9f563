import BankeyModel

/// What `:86:` says of a transaction.
struct MT940Details {
  /// The other side.
  var name = MT940Words()
  /// The account of the other side.
  var account = MT940Words()
  /// What it is for.
  var purpose = MT940Words()
  /// What the bank calls such a transaction.
  var posting = MT940Words()

  /// How many characters a line has.
  static let line = 65
  /// How the bank ends lines before that.
  let wrap: MT940Wrap

  /// Texts of a bank that wraps like that.
  init(_ wrap: MT940Wrap) { self.wrap = wrap }

  /// Reads the texts of a transaction, and forgets those of the one before.
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

  /// Reads the texts of all `:86:`. The first decides how they are built.
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

  /// The text without its line ends, which may stand anywhere unless the bank `wrap`s behind words. A text of one
  /// line is not copied.
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

/// How a bank cuts its texts into lines: all at the same length, or each behind a word.
struct MT940Wrap {
  /// How many texts are looked at.
  private static let most = 300
  private var width = 0
  private var full = 0
  private var all = 0

  /// Looks at the texts of a file.
  init(_ fields: MT940Fields) {
    var (fields, texts) = (fields, 0)
    while texts < MT940Wrap.most, let field = try? fields.next() {
      guard field.tag == .details else { continue }
      texts += 1
      let lines = MT940Wrap.lines(fields.bytes, field.value)
      // A line that begins with a sign begins a part, which says nothing of where the bank cuts.
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

  /// Whether most lines are equally long.
  private var isFixed: Bool { full * 4 >= all * 3 }

  /// Whether a word ends with a line that another follows.
  func endsWord(_ line: Slice<UnsafeRawBufferPointer>) -> Bool { line.count < (isFixed ? width : MT940Details.line) }

  /// The length at which a line of plain text goes on within a word.
  var textWidth: Int { isFixed && all > 3 && width >= 20 ? min(width, MT940Details.line) : MT940Details.line }

  /// The lines of a text.
  static func lines(_ bytes: ByteView, _ place: Range<Int>) -> [Slice<UnsafeRawBufferPointer>] {
    bytes[place].split { $0 == 0x0A || $0 == 0x0D }
  }
}

/// What follows the amount in a `:61:`: `NTRF`, the customer's reference, `//` and the bank's own.
struct MT940References {
  /// The type of the transaction, where there is one.
  let type: Range<Int>
  /// The customer's reference.
  let customer: Range<Int>
  /// The bank's reference.
  let bank: Range<Int>
  /// A name that some banks write at a fixed place after the reference.
  let name: Range<Int>

  /// Reads what stands at `place`.
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

  /// A letter and three characters. `NONREF` is no type but says that there is no reference, and then the type is missing.
  private static func isType(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    switch bytes[place.lowerBound] {
    case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "F"): !isNone(bytes, place)
    default: false
    }
  }

  /// Whether a reference says that there is none.
  static func isNone(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    place.isEmpty || (place.count == 6 && bytes.starts(with: "NONREF", at: place.lowerBound))
  }
}

extension ByteView {
  /// Where `byte` first stands twice in `range`.
  fileprivate func pair(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while let found = first(byte, in: place..<range.upperBound), found + 1 < range.upperBound {
      if self[found + 1] == byte { return found }
      place = found + 1
    }
    return nil
  }
}
