import BankeyModel
import BankeyText
import BankeyCore

extension TestFolder {
  /// Everything that a user can see of the database, except ids and times of arrival, read without our code.
  func state() throws -> [String] {
    try sql(Self.rows) + sql(Self.accounts) + sql(Self.statements) + sql(DayTotalTests.difference)
      + sql("SELECT rowid FROM transaction_text WHERE rowid NOT IN (SELECT id FROM transactions)").map {
        "text of none \($0)"
      }
  }

  private static let rows = """
    SELECT json_array(l.native_id, t.status, t.day, t.authorized_day, t.units, t.scale, t.native_id, t.description,
      t.counterparty, (SELECT v.day || v.description FROM match m JOIN transaction_version v ON v.key = m.authorized
      WHERE m.posted = t.id))
    FROM transactions t JOIN account_alias l ON l.key = (SELECT min(key) FROM account_alias WHERE account = t.account)
    WHERE t.deleted IS NULL ORDER BY 1
    """
  private static let accounts = """
    SELECT json_array(l.native_id, a.number, a.name, a.owner, a.institution, a.source_type, a.kind, a.currency,
      a.closed IS NULL, f.effective, f.balance_units, f.available_units, f.credit_limit_units)
    FROM account a LEFT JOIN figures f ON f.key = a.figures
    JOIN account_alias l ON l.key = (SELECT min(key) FROM account_alias WHERE account = a.key)
    WHERE a.closed IS NULL ORDER BY 1
    """
  private static let statements = """
    SELECT DISTINCT json_array('statement', first_day, last_day, opening_units, closing_units) FROM statement ORDER BY 1
    """
}
