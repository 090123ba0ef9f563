import BankeyModel
import BankeyStore
import BankeyText

/// Joins stored accounts that the config declares to be the same, or shows the effect.
struct AccountJoining {
  let store: StoreWriter
  let progress: Progress

  /// Joins them and returns the tally, to which later work is added.
  func run() throws -> Tally { tally(try store.joinAccounts(), isPreview: false) }

  /// Shows the effect of joining, with the transactions that the quota allows.
  func preview(_ quota: RowQuota?) throws -> Tally {
    var quota = quota
    let joined = try store.previewJoins { joined, row in
      if quota?.admits(row.verdict) == true { report(row, of: joined) }
    }
    return tally(joined, isPreview: true)
  }

  private func report(_ row: PreviewedRow, of joined: AccountsJoined) {
    progress.say(.row(SyncRow(row), file: progress.strings.joinedRows(PlainText.cleaned(joined.name))))
  }

  private func tally(_ joined: [AccountsJoined], isPreview: Bool) -> Tally {
    var tally = Tally.files(0, progress)
    for joined in joined {
      progress.message(.note, joined.sentence(in: progress.strings, isPreview: isPreview))
      tally.count(joined.transactions + 1)
    }
    return tally
  }
}

extension AccountsJoined {
  /// The message about joined accounts.
  fileprivate func sentence(in strings: any Strings, isPreview: Bool) -> String {
    let text = strings.joined(
      PlainText.cleaned(name), with: PlainText.cleaned(account), transactions: transactions, shared: shared,
      isPreview: isPreview)
    return text + (backup.map { " " + strings.joinBackup(PlainText.cleaned($0)) } ?? "")
  }
}

/// Limits the rows of a preview for each verdict and file. Rows over the limit are only counted.
struct RowQuota {
  private let limit: Int
  private var counts: [RowVerdict: Int] = [:]

  /// Creates a quota of `limit` rows of each verdict; nil means no limit.
  init(_ limit: Int?) { self.limit = limit ?? .max }

  /// Counts a row. Returns whether it is within the limit.
  mutating func admits(_ verdict: RowVerdict) -> Bool {
    counts[verdict, default: 0] += 1
    return counts[verdict, default: 0] <= limit
  }

  /// The number of rows with a verdict.
  subscript(verdict: RowVerdict) -> Int { counts[verdict, default: 0] }
}

extension SyncRow {
  /// The row of a preview as a progress line.
  init(_ row: PreviewedRow) {
    self.init(
      verdict: row.verdict, doubt: row.doubt, account: row.account, date: row.day.description, status: row.status,
      amount: row.amount.description, currency: row.currency.code, description: row.description)
  }
}
