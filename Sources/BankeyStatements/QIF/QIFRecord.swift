/// One record of a list: its lines up to `^`. The first line with a letter counts: those behind it are of parts (`S`, `$`).
struct QIFRecord {
  /// Where it stands, without the `^`.
  private(set) var place: Range<Int>
  private var fields: [(code: UInt8, value: Range<Int>)] = []

  /// A record that begins with `line`.
  init(_ bytes: ByteView, _ line: Range<Int>) {
    place = line
    add(bytes, line)
  }

  /// Adds a line.
  mutating func add(_ bytes: ByteView, _ line: Range<Int>) {
    guard !line.isEmpty else { return }
    place = place.lowerBound..<line.upperBound
    let code = bytes[line.lowerBound]
    if self[code] == nil { fields.append((code, bytes.trimmed((line.lowerBound + 1)..<line.upperBound))) }
  }

  /// The value behind a letter.
  subscript(code: UInt8) -> Range<Int>? { fields.first { $0.code == code }?.value }

  /// The value behind a letter.
  subscript(code: Unicode.Scalar) -> Range<Int>? { self[UInt8(ascii: code)] }
}
