import BankeyCore

/// Accounts as a table for a person.
struct AccountTable {
  private let accounts: [Account]
  private let presenter: Presenter

  /// Accounts, in their order.
  init(_ accounts: [Account], presenter: Presenter) {
    self.accounts = accounts
    self.presenter = presenter
  }

  /// The table, not wider than `width` if that can be had.
  func lines(width: Int?) -> [String] {
    TextTable.lines(columns, accounts.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private var columns: [TextTable.Column] {
    let title = presenter.strings.column
    return [
      .text(title(.account), least: 22), .text(title(.kind), rank: 0), .text(title(.number), least: 14, rank: 4),
      .text(title(.bank), least: 10, rank: 2), .figure(title(.available), rank: 1), .figure(title(.balance)),
      .text(title(.asOf), rank: 3),
    ]
  }

  private func row(_ account: Account) -> [String] {
    [
      presenter.name(of: account), presenter.strings.kind(account.kind),
      presenter.number(of: account) ?? "", presenter.formats.foreign(account.institution ?? ""),
      figure(account.available, account), figure(account.balance, account), account.balanceDate?.day.description ?? "",
    ]
  }

  /// An amount that is not known is never written as nothing or zero.
  private func figure(_ amount: Amount?, _ account: Account) -> String {
    amount.map { presenter.formats.money(Money($0, account.currency)) } ?? presenter.unknown
  }
}
