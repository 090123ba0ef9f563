/// What the bytes of fields mean, for some of the fields that were seen last: most rows say the same as one before.
struct CSVSeen<Meaning> {
  private typealias Entry = (first: Range<Int>, second: Range<Int>, meaning: Meaning)
  private var entries = [Entry?](repeating: nil, count: 1024)

  /// The meaning of one field or two, when it is still known.
  func meaning(_ bytes: ByteView, _ cell: CSVCell?, _ other: CSVCell? = nil) -> Meaning? {
    let (first, second) = (CSVSeen.place(cell), CSVSeen.place(other))
    guard let entry = entries[CSVSeen.slot(bytes, first, second)], bytes.isEqual(entry.first, first),
      bytes.isEqual(entry.second, second)
    else { return nil }
    return entry.meaning
  }

  /// Keeps a meaning for the rows that follow.
  mutating func keep(_ meaning: Meaning, _ bytes: ByteView, _ cell: CSVCell?, _ other: CSVCell? = nil) {
    let (first, second) = (CSVSeen.place(cell), CSVSeen.place(other))
    entries[CSVSeen.slot(bytes, first, second)] = (first, second, meaning)
  }

  private static func place(_ cell: CSVCell?) -> Range<Int> { cell?.place ?? 0..<0 }

  private static func slot(_ bytes: ByteView, _ first: Range<Int>, _ second: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes[first] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for byte in bytes[second] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    // The bits at both ends: short texts that follow each other differ in few of either.
    return Int((hash >> 22 ^ hash) & 1023)
  }
}
