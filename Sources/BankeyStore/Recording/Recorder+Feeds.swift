import BankeyCore

extension Recorder {
  /// Notes that the answer is not whole for the named account.
  func takeIncomplete(_ reason: String) throws {
    let account = try named()
    account.incompleteness = account.incompleteness ?? reason
  }

  /// What only the end of an answer can tell of an account: rows that are known under another id or text, and authorized ones
  /// that are booked now or that the bank has dropped. An answer that is not whole cannot tell what has another id now, nor
  /// what was dropped, which no file can.
  func settle(_ account: AccountInAnswer) throws {
    let isWhole = isWhole(account)
    if !fetch.hasStableIds { try mergeFormerTwins(in: account) }
    if isWhole { try mergeTwins(in: account) }
    try mergeSourceTwins(in: account)
    if fetch.isRefresh, isWhole {
      try dropMissing(in: account)
    } else {
      if !fetch.isRefresh { try mergeReserved(in: account) }
      try settleUnnamed(in: account)
    }
    if fetch.isRefresh { try book.setError(account.incompleteness, account) }
  }

  private func isWhole(_ account: AccountInAnswer) -> Bool {
    account.incompleteness == nil && !account.connections.contains(where: connections.hasFailed)
  }
}
