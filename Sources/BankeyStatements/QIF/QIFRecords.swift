import BankeyModel

/// Splits a file into the records of its lists.
struct QIFRecords {
  /// The maximum length of a record in bytes.
  static let longest = 1 << 18

  let bytes: ByteView
  private var lines: TextLines
  private var list: QIFList?
  /// The number of lists that have begun.
  private(set) var lists = 0
  /// The order of dates that a line such as `!Option:MDY` declares; nil when none has been read.
  private(set) var declared: DateOrder?

  init(_ bytes: ByteView) {
    self.bytes = bytes
    lines = TextLines(bytes)
    if QIFSign.isBare(bytes) { list = .transactions(.bank) }
  }

  /// The next record and its list; nil at the end of the file.
  mutating func next() throws(ReadingError) -> (list: QIFList, record: QIFRecord)? {
    var record: QIFRecord?
    while let line = lines.next() {
      if line.isEmpty { continue }
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "!"):
        if record != nil { try checkEnd(at: line) }
        record = nil
        begin(line)
      case UInt8(ascii: "^"):
        record?.end(bytes, line)
        if let list, let record { return (list, record) }
      default: try add(line, to: &record)
      }
    }
    if let list, let record, !list.isOther {
      throw ReadingError("The file is cut off: it ends inside a record.", at: record.place.upperBound)
    }
    return nil
  }

  private mutating func begin(_ line: Range<Int>) {
    let text = String(decoding: bytes[line].prefix(64), as: UTF8.self)
    guard let list = QIFList(text) else { return declared = QIFRecords.order(text) ?? declared }
    self.list = list
    lists += 1
  }

  private static func order(_ line: String) -> DateOrder? {
    switch line.lowercased() {
    case "!option:mdy": .monthFirst
    case "!option:dmy": .dayFirst
    default: nil
    }
  }

  /// The date at `place`. Dots usually mean that the day comes first, but not in a file that declares the opposite.
  func date(_ place: Range<Int>) -> WrittenDate? {
    guard declared == .monthFirst, !bytes[place].contains(where: isLetter) else {
      return WrittenDate(bytes[place]) ?? dateSince1900(place)
    }
    return bytes[place].map { $0 == 0x2E ? 0x2F : $0 }.withUnsafeBytes { WrittenDate($0) }
  }

  /// A date whose year counts from 1900, as some banks write it, with the payee behind it: `03/25/099Withdrawal`.
  private func dateSince1900(_ place: Range<Int>) -> WrittenDate? {
    let parts = bytes[place].prefix { isDigit($0) || $0 == slash }.split(
      separator: slash, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].count == 3, let year = Int(String(decoding: parts[2], as: UTF8.self)) else {
      return nil
    }
    let days = parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
    var text = (days + [String(1900 + year)]).joined(separator: "/")
    return text.withUTF8 { WrittenDate(UnsafeRawBufferPointer($0)) }
  }

  /// Throws when a list or another transaction begins within a record, whose `^` is then missing: the lines of two
  /// transactions would become one.
  private func checkEnd(at line: Range<Int>) throws(ReadingError) {
    if let list, !list.isOther { throw ReadingError("The record before this line has no end.", at: line.lowerBound) }
  }

  private func add(_ line: Range<Int>, to record: inout QIFRecord?) throws(ReadingError) {
    guard let list else { return }
    if case .transactions = list, record?.isEnded(by: bytes[line.lowerBound]) == true { try checkEnd(at: line) }
    if record == nil { record = QIFRecord(bytes, line) } else { record?.add(bytes, line) }
    guard let record, record.place.count <= QIFRecords.longest else {
      throw ReadingError("A record is longer than \(QIFRecords.longest) bytes.", at: line.lowerBound)
    }
  }
}

extension QIFList {
  fileprivate var isOther: Bool {
    if case .other = self { true } else { false }
  }
}

/// A record of a list: its lines up to `^`. Only the first line with a letter counts; repetitions belong to splits
/// (`S`, `$`). A memo may have several lines (`M`).
struct QIFRecord {
  /// The place of the record, without the `^`.
  private(set) var place: Range<Int>
  private var fields: [(code: UInt8, value: Range<Int>)] = []

  /// A record that begins with `line`.
  init(_ bytes: ByteView, _ line: Range<Int>) {
    place = line
    add(bytes, line)
  }

  mutating func add(_ bytes: ByteView, _ line: Range<Int>) {
    guard !line.isEmpty else { return }
    place = place.lowerBound..<line.upperBound
    let code = bytes[line.lowerBound]
    if self[code] == nil || code == UInt8(ascii: "M") {
      fields.append((code, bytes.trimmed((line.lowerBound + 1)..<line.upperBound)))
    }
  }

  /// Ends the record with its `^` line, which may name the currency. One bank writes the date in place of the memo.
  mutating func end(_ bytes: ByteView, _ line: Range<Int>) {
    fields.append((bytes[line.lowerBound], line.lowerBound + 1..<line.upperBound))
    guard self["D"] == nil, let memo = fields.firstIndex(where: { $0.code == UInt8(ascii: "M") }),
      WrittenDate(bytes[fields[memo].value]) != nil
    else { return }
    fields[memo].code = UInt8(ascii: "D")
  }

  /// Whether a line with this letter shows that the `^` before it is missing: a transaction has one amount and, apart
  /// from its splits, one date.
  func isEnded(by code: UInt8) -> Bool {
    guard self[code] != nil else { return false }
    return code == UInt8(ascii: "T") || (code == UInt8(ascii: "D") && self["S"] == nil)
  }

  /// The value of the first line with this letter.
  subscript(code: UInt8) -> Range<Int>? { fields.first { $0.code == code }?.value }

  /// The values of all lines with this letter.
  func all(_ code: Unicode.Scalar) -> [Range<Int>] {
    fields.lazy.filter { $0.code == UInt8(ascii: code) }.map(\.value)
  }

  /// The value of the first line with this letter.
  subscript(code: Unicode.Scalar) -> Range<Int>? { self[UInt8(ascii: code)] }
}

/// The figure of an amount, without the currency that some programs write beside it.
struct QIFFigure {
  /// The digits, marks and sign in ASCII; the text as it is when it holds no figure.
  let digits: [UInt8]
  /// The currency beside it; nil when there is none or several share its sign.
  let currency: Currency?

  init(_ bytes: UnsafeRawBufferPointer) {
    let written = WrittenFigure(bytes)
    (digits, currency) = (written?.figure ?? Array(bytes), written?.currency)
  }
}
