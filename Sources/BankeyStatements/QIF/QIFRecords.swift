/// Cuts a file into the records of its lists.
struct QIFRecords {
  /// How long a record may be.
  static let longest = 1 << 18

  let bytes: ByteView
  private var lines: QIFLines
  private var list: QIFList?

  /// The records of a file.
  init(_ bytes: ByteView) {
    self.bytes = bytes
    lines = QIFLines(bytes)
  }

  /// The next record with the list that it is of; nil at the end of the file.
  mutating func next() throws(StatementFault) -> (list: QIFList, record: QIFRecord)? {
    var record: QIFRecord?
    while let line = lines.next() {
      if line.isEmpty { continue }
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "!"):
        if record != nil { try checkEnd(at: line) }
        record = nil
        begin(line)
      case UInt8(ascii: "^"):
        if let list, let record { return (list, record) }
        record = nil
      default: try add(line, to: &record)
      }
    }
    if let list, let record, !list.isOther {
      throw StatementFault("The file is cut off: it ends inside a record.", at: record.place.upperBound)
    }
    return nil
  }

  private mutating func begin(_ line: Range<Int>) {
    if let list = QIFList(String(decoding: bytes[line].prefix(64), as: UTF8.self)) { self.list = list }
  }

  /// A list begins within a record. Its `^` is missing: what follows could get into it.
  private func checkEnd(at line: Range<Int>) throws(StatementFault) {
    if let list, !list.isOther { throw StatementFault("The record before this line has no end.", at: line.lowerBound) }
  }

  private func add(_ line: Range<Int>, to record: inout QIFRecord?) throws(StatementFault) {
    guard list != nil else { return }
    if record == nil { record = QIFRecord(bytes, line) } else { record?.add(bytes, line) }
    guard let record, record.place.count <= QIFRecords.longest else {
      throw StatementFault("A record is longer than \(QIFRecords.longest) bytes.", at: line.lowerBound)
    }
  }
}

extension QIFList {
  fileprivate var isOther: Bool {
    if case .other = self { true } else { false }
  }
}
