import BankeyModel

/// The catalog of banks in its text form. The text is scanned once, when the first table is read; lines are parsed on
/// demand.
///
///     # US USD m/d/y 0.00 spent+ Discover
///     Trans. Date,Post Date,Description,Amount,Category
///
/// A line with `#` starts a bank: country, currency, date format, number format, optionally `spent+` or `spent-` when
/// its files do not show whether money out is positive, and name; `-` stands for what varies. Each following line is
/// one of its tables.
struct CSVBankCatalog {
  static let all = CSVBankCatalog(CSVBankCatalog.text)

  /// The tables without headers.
  let headless: [CSVBankLayout]
  /// The forms of all tables without headers, prepared because many rows are compared with each of them.
  static let forms = all.headless.map(CSVBankForm.init)
  private let headed: [UInt64: [CSVBankLayout]]
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
    var (headless, headed) = ([CSVBankLayout](), [UInt64: [CSVBankLayout]]())
    CSVBankCatalog.forEach(text) { layout in
      if layout.isWithHeaders {
        headed[layout.key.whole, default: []].append(layout)
      } else {
        headless.append(layout)
      }
    }
    (self.headless, self.headed) = (headless, headed)
  }

  /// The tables with these headers.
  func layouts(_ key: CSVBankKey) -> [CSVBankLayout] { headed[key.whole] ?? [] }

  /// All tables in order.
  var layouts: [CSVBankLayout] {
    var all: [CSVBankLayout] = []
    CSVBankCatalog.forEach(text) { all.append($0) }
    return all
  }

  private static func forEach(_ text: StaticString, _ body: (CSVBankLayout) -> Void) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var head = 0..<0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let place = line.startIndex..<line.endIndex
      if line.starts(with: [UInt8(ascii: "#"), UInt8(ascii: " ")]) {
        head = place
      } else {
        body(CSVBankLayout(text: text, headPlace: head, place: place))
      }
    }
  }
}

/// A table of a bank in the catalog.
struct CSVBankLayout {
  fileprivate let text: StaticString
  /// The lines of the bank and of the table.
  fileprivate let headPlace: Range<Int>
  fileprivate let place: Range<Int>

  /// A column: `Header`; `Header=role`; `=role` without a header; `"text"` when every row contains that text;
  /// `Header~text` when some do. `=direction T J`: T means money out, J money in.
  struct Field {
    var heading = ""
    var role: CSVColumnRole?
    var words: [String] = []
    var literal: String?
    var mark: String?
  }

  private var line: UnsafeRawBufferPointer { bytes(place) }

  private func bytes(_ place: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[place])
  }

  var delimiter: UInt8 { [0x3B, 0x09, 0x7C].first { line.contains($0) } ?? 0x2C }

  var isWithHeaders: Bool { line.first != UInt8(ascii: "=") && line.first != UInt8(ascii: "\"") }

  var head: CSVBankHead { CSVBankHead(bytes(headPlace)) }

  /// The key of its headers.
  var key: CSVBankKey {
    var key = CSVBankKey()
    for field in line.split(separator: delimiter, omittingEmptySubsequences: false) {
      let heading = field.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "~") }
      key.add(UnsafeRawBufferPointer(rebasing: heading))
    }
    return key
  }

  var fields: [Field] {
    line.split(separator: delimiter, omittingEmptySubsequences: false).map {
      Field(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The columns whose meaning no header tells.
  var roles: [Int: CSVColumnRole] {
    var roles: [Int: CSVColumnRole] = [:]
    for (index, field) in fields.enumerated() { roles[index] = field.role }
    return roles
  }
}

extension CSVBankLayout.Field {
  fileprivate init(_ text: String) {
    if text.hasPrefix("\"") {
      literal = String(text.dropFirst().dropLast())
    } else if let equals = text.firstIndex(of: "=") {
      let parts = text[text.index(after: equals)...].split(separator: " ").map(String.init)
      heading = String(text[..<equals])
      role = parts.first.flatMap(CSVColumnRole.init)
      words = Array(parts.dropFirst())
    } else if let mark = text.firstIndex(of: "~") {
      (heading, self.mark) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    } else {
      heading = text
    }
  }
}

/// The columns of a table without headers, and the format of its dates.
struct CSVBankForm {
  let layout: CSVBankLayout
  let fields: [CSVBankLayout.Field]
  let dates: CSVBankDates

  fileprivate init(_ layout: CSVBankLayout) {
    (self.layout, fields, dates) = (layout, layout.fields, layout.head.form)
  }
}

/// The facts about a bank that apply to all its tables.
struct CSVBankHead {
  let name: String
  /// The ISO 3166 code.
  let country: String
  let currency: Currency?
  /// The date format.
  let form: CSVBankDates
  /// The decimal mark: `0.00`, `0,00`, or `0` for none.
  let decimals: DecimalMark?
  /// Whether money out is positive, when only the catalog tells.
  let isSpendingPositive: Bool?

  fileprivate init(_ line: UnsafeRawBufferPointer) {
    var words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    let isPositive = words.contains("spent+")
    isSpendingPositive = isPositive ? true : words.contains("spent-") ? false : nil
    words.removeAll { $0 == "spent+" || $0 == "spent-" }
    country = words[1]
    currency = words[2] == "-" ? nil : Currency(code: words[2])
    form = CSVBankDates(words[3].replacing("_", with: " "))
    decimals = words[4].contains(",") ? .comma : words[4].contains(".") ? .dot : nil
    name = words[5...].joined(separator: " ")
  }
}

/// A bank's date format: `d.m.y`, `m/d/yy`, `ymd`, `d-mmm-y`, with `_` for a blank; `-` when it varies.
struct CSVBankDates {
  let text: String
  /// The format in the notation of `CSVForm.shape`.
  let shape: String

  fileprivate init(_ text: String) {
    self.text = text
    let named = text.replacing("mmm", with: "n").replacing("yy", with: "d").replacing("m", with: "d")
    shape = text == "ymd" ? text : named.replacing("n", with: "m").replacing(" ", with: "")
  }

  /// The order of day, month and year; nil when it varies.
  var order: DateOrder? {
    switch text.first {
    case "d": .dayFirst
    case "m": .monthFirst
    case "y": .yearFirst
    default: nil
    }
  }
}
