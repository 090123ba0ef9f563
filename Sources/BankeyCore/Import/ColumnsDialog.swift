import BankeyModel
import BankeyText
import TerminalText

/// The dialog in which the user describes the columns of a table.
public struct ColumnsDialog: Hashable, Sendable {
  /// The question, with sample rows and the form of the table.
  public let question: CSVQuestion
  /// The field that each column contains, by column; nil where bankey decides.
  public private(set) var fields: [CSVField?]
  private let initial: [CSVField?]

  /// The meanings to choose from, in this order; nil lets bankey decide.
  public static let choices: [CSVField?] = [
    nil, .date, .amount, .debit, .credit, .direction, .description, .counterparty, .balance, .authorized, .currency,
    .account, .status, .id, .ignored,
  ]
  /// The meanings that several columns can have.
  private static let plural: Set<CSVField> = [.description, .ignored]
  /// The meanings that a meaning excludes.
  private static let rivals: [CSVField: [CSVField]] = [
    .amount: [.debit, .credit], .debit: [.amount], .credit: [.amount],
  ]

  /// Starts with the meanings that the evidence gives for a table's columns.
  public init(_ question: CSVQuestion, _ evidence: TableEvidence?) {
    let count = ([question.header] + question.rows).map(\.count).max() ?? 0
    var fields = [CSVField?](repeating: nil, count: count)
    for finding in evidence?.findings ?? [] {
      guard let field = CSVField(rawValue: finding.subject.rawValue) else { continue }
      for column in finding.columns where fields.indices.contains(column - 1) { fields[column - 1] = field }
    }
    (self.question, self.fields, initial) = (question, fields, fields)
  }

  /// Sets the meaning of a column. Another column with this meaning loses it, unless several can have it.
  public mutating func set(_ column: Int, _ field: CSVField?) {
    if let field, !Self.plural.contains(field) {
      let gone = [field] + (Self.rivals[field] ?? [])
      for other in fields.indices where fields[other].map(gone.contains) ?? false { fields[other] = nil }
    }
    fields[column] = field
  }

  /// The settings for the meanings set so far.
  public var settings: [CSVSetting] {
    let changed = CSVField.allCases.filter { columns($0, in: fields) != columns($0, in: initial) }
    return question.settings(
      columns: changed.map { ($0, columns($0, in: fields)) }.filter { !$0.1.isEmpty })
  }

  private func columns(_ field: CSVField, in fields: [CSVField?]) -> [Int] {
    fields.indices.filter { fields[$0] == field }
  }
}

extension Presenter {
  /// The columns of a table to choose from. The first choice ends the dialog.
  public func choices(of dialog: ColumnsDialog) -> [SetupChoice] {
    let columns = dialog.fields.indices.map { column in
      SetupChoice(
        word: "", text: columnName(column, dialog),
        note: dialog.fields[column].map(strings.field) ?? (sample(of: column, dialog)))
    }
    return [SetupChoice(word: "", text: strings.columnsDone, note: "")] + columns
  }

  /// The meanings of a column to choose from.
  public var fieldChoices: [SetupChoice] {
    ColumnsDialog.choices.map { SetupChoice(word: "", text: $0.map(strings.field) ?? strings.automaticColumn) }
  }

  /// The header or the number of a column.
  public func columnName(_ column: Int, _ dialog: ColumnsDialog) -> String {
    let header = dialog.question.header
    let isNamed = header.indices.contains(column) && !header[column].isEmpty
    return isNamed ? formats.foreign(header[column].cleaned) : strings.numberedColumn(column + 1)
  }

  /// The sample rows of the table.
  public func table(of dialog: ColumnsDialog) -> QuestionTable {
    QuestionTable(
      header: dialog.question.header.map { formats.foreign($0.cleaned) },
      rows: dialog.question.rows.map { $0.map { formats.foreign($0.cleaned) } })
  }

  private func sample(of column: Int, _ dialog: ColumnsDialog) -> String {
    let cells = dialog.question.rows.lazy.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
    return cells.first.map { formats.foreign($0.cleaned) } ?? ""
  }
}
