import BankeyModel

extension Recorder {
  /// So many rows must be known to the letter, balances and all, for a file to go on with one before it.
  private static let seam = 2

  /// A file that does not say whose account it is of belongs to one that is there only if it shows that: it is the same file again, or some
  /// of its rows are there to the letter and its balances go on from them. Else two banks whose tables look alike would be one account.
  func checkNameless() throws {
    for account in accounts.values where account.isUnproven {
      if account.hasBalances, account.seam >= Recorder.seam { continue }
      if try isKnown(account) { continue }
      let note = summary.problems.first { $0.question?.topic == .account }
      throw StatementError(
        "The file does not name its account, and another file of the same form was imported before. Say whose it is: "
          + "bankey import --account NAME FILE, or answer it in bankey import --preview FILE.",
        line: note?.line, asking: note?.question)
    }
  }

  /// Why a file is refused of which a statement does not say whose it is, and nobody else does.
  var unknownAccount: StatementError {
    let note = summary.problems.last { $0.question?.topic == .account }
    return StatementError(
      "A statement does not say which account it is of. Say whose it is: bankey import --account NAME FILE, or answer it in "
        + "bankey import --preview FILE.", line: note?.line, asking: note?.question)
  }

  /// Whether the same file was imported into the account before, or no other one is in it any more.
  private func isKnown(_ account: AccountInAnswer) throws -> Bool {
    guard case .import(_, let hash) = fetch.kind else { return true }
    let others: Int? = try database.value(
      """
      SELECT max(f.hash = ?) FROM fetch f JOIN account_said s ON s.fetch = f.id
      JOIN account_alias l ON l.key = s.alias WHERE f.id <> ? AND l.account = ?
      """, hash, summary.fetch, account.key)
    return others ?? 1 == 1
  }
}
