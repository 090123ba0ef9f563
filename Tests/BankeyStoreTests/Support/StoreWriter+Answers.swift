import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

extension StoreWriter {
  /// Imports a file of one account.
  @discardableResult
  func importFile(
    _ rows: [TransactionRecord], period: ClosedRange<Int>? = nil, of account: AccountRecord = checking()
  ) throws -> FetchSummary {
    try record(.file("a.ofx", hash: "h")) { sink in
      try sink(.account(account))
      if let period { try sink(.period(november(period.lowerBound)...november(period.upperBound))) }
      try sink(.transactions(rows))
    }
  }

  /// Records the answer of a feed with permanent ids.
  @discardableResult
  func refresh(
    _ rows: [TransactionRecord], period: ClosedRange<Int>? = nil, of account: AccountRecord = checking()
  ) throws -> FetchSummary {
    try record(Fetch(source: "bank", kind: .refresh, hasStableIds: true)) { sink in
      try sink(.account(account))
      if let period { try sink(.period(november(period.lowerBound)...november(period.upperBound))) }
      try sink(.transactions(rows))
    }
  }

  /// Records figures of an account, from a file or from a feed.
  @discardableResult
  func figures(_ record: BalanceRecord, fromFile: Bool = true) throws -> FetchSummary {
    let fetch = Fetch.file("a.ofx", hash: "h")
    let refresh = Fetch(source: "files", kind: .refresh, hasStableIds: true)
    return try self.record(fromFile ? fetch : refresh) { sink in
      try sink(.account(checking()))
      try sink(.balances(record))
    }
  }
}
