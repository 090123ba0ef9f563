/// What a column of a table of transactions means.
public enum CSVField: String, CaseIterable, Hashable, Sendable {
  /// The day that a transaction counts on.
  case date
  /// The day that it was authorized.
  case authorized
  /// The amount with its sign.
  case amount
  /// The amount of money that went out.
  case debit
  /// The amount of money that came in.
  case credit
  /// A word that says whether money came or went.
  case direction
  /// What the account held after it.
  case balance
  /// What it is counted in.
  case currency
  /// Its text; several columns are joined.
  case description
  /// The other side.
  case counterparty
  /// The account that it is of.
  case account
  /// The bank's own id of it.
  case id
  /// Whether it is only authorized, or posted.
  case status
}
