import BankeyModel
import Foundation
import TestSupport

@testable import BankeyStatements

/// A line of `Tests/Statements/headers.txt`: the headers that a bank writes, and what its columns are.
struct BankHeader: CustomStringConvertible {
  let country: String
  let language: String
  /// Its words for out and in.
  let words: [String]
  let line: String
  let delimiter: Character
  /// What its columns are; nil for what no transaction needs.
  let columns: [CSVColumnRole?]

  var headings: [String] {
    line.split(separator: delimiter, omittingEmptySubsequences: false).map(String.init)
  }

  var description: String { "\(country) \(line)" }

  /// All lines of the file.
  static let all: [BankHeader] = {
    let text = try! String(contentsOf: Corpus.own.appending(path: "headers.txt"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map(String.init)
    return stride(from: 0, to: lines.count, by: 3).map { BankHeader(lines[$0], lines[$0 + 1], lines[$0 + 2]) }
  }()

  private init(_ head: String, _ line: String, _ columns: String) {
    let parts = head.split(separator: " ").map(String.init)
    (country, language, words, self.line) = (parts[0], parts[1], Array(parts.dropFirst(2)), line)
    delimiter = [";", "\t", "|"].first { line.contains($0) } ?? ","
    self.columns = columns.split(separator: " ").map { $0 == "-" ? nil : CSVColumnRole(rawValue: String($0))! }
  }

  /// The headers of a layout of the catalog.
  static func of(_ layout: CSVBankLayout) -> BankHeader? {
    all.first { header in
      layout.isWithHeaders
        ? header.headings == layout.fields.map(\.heading)
        : header.headings.map { $0.hasPrefix("=") ? $0 : "" }
          == layout.fields.map { field in
            field.role.map { "=" + ([$0.rawValue] + field.words).joined(separator: " ") } ?? ""
          }
    }
  }
}

/// A small table in a bank's form, and its contents.
struct BankTable {
  /// How a bank writes: `d.m.y`, `0,00`; whether money out is positive; a text that its rows have.
  struct Form {
    var dates = "y-m-d"
    var decimals: DecimalMark?
    var isWhole = false
    var isSpendingPositive = false
    var currency = "EUR"
    var mark = ""
  }

  private(set) var text = ""
  let days: [Day]
  let amounts: [Amount]
  private let header: BankHeader
  private let form: Form

  /// Rows that no order but the bank's shows: read the other way round, they go back and forth too. Balances need them
  /// in their order.
  init(_ header: BankHeader, _ form: Form, literals: [String?] = [], more: [String] = []) {
    (self.header, self.form) = (header, form)
    let dates =
      header.columns.contains(.balance) ? [(2, 9), (3, 4), (5, 11), (6, 2)] : [(2, 9), (3, 4), (2, 3), (4, 5)]
    days = dates.map { Day(year: 2026, month: $0.0, day: $0.1)! }
    amounts = [-1230, -450, 100_00, -785].map { Amount(units: $0, scale: form.isWhole ? 0 : 2) }
    let isHeaded = literals.isEmpty
    if isHeaded { text = line(header.headings + more) }
    for row in days.indices {
      let cells = header.columns.indices.map { isHeaded || literals[$0] == nil ? cell($0, row) : literals[$0]! }
      text += line(cells + more.map { _ in "" })
    }
  }

  private func line(_ cells: [String]) -> String {
    cells.map { $0.contains(header.delimiter) || $0.contains("\"") ? "\"\($0.replacing("\"", with: "\"\""))\"" : $0 }
      .joined(separator: String(header.delimiter)) + "\n"
  }

  private func cell(_ column: Int, _ row: Int) -> String {
    let (amount, name) = (amounts[row], ["GREEN GROCER", "Rent a bike", "Refund of May", "Coffee to go"][row])
    return switch header.columns[column] {
    case .booked, .day, .done, .value: date(days[row])
    case .amount, .net, .gross: money(amount)
    case .debit: amount.isNegative ? figure(amount.negated!) : ""
    case .credit: amount.isNegative ? "" : figure(amount)
    case .direction: header.words[amount.isNegative ? 0 : 1]
    case .balance: figure(balance(row))
    case .currency: form.currency
    case .description: "Card payment \(name)\(form.mark)"
    case .counterparty, .name, .payer, .payee: name
    case .type: "Card"
    case .category: "Household"
    case .account, .number: "NL91ABNA0417164300"
    case .accountName: "Current account"
    case .otherAccount: ["NL20INGB0001234567", "NL02RABO0123456789", "", "NL69INGB0123456789"][row]
    case .id: "A\(1001 + row * 7)"
    case .time: "12:3\(row)"
    default: ""
    }
  }

  /// The amount with the sign that the bank writes; none where another column says it.
  private func money(_ amount: Amount) -> String {
    if header.columns.contains(.debit), header.columns.contains(.credit) { return "" }
    if header.columns.contains(.direction) { return figure(amount.isNegative ? amount.negated! : amount) }
    return figure(form.isSpendingPositive ? amount.negated! : amount)
  }

  private func balance(_ row: Int) -> Amount {
    amounts[...row].reduce(Amount(units: 500_000, scale: form.isWhole ? 0 : 2)) { $0.adding($1)! }
  }

  private func figure(_ amount: Amount) -> String {
    let text = amount.description
    return form.decimals == .comma ? text.replacing(".", with: ",") : text
  }

  private func date(_ day: Day) -> String {
    let (year, month, date) = day.components
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    if form.dates == "ymd" { return "\(year)\(two(month))\(two(date))" }
    return form.dates.replacing("mmm", with: "#").replacing("yy", with: "*").replacing("y", with: String(year))
      .replacing("m", with: two(month)).replacing("d", with: two(date)).replacing("*", with: String(year % 100))
      .replacing("#", with: months[month - 1])
  }
}

extension BankTable {
  /// A table as a layout of the catalog says it is.
  init?(_ layout: CSVBankLayout) {
    guard let header = BankHeader.of(layout) else { return nil }
    let head = layout.head
    var form = Form(dates: head.form.text == "-" ? "y-m-d" : head.form.text, decimals: head.decimals)
    form.isWhole = head.decimals == nil
    form.isSpendingPositive = head.isSpendingPositive ?? false
    form.currency = head.currency?.code ?? "EUR"
    form.mark = layout.fields.lazy.compactMap(\.mark).first.map { "\($0)12:34" } ?? ""
    self.init(header, form, literals: layout.isWithHeaders ? [] : layout.fields.map(\.literal))
  }
}
