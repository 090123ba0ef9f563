import BankeyModel

/// Rewrites the tables of a web page or of an XML spreadsheet with delimiters. Many banks offer such a file as `.xls`.
enum MarkupTable {
  /// The rows of all tables, with the texts between them as rows of their own; nil when the file is not markup or has
  /// no table.
  static func delimited(_ bytes: ByteView) -> [UInt8]? {
    let start = (0..<min(bytes.count, 1024)).first { !isBlank(bytes[$0]) && bytes[$0] < 0x80 }
    guard let start, bytes[start] == UInt8(ascii: "<"),
      bytes.end(of: "<t", from: 0) != nil || bytes.end(of: "<row", from: 0) != nil
        || bytes.end(of: ":row", from: 0) != nil
    else { return nil }
    let decoder = TextDecoder(for: bytes, declared: charset(bytes))
    var scan = MarkupScan(Array(decoder.string(bytes[start..<bytes.count]).utf8))
    scan.run()
    return scan.rows.tableRows > 1 ? scan.rows.text : nil
  }

  /// The character set that the file declares: `charset=windows-1252`, `encoding="UTF-8"`.
  private static func charset(_ bytes: ByteView) -> String? {
    let head = ByteView(bytes[0..<min(bytes.count, 4096)])
    guard let place = head.end(of: "charset=", from: 0) ?? head.end(of: "encoding=", from: 0) else { return nil }
    let name = head[place..<head.count].drop { $0 == 0x22 || $0 == 0x27 }
      .prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

/// Walks through markup once and collects the fields of its rows.
///
/// It knows only the tags that begin and end rows and cells, so a page that no parser would call valid is read as well.
private struct MarkupScan {
  private(set) var rows = DelimitedRows()
  private let text: [UInt8]
  private var place = 0
  private var line = 1
  /// The fields of the current row; nil outside rows.
  private var fields: [String]?
  private var rowLine = 1
  /// The text of the current cell or, outside rows, of the current paragraph.
  private var content: [UInt8] = []
  private var isInCell = false
  /// The columns that the current cell covers.
  private var span = 1

  init(_ text: [UInt8]) { self.text = text }

  mutating func run() {
    while place < text.count {
      if text[place] == UInt8(ascii: "<") {
        takeTag()
      } else {
        if text[place] == 0x0A { line += 1 }
        if isInCell || fields == nil { content.append(text[place]) }
        place += 1
      }
    }
    endRow()
  }

  private mutating func takeTag() {
    if text[place...].starts(with: Array("<!--".utf8)) { return skip(past: "-->") }
    let start = place
    skip(past: ">")
    let tag = MarkupTag(text[start..<place])
    switch tag.name {
    case "script", "style", "title":
      if !tag.isEnd, !tag.isEmpty {
        skip(past: "</" + tag.name)
        skip(past: ">")
      }
    case "tr", "row": tag.isEnd ? endRow() : beginRow()
    case "td", "th", "cell": takeCell(tag)
    case "table", "worksheet": endRow()
    default: if fields == nil { endParagraph() } else { content.append(0x20) }
    }
  }

  private mutating func takeCell(_ tag: MarkupTag) {
    endCell()
    guard !tag.isEnd, fields != nil else { return }
    // A spreadsheet leaves out empty cells and numbers the next one.
    if let index = tag.number("index"), index <= DelimitedRows.widest {
      while fields!.count < index - 1 { fields!.append("") }
    }
    (isInCell, span) = (true, min(tag.number("colspan") ?? 1, DelimitedRows.widest))
    if tag.isEmpty { endCell() }
  }

  private mutating func beginRow() {
    endRow()
    (fields, rowLine) = ([], line)
  }

  private mutating func endRow() {
    endCell()
    endParagraph()
    if let fields { rows.add(fields, line: rowLine) }
    fields = nil
  }

  private mutating func endCell() {
    if isInCell { fields! += [takenContent()] + Array(repeating: "", count: max(span, 1) - 1) }
    (isInCell, content) = (false, fields == nil ? content : [])
  }

  private mutating func endParagraph() {
    if fields == nil { rows.add([takenContent()], line: line) }
  }

  /// The collected text without references and repeated blanks.
  private mutating func takenContent() -> String {
    defer { content = [] }
    let plain = MarkupReference.replaced(in: String(decoding: content, as: UTF8.self))
    return plain.split { $0.isWhitespace }.joined(separator: " ")
  }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while place < text.count, !isAt(end) {
      if text[place] == 0x0A { line += 1 }
      place += 1
    }
    place = min(text.count, place + end.count)
  }

  private func isAt(_ word: [UInt8]) -> Bool {
    place + word.count <= text.count
      && word.indices.allSatisfy { index in
        let byte = text[place + index]
        return (byte &- 0x41 < 26 ? byte | 0x20 : byte) == word[index]
      }
  }
}

/// A tag: its name without a prefix, in lower case, and its attributes.
private struct MarkupTag {
  let name: String
  let isEnd: Bool
  let isEmpty: Bool
  private let text: String

  init(_ bytes: ArraySlice<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self).lowercased()
    let body = text.dropFirst().drop { $0 == "/" }
    (isEnd, isEmpty) = (text.hasPrefix("</"), text.hasSuffix("/>"))
    let whole = body.prefix { $0.isLetter || $0.isNumber || $0 == ":" }
    name = whole.split(separator: ":").last.map(String.init) ?? ""
  }

  /// The number of an attribute, with or without a prefix and quotes.
  func number(_ attribute: String) -> Int? {
    guard let range = text.firstRange(of: attribute + "=") else { return nil }
    return Int(text[range.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix { $0.isNumber })
  }
}

/// The character references of markup: `&nbsp;`, `&eacute;`, `&#8364;`.
enum MarkupReference {
  /// The text with the characters instead of the references. Unknown references stay as they are.
  static func replaced(in text: String) -> String {
    guard text.contains("&") else { return text }
    var (plain, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      if let character = character(String(body)) {
        plain.append(character)
        rest = rest.dropFirst(body.count + 2)
      } else {
        plain.append("&")
        rest = rest.dropFirst()
      }
    }
    return plain + rest
  }

  private static func character(_ name: String) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return named[name]
  }

  private static let named: [String: Character] = {
    var named: [String: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "€", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "hellip": "…", "minus": "−", "Scaron": "Š",
      "scaron": "š",
    ]
    // The names of the characters U+00A0 to U+00FF, in order (HTML 4, section 24.2.1).
    for (index, name) in latin.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(0xA0 + UInt32(index)).map(Character.init)
    }
    return named
  }()

  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """
}
