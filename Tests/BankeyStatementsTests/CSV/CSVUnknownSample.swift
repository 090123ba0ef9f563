import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

/// A random table that nobody knows: which column is what, how its dates are ordered, what its signs say. It knows the
/// answers.
struct CSVUnknownSample {
  /// What a column holds.
  private enum Column: CaseIterable { case date, other, amount, figure, words, code }

  /// What has to be read.
  private(set) var rows: [String] = []
  private(set) var file: [UInt8] = []
  private let columns: [Column]
  private let headers: [String]
  private let order: DateOrder
  private let isReversed: Bool

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    columns = Column.allCases.shuffled(using: &random).filter { $0 != .other || random.oneIn(2) }
    headers = random.oneIn(2) ? columns.indices.map { "Kq\(["a", "b", "c", "d", "e", "f"][$0])" } : []
    (order, isReversed) = (random.pick([.dayFirst, .monthFirst]), random.oneIn(2))
    let delimiter = random.pick(headers.isEmpty ? [",", ";", "\t", "~", "^"] : [",", ";", "\t"])
    var lines = headers.isEmpty ? [] : [headers]
    for number in 1...random.int(2...9) { lines.append(row(number, &random)) }
    file = Array(lines.map { $0.joined(separator: delimiter) + "\n" }.joined().utf8)
  }

  private mutating func row(_ number: Int, _ random: inout SeededRandom) -> [String] {
    let (first, second) = (random.int(1...12), random.int(1...12))
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    let cents = random.int(10...9999)
    let figure = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    let words = random.pick(["Kiwi Oslo", "Blåbær til alle", "Rent of a room"]) + " number \(number)"
    rows.append("2026-\(two(month))-\(two(day)) \(isReversed ? "-" : "")\(figure) \(words)")
    return columns.map { column in
      switch column {
      case .date: "\(two(first))/\(two(second))/2026"
      case .other: "\(two(second))/\(two(first))/2026"
      case .amount: figure
      case .figure: "\(number).\(random.int(10...99))"
      case .words: words
      case .code: "A\(number)"
      }
    }
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// What a person says who knows the table; nil when the right answer is not among the choices.
  func answer(_ question: CSVQuestion) -> [CSVSetting]? {
    if question.choices.isEmpty { return question.settings(answer: question.topic == .currency ? "NOK" : "Household") }
    let choice =
      switch question.topic {
      case .date: choice(question, of: .date)
      case .amount: choice(question, of: .amount)
      case .dates: question.choices.first { $0.word == order.rawValue }
      case .sign, .direction: question.choices.first { $0.word == (isReversed ? "reversed" : "as-written") }
      default: question.choices.first
      }
    return choice.map(question.settings(choice:))
  }

  private func choice(_ question: CSVQuestion, of column: Column) -> CSVQuestion.Choice? {
    let place = columns.firstIndex(of: column)!
    let name = headers.isEmpty ? CSVProfile.Column.number(place + 1) : .named(headers[place])
    return question.choices.first { $0.columns == [name] }
  }
}
