import BankeyCore

/// Transactions as a table for a person: measured first and written in a second reading, so that they need not be in memory.
struct TransactionTable {
  private let formats: Formats
  private let names: [String: String]
  private let namesAccounts: Bool
  /// What stands for authorized transactions; nothing does for posted ones, the rule.
  private let authorized: String
  private var table: TextTable

  /// A table of the transactions of one account, or with a column that says which, if there are several.
  init(_ accounts: [Account], presenter: Presenter) {
    formats = presenter.formats
    names = Dictionary(accounts.map { ($0.id, presenter.name(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let several = accounts.count > 1
    namesAccounts = several
    authorized = presenter.strings.authorized
    let title = presenter.strings.column
    let account: [TextTable.Column] = several ? [.text(title(.account), least: 12)] : []
    let others: [TextTable.Column] = [
      .text(title(.status)), .text(title(.text), least: 20), .text(title(.counterparty), least: 12, rank: 0),
      .figure(title(.amount)),
    ]
    table = TextTable([.text(title(.date))] + account + others, isASCII: presenter.formats.isASCII)
  }

  /// Makes room for a transaction.
  mutating func measure(_ transaction: Transaction) { table.measure(row(transaction)) }

  /// Cuts texts until the table fits into `width` columns, if that can be had.
  mutating func fit(_ width: Int) { table.fit(width) }

  /// The line of titles.
  var header: String { table.header }

  /// The line of a transaction.
  func line(_ transaction: Transaction) -> String { table.line(row(transaction)) }

  private func row(_ transaction: Transaction) -> [String] {
    [transaction.day.description] + (namesAccounts ? [names[transaction.account] ?? ""] : []) + [
      transaction.status == .authorized ? authorized : "", formats.foreign(transaction.description),
      formats.foreign(transaction.counterparty ?? ""),
      formats.money(Money(transaction.amount, transaction.currency)),
    ]
  }
}
