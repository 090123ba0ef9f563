import BankeyModel

/// How a bank wraps its texts: all lines at the same length, or each after a word.
struct MT940Wrap {
  /// The maximum number of texts examined.
  private static let most = 300
  /// The length up to which lines are counted.
  private static let longest = 127
  /// How many characters shorter than the longest line a line may be because its next word did not fit.
  private static let word = 15

  /// The length of the longest line of SWIFT with its tag.
  private static let limit = 70
  /// The length from which a line may be full: SWIFT's without a tag or blanks.
  private static let shortest = 60
  /// The length below which a few lines are not those of a bank that wraps.
  private static let narrow = 35

  let length: MT940Length
  /// The number of lines of each length.
  private var lengths = [Int](repeating: 0, count: longest + 1)
  private var width = 0
  private var all = 0
  /// Whether the text of each transaction begins with three digits, the German code for its kind.
  private(set) var isNumbered = true

  /// Examines the texts of a file.
  init(_ fields: MT940Fields, _ length: MT940Length) {
    self.length = length
    var (fields, texts, isRow) = (fields, 0, false)
    while texts < MT940Wrap.most, let field = try? fields.next() {
      guard field.tag == .details else {
        isRow = field.tag == .entry
        continue
      }
      texts += 1
      if isRow, !MT940CodedText.startsWithCode(fields.bytes, field.value) { isNumbered = false }
      let lines = MT940Wrap.lines(fields.bytes, field.value)
      // A line that begins with one of these signs begins a part and does not show how the bank wraps.
      for (line, next) in zip(lines, lines.dropFirst()) where !"/?".utf8.contains(next.first ?? slash) {
        observe(length.of(line))
      }
    }
  }

  private mutating func observe(_ length: Int) {
    width = max(width, length)
    lengths[min(length, MT940Wrap.longest)] += 1
    all += 1
  }

  /// The lengths that a bank uses which ends lines after words: just below the greatest one.
  private var usual: ArraySlice<Int> {
    let end = min(width, MT940Wrap.longest)
    return lengths[max(0, end - MT940Wrap.word)...end]
  }

  /// Whether most lines have the same length.
  private var isFixed: Bool {
    lengths[min(width, MT940Wrap.longest)] * 4 >= all * 3 && (all > 3 || width >= MT940Wrap.narrow)
  }

  /// Whether lines end after words, so that no length is more frequent than all others together. The few lines that are
  /// longer than any bank's wrap end where their text ends.
  private var isAfterWords: Bool {
    all > 3 ? (usual.max() ?? 0) * 2 < usual.reduce(0, +) : width > MT940Wrap.limit
  }

  /// Whether a line that another follows ends with a whole word.
  func endsWord(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    length.of(line) < (isAfterWords ? .max : isFixed ? width : MT940Details.line)
  }

  /// Whether a line is one character shorter than the bank's others: a program has removed the blank at its end.
  func lacksBlank(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard (MT940Wrap.shortest...MT940Wrap.longest).contains(width), length.of(line) == width - 1 else { return false }
    let (full, short) = (lengths[width], lengths[width - 1])
    return full > short && (full + short) * 4 >= all * 3
  }

  /// Whether a line is as long as a bank makes it before it cuts a word.
  func isFull(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    length.of(line) >= min(width < MT940Wrap.narrow ? .max : width, MT940Wrap.shortest)
  }

  /// The length at which a line of plain text continues within a word.
  var textWidth: Int {
    if isAfterWords { return .max }
    return isFixed && all > 3 && width >= 20 ? min(width, MT940Details.line) : MT940Details.line
  }

  static func lines(_ bytes: ByteView, _ place: Range<Int>) -> [Slice<UnsafeRawBufferPointer>] {
    bytes[place].split { $0 == 0x0A || $0 == 0x0D }
  }
}

/// Counts the characters of a text: each byte is one, but in UTF-8 some continue a character.
struct MT940Length {
  let isUTF8: Bool

  func of(_ text: some Collection<UInt8>) -> Int { isUTF8 ? text.count { $0 & 0xC0 != 0x80 } : text.count }

  /// Whether a text has fewer characters than `limit`.
  @inline(__always)
  func isBelow(_ limit: Int, _ text: UnsafeRawBufferPointer) -> Bool {
    text.count < limit || (isUTF8 && of(text) < limit)
  }
}
