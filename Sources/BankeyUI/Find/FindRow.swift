import BankeyCore

/// A row of what was found over all accounts.
nonisolated enum FindRow: Identifiable, Equatable {
  /// An account that is called what is looked for.
  case account(AccountRowViewModel)
  /// A transaction, with its account beside it.
  case transaction(ReportRow)
  /// That there is nothing, or what can be typed.
  case message(MessageViewModel)

  /// What a row is found again by.
  enum ID: Hashable {
    case account(Account.ID)
    case transaction(ReportRow.ID)
    case message
  }

  /// What the row is found again by.
  var id: ID {
    switch self {
    case .account(let account): .account(account.id)
    case .transaction(let row): .transaction(row.id)
    case .message: .message
    }
  }
}
