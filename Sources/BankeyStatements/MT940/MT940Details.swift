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
  init(_ bytes: ByteView, _ places: [Range<Int>]) {
    guard let first = places.first else { return }
    if let separator = MT940CodedText.separator(bytes, first) {
      MT940CodedText(separator).read(MT940Details.joined(bytes, places), into: &self)
    } else if MT940TaggedText.isFound(bytes, first) {
      MT940TaggedText.read(MT940Details.joined(bytes, places), into: &self)
    }
    if isEmpty { for place in places { readLines(bytes, place) } }
  }

  private var isEmpty: Bool { name.bytes.isEmpty && purpose.bytes.isEmpty && posting.bytes.isEmpty }

  /// The text without its line ends, which may stand anywhere.
  private static func joined(_ bytes: ByteView, _ places: [Range<Int>]) -> [UInt8] {
    var text: [UInt8] = []
    for place in places { text += bytes[place].lazy.filter { $0 != 0x0A && $0 != 0x0D } }
    return text
  }

  private mutating func readLines(_ bytes: ByteView, _ place: Range<Int>) {
    for line in bytes[place].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      purpose.add(line, width: MT940Details.line)
    }
    purpose.add()
  }
}
