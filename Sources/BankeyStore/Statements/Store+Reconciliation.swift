import BankeyModel

extension Store {
  /// Checks the statements of every account: in each, opening + booked = closing, and each opens with the closing
  /// balance of the one before. Leaves out accounts without such statements.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func reconciliation() throws -> [AccountReconciliation] {
    let stated = try contradictedBalances()
    let accounts = try database.all(
      "SELECT key, id, currency, decimals FROM account WHERE key IN (SELECT account FROM statement) ORDER BY key",
      read: AccountReference.init(row:))
    let proofs = try accounts.map { account in
      let chain = try StatementChain(database, account: account.key)
      return AccountReconciliation(
        account: account.id, currency: account.currency, statements: chain.statements.count,
        lastDay: chain.statements.compactMap(\.lastDay).max(),
        faults: try chain.faults() + (stated[account.id]?.faults ?? []))
    }
    let proved = Set(proofs.map(\.account))
    return proofs + stated.filter { !proved.contains($0.key) }.map(\.value).sorted { $0.account < $1.account }
  }

  /// The accounts whose sources contradict the balance that the user stated.
  private func contradictedBalances() throws -> [Account.ID: AccountReconciliation] {
    let isSaid = try database.value("SELECT 1 FROM account_wish WHERE day IS NOT NULL LIMIT 1") as Int? != nil
    guard isSaid else { return [:] }
    let faults = try accounts(countingAfter: .max).compactMap { account in
      account.stated?.fault.map {
        AccountReconciliation(account: account.id, currency: account.currency, statements: 0, faults: [$0])
      }
    }
    return Dictionary(uniqueKeysWithValues: faults.map { ($0.account, $0) })
  }
}

extension StatedBalance {
  /// The contradiction between a stated balance and a source's, if any.
  fileprivate var fault: ReconciliationFault? {
    guard case .contradicted(let day, let said, let counted) = proof,
      let difference = counted.negated.flatMap(said.adding)
    else { return nil }
    return ReconciliationFault(
      kind: .stated, firstDay: min(self.day, day), lastDay: max(self.day, day), opening: counted, closing: said,
      difference: difference)
  }
}

extension ReconciliationFault {
  /// The message about the fault in the report of an import.
  var problem: StatementProblem {
    let days = [firstDay, lastDay].compactMap { $0?.description }.joined(separator: " to ")
    return switch kind {
    case .statement:
      StatementProblem(
        .note,
        "The statement\(days.isEmpty ? "" : " of " + days) does not add up: opening balance \(text(opening)), "
          + "transactions \(text(booked)), closing balance \(text(closing)); \(difference) is missing.")
    case .step:
      StatementProblem(
        .note,
        "The balances beside the transactions do not add up: from \(days), a balance does not follow "
          + "from the one before it; \(difference) is missing in all.")
    case .between:
      StatementProblem(
        .note,
        "\(difference) is missing between two statements, from \(days): one closes with \(text(opening)), the next opens with \(text(closing)). A statement is missing."
      )
    case .stated:
      StatementProblem(
        .note,
        "\(difference) is missing between your balance and its source's, from \(days): it should be \(text(opening)) and is \(text(closing))."
      )
    }
  }

  private func text(_ amount: Amount?) -> String { amount?.description ?? "?" }
}
