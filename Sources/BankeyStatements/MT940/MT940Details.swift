/// What `:86:` says of a transaction.
struct MT940Details {
  /// The other side.
  var name = MT940Words()
  /// What it is for.
  var purpose = MT940Words()
  /// What the bank calls such a transaction.
  var posting = MT940Words()

  /// How many characters a line has.
  static let line = 65

  /// Reads the texts of all `:86:` of a transaction. The first decides how they are built.
  init(_ bytes: ByteView, of row: MT940Row) {
    guard let first = row.details else { return }
    if let separator = MT940CodedText.separator(bytes, first) {
      MT940Details.joined(bytes, row) { MT940CodedText(separator).read($0, into: &self) }
    } else if MT940TaggedText.isFound(bytes, first) {
      MT940Details.joined(bytes, row) { MT940TaggedText.read($0, into: &self) }
    }
    if isEmpty { for place in [first] + row.moreDetails { readLines(bytes, place) } }
  }

  private var isEmpty: Bool { name.bytes.isEmpty && purpose.bytes.isEmpty && posting.bytes.isEmpty }

  /// The text without its line ends, which may stand anywhere. A text of one line is not copied.
  private static func joined(_ bytes: ByteView, _ row: MT940Row, _ read: (UnsafeRawBufferPointer) -> Void) {
    guard let first = row.details else { return }
    if row.moreDetails.isEmpty, bytes.first(0x0A, in: first) == nil, bytes.first(0x0D, in: first) == nil {
      return read(bytes[first])
    }
    var text: [UInt8] = []
    for place in [first] + row.moreDetails { text += bytes[place].lazy.filter { $0 != 0x0A && $0 != 0x0D } }
    text.withUnsafeBytes(read)
  }

  private mutating func readLines(_ bytes: ByteView, _ place: Range<Int>) {
    for line in bytes[place].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      purpose.add(UnsafeRawBufferPointer(rebasing: line), width: MT940Details.line)
    }
    purpose.add()
  }
}
