import BankeyModel

/// The catalogue of banks as its text has it. The text is gone through once, when the first table is read; a line is read where it is looked
/// at.
///
///     # US USD m/d/y 0.00 spent+ Discover
///     Trans. Date,Post Date,Description,Amount,Category
///
/// A line with `#` begins a bank: country, currency, form of its dates, of its figures, `spent+` or `spent-` where only the bank says
/// whether money out is positive, its name; `-` for what differs from file to file. Each line below is a table of it.
struct CSVBankCatalogue {
  /// All banks.
  static let all = CSVBankCatalogue(CSVBankCatalogue.text)

  /// The tables without headers.
  let headless: [CSVBankLayout]
  private let headed: [UInt64: [CSVBankLayout]]
  private let text: StaticString

  /// The catalogue in a text.
  init(_ text: StaticString) {
    self.text = text
    var (headless, headed) = ([CSVBankLayout](), [UInt64: [CSVBankLayout]]())
    CSVBankCatalogue.forEach(text) { layout in
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

  /// All tables in their order.
  var layouts: [CSVBankLayout] {
    var all: [CSVBankLayout] = []
    CSVBankCatalogue.forEach(text) { all.append($0) }
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

/// A table of a bank in the catalogue.
struct CSVBankLayout {
  fileprivate let text: StaticString
  /// The line of the bank, and that of the table.
  fileprivate let headPlace: Range<Int>
  fileprivate let place: Range<Int>

  /// A column: `Header`, `Header=role`, `=role` where there is no header, `"text"` where the same text stands in every row, `Header~text`
  /// where it stands in some. `=direction T J`: T is out, J is in.
  struct Field {
    var heading = ""
    var role: CSVColumn?
    var words: [String] = []
    var literal: String?
    var mark: String?
  }

  private var line: UnsafeRawBufferPointer { bytes(place) }

  private func bytes(_ place: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[place])
  }

  /// What separates its fields.
  var delimiter: UInt8 { [0x3B, 0x09, 0x7C].first { line.contains($0) } ?? 0x2C }

  /// Whether it has headers.
  var isWithHeaders: Bool { line.first != UInt8(ascii: "=") && line.first != UInt8(ascii: "\"") }

  /// Its bank.
  var head: CSVBankHead { CSVBankHead(bytes(headPlace)) }

  /// What its headers are known by.
  var key: CSVBankKey {
    var key = CSVBankKey()
    for field in line.split(separator: delimiter, omittingEmptySubsequences: false) {
      let heading = field.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "~") }
      key.add(UnsafeRawBufferPointer(rebasing: heading))
    }
    return key
  }

  /// Its columns.
  var fields: [Field] {
    line.split(separator: delimiter, omittingEmptySubsequences: false).map {
      Field(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The columns that no header tells.
  var roles: [Int: CSVColumn] {
    var roles: [Int: CSVColumn] = [:]
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
      role = parts.first.flatMap(CSVColumn.init)
      words = Array(parts.dropFirst())
    } else if let mark = text.firstIndex(of: "~") {
      (heading, self.mark) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    } else {
      heading = text
    }
  }
}

/// What the catalogue says of all tables of a bank.
struct CSVBankHead {
  let name: String
  /// ISO 3166.
  let country: String
  let currency: Currency?
  /// How its dates are written.
  let form: CSVBankDates
  /// The figures `0.00`, `0,00`; `0` where there are no decimals.
  let decimals: DecimalMark?
  /// Whether money out has no minus, where only the bank says it.
  let isSpendingPositive: Bool?

  fileprivate init(_ line: UnsafeRawBufferPointer) {
    var words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    let isPositive = words.contains("spent+")
    isSpendingPositive = isPositive ? true : words.contains("spent-") ? false : nil
    words.removeAll { $0 == "spent+" || $0 == "spent-" }
    country = words[1]
    currency = words[2] == "-" ? nil : Currency(code: words[2])
    form = CSVBankDates(text: words[3].replacing("_", with: " "))
    decimals = words[4].contains(",") ? .comma : words[4].contains(".") ? .dot : nil
    name = words[5...].joined(separator: " ")
  }
}

/// How a bank writes dates: `d.m.y`, `m/d/yy`, `ymd`, `d-mmm-y`, `_` for a blank; `-` in several ways.
struct CSVBankDates {
  let text: String

  /// What stands first.
  var order: DateOrder? {
    switch text.first {
    case "d": .dayFirst
    case "m": .monthFirst
    case "y": .yearFirst
    default: nil
    }
  }
}
