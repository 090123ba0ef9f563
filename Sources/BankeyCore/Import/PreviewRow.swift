import BankeyModel
import BankeyText
import TerminalText

/// A row of a preview, ready for display.
public struct PreviewRowViewModel: Identifiable, Hashable, Sendable {
  /// The identity of a row.
  public enum ID: Hashable, Sendable {
    case note(file: Int, number: Int)
    case row(file: Int, number: Int)
  }
  /// The identity of the row across updates.
  public let id: ID
  /// The effect of importing it; nil for a note.
  public let verdict: RowVerdict?
  /// The verdict in a word.
  public let word: String
  /// The day on which it counts.
  public let date: String
  /// The account, when the file contains several.
  public let account: String?
  /// The description, or the text of the note.
  public let text: String
  /// The description as in the file; empty for a note.
  public var foreignText = ""
  /// The reason for doubt; nil when there is none.
  public let doubt: String?
  /// The amount with its currency.
  public let amount: String
  /// Whether it is money in.
  public let isIncome: Bool
  /// The width of the longest day among the rows of its file, whose texts stand below each other.
  public var dateColumns = 0
  /// The width of the longest account among them; 0 when they name none.
  public var accountColumns = 0
}

extension RowVerdict {
  /// The verdict as an ASCII character, where a word does not fit.
  public var sign: String {
    switch self {
    case .new: "+"
    case .same: "="
    case .changed: "~"
    case .posted: ">"
    case .deleted: "x"
    case .suspicious: "!"
    }
  }
}

extension Presenter {
  /// The signed amount of a preview row with its currency.
  public func amount(of row: SyncRow) -> String {
    let currency = Currency(code: row.currency)
    guard let amount = try? AmountParser.parse(row.amount, mark: .dot, in: currency) else { return row.amount }
    return formats.signed(Money(amount, currency))
  }

  /// The rows of a file in a preview, after its notes. With `onlyNews`, leaves out rows that are already stored.
  public func rows(of file: ImportPreview.File, _ number: Int, onlyNews: Bool) -> [PreviewRowViewModel] {
    let notes = file.notes.enumerated().map { note, text in
      PreviewRowViewModel(
        id: .note(file: number, number: note), verdict: nil, word: "", date: "", account: nil,
        text: formats.foreign(text), doubt: nil, amount: "", isIncome: false)
    }
    let accounts = accounts(of: file)
    let rows = file.rows.enumerated().compactMap { place, row in
      onlyNews && row.verdict == .same ? nil : self.row(row, accounts[row.account], .row(file: number, number: place))
    }
    return notes + aligned(rows)
  }

  private func aligned(_ rows: [PreviewRowViewModel]) -> [PreviewRowViewModel] {
    let dates = rows.map(\.date.columns).max() ?? 0
    let accounts = rows.compactMap(\.account?.columns).max() ?? 0
    return rows.map { row in
      var row = row
      (row.dateColumns, row.accountColumns) = (dates, accounts)
      return row
    }
  }

  /// The labels of the accounts in a file: the last digits of their numbers, or the whole numbers when those are
  /// ambiguous. Empty when there is only one account.
  private func accounts(of file: ImportPreview.File) -> [String: String] {
    let names = Set(file.rows.map(\.account))
    guard names.count > 1 else { return [:] }
    let tails = Set(names.compactMap(AccountNumber.tail).filter { $0.allSatisfy(\.isNumber) })
    return names.reduce(into: [:]) { shown, name in
      let tail = tails.count == names.count ? AccountNumber.tail(name).map(tail) : nil
      shown[name] = tail ?? formats.number(AccountNumber.grouped(name))
    }
  }

  /// "+ 120 new  = 4 same"
  public func counts(_ counts: [RowVerdict: Int]) -> String {
    RowVerdict.allCases.map { ($0, counts[$0] ?? 0) }.filter { $0.1 > 0 }
      .map { "\($0.sign) \(formats.count($1)) \(strings.verdict($0, of: $1))" }.joined(separator: "  ")
  }

  /// The same without words: "+120 =4".
  public func shortCounts(_ counts: [RowVerdict: Int]) -> String {
    RowVerdict.allCases.map { ($0, counts[$0] ?? 0) }.filter { $0.1 > 0 }.map { "\($0.sign)\(formats.count($1))" }
      .joined(separator: " ")
  }

  private func row(_ row: SyncRow, _ account: String?, _ id: PreviewRowViewModel.ID) -> PreviewRowViewModel {
    PreviewRowViewModel(
      id: id, verdict: row.verdict, word: strings.verdict(row.verdict),
      date: Day(iso: row.date).map(formats.mediumDate) ?? row.date, account: account,
      text: formats.foreign(row.description), foreignText: row.description, doubt: row.doubt.map(strings.doubt),
      amount: amount(of: row),
      isIncome: !row.amount.hasPrefix("-"))
  }
}
