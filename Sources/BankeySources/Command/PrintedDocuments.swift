import BankeyModel
import BankeyStatements

/// Splits the output of a program into documents, each of which is read like a file.
///
/// A form feed ends a document of any format. Otherwise a document ends where its format says so (the last brace of
/// JSON, `</OFX>`, `</Document>`), or where a line begins another one: `<?xml`, `OFXHEADER:`, `{`, and, after a
/// document of another format, `:20:` and `!Type:`.
struct PrintedDocuments {
  private static let formFeed: UInt8 = 0x0C
  private let bytes: [UInt8]
  private var place = 0

  /// The documents in an output; none if it is blank.
  static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    // Text in UTF-16 is one document, because these signs are single bytes.
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return [bytes] }
    var documents = PrintedDocuments(bytes: bytes)
    var all: [[UInt8]] = []
    while let document = documents.next() { all.append(document) }
    return all
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> [UInt8]? {
    while place < bytes.count, " \t\r\n\u{0C}".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    place = has("{", at: start) && !has("{1:", at: start) ? endOfJSON(from: start) : endOfText(from: start)
    return Array(bytes[start..<place])
  }

  /// The place after the brace that closes the one at `start`, outside texts.
  private func endOfJSON(from start: Int) -> Int {
    var (depth, isText, index) = (0, false, start)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// The place where a document of lines ends.
  private func endOfText(from start: Int) -> Int {
    var index = start
    var format: StatementFormat??
    while let end = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == Self.formFeed }) {
      if bytes[end] == Self.formFeed { return end }
      if ends(index..<end) { return end + 1 }
      index = end + 1
      guard let sign = PrintedDocuments.signs.first(where: { has($0.text, at: index) }) else { continue }
      // Lines before the first sign may belong to the same document, so what comes before must be one by itself.
      let before = format ?? StatementFormat.sniff(Array(bytes[start..<index]))
      format = before
      if let before, before != sign.format { return index }
    }
    return bytes.count
  }

  /// The beginnings of lines that begin a document, or that may occur many times within one of their format.
  private static let signs: [(text: String, format: StatementFormat?)] = [
    ("<?xml", nil), ("OFXHEADER:", nil), ("{\"", nil),
    (":20:", .mt940), ("{1:F", .mt940), ("!Type:", .qif), ("!Account", .qif),
  ]

  /// Whether a line closes its document.
  private func ends(_ line: Range<Int>) -> Bool {
    let text = bytes[line].reversed().drop { " \t\r".utf8.contains($0) }
    return ["</OFX>", "</Document>"].contains { mark in text.starts(with: mark.utf8.reversed()) }
  }

  private func has(_ text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }
}
