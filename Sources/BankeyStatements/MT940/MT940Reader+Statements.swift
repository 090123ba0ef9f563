import BankeyCore

extension MT940Reader {
  /// The text of a SWIFT message begins.
  mutating func beginBlock() throws(StatementFault) {
    try finishStatement()
    isBlockOpen = true
  }

  /// A message ends. Some banks write rows behind it, which belong to it.
  mutating func endMessage() {
    isBlockOpen = false
    statement?.isEnded = true
  }

  /// A statement begins.
  mutating func beginStatement(at start: Int) throws(StatementFault) {
    try finishStatement()
    statement = MT940Statement(start: start)
  }

  /// Takes the account. A second one begins a statement: not every bank writes `:20:`.
  mutating func takeAccount(_ field: MT940Field) throws(StatementFault) {
    if statement.map({ $0.number != nil || $0.isEnded }) ?? true { try beginStatement(at: field.start) }
    let number = text.string(text.bytes.trimmed(field.value))
    statement?.number = number
    statement?.currency = number.flatMap(MT940Account.currency)
  }

  /// A statement is complete.
  mutating func finishStatement() throws(StatementFault) {
    defer { statement = nil }
    guard let before = statement, !isEmpty(before) else { return }
    try flush()
    counts.statements += 1
    if let balances = before.balances { events.append(.balances(balances)) }
    events.append(.statement(before.ends))
    if before.currency == nil { note("A statement names no currency.", at: before.start) }
    if before.isOpened, before.balance == nil { note("A statement has no closing balance.", at: before.start) }
  }

  /// Hands over the account and the transactions that wait.
  mutating func flush() throws(StatementFault) {
    guard let statement else { return }
    guard let account = statement.account else {
      throw StatementFault("A statement does not say which account it is of.", at: statement.start)
    }
    if !statement.isNamed { events.append(.account(account)) }
    self.statement?.isNamed = true
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Whether nothing but a reference stands in it.
  private func isEmpty(_ statement: MT940Statement) -> Bool {
    statement.number == nil && !statement.isOpened && statement.balances == nil && batch.transactions.isEmpty
  }
}
