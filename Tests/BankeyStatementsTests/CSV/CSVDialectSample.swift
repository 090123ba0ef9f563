import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

/// A table of random transactions in a random dialect.
struct CSVDialectSample {
  struct Row {
    var day: Day
    var amount: Amount
    var text: String
  }

  let rows: [Row]
  private(set) var file: [UInt8] = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    rows = (0..<Int.random(in: 20...60, using: &random)).map { index in
      Row(
        day: Day(number: 20_000 + index * 3),
        amount: Amount(units: Int64.random(in: -500_000...300_000, using: &random), scale: 2),
        text: Self.text(&random))
    }
    write(&random)
  }

  private static func text(_ random: inout SeededRandom) -> String {
    let words = ["Kiwi", "Oslo,", "say \"hi\"", "a;b", "tab\there", "line\nend", "Blåbær", "x|y", "12.50"]
    return (0...Int.random(in: 0...3, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(
      separator: " ")
  }

  private mutating func write(_ random: inout SeededRandom) {
    let delimiter = [",", ";", "\t", "|"].randomElement(using: &random)!
    let end = ["\n", "\r\n", "\r"].randomElement(using: &random)!
    let (mark, group) = [(".", ","), (",", "."), (",", " "), (".", "")].randomElement(using: &random)!
    let order = Int.random(in: 0..<4, using: &random)
    let header = [
      ["Date", "Text", "Amount"], ["Buchungstag", "Verwendungszweck", "Betrag"], ["Dato", "Tekst", "Beløp"],
    ]
    .randomElement(using: &random)!
    var text = Bool.random(using: &random) ? "Statement\(end)\(end)" : ""
    for cells in [header] + rows.map({ [Self.date($0.day, order), $0.text, Self.figure($0.amount, mark, group)] }) {
      let all = Bool.random(using: &random)
      text += cells.map { Self.quoted($0, all, delimiter) }.joined(separator: delimiter) + end
    }
    let isLatin = Bool.random(using: &random)
    file = isLatin ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
  }

  private static func quoted(_ text: String, _ always: Bool, _ delimiter: String) -> String {
    guard always || text.contains(delimiter) || text.contains("\n") || text.contains("\"") else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func date(_ day: Day, _ order: Int) -> String {
    let (year, month, date) = day.components
    let (y, m, d) = (String(year), month < 10 ? "0\(month)" : "\(month)", date < 10 ? "0\(date)" : "\(date)")
    return switch order {
    case 0: "\(y)-\(m)-\(d)"
    case 1: "\(d).\(m).\(y)"
    case 2: "\(d)/\(m)/\(y.suffix(2))"
    default: "\(month)/\(date)/\(y)"
    }
  }

  private static func figure(_ amount: Amount, _ mark: String, _ group: String) -> String {
    let parts = amount.description.split(separator: ".")
    let digits = Array(parts[0].drop { $0 == "-" })
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { whole += group }
      whole.append(digit)
    }
    return (amount.isNegative ? "-" : "") + whole + mark + parts[1]
  }
}
