import BankeyModel
import BankeyStore
import BankeyText

/// Joins accounts that are there and that the config says to be the same, or says what that would do.
struct AccountJoining {
  let store: StoreWriter
  let progress: Progress

  /// Joins them. Returns how it went, for what comes after it to be counted in.
  func run() throws -> Tally { tally(try store.joinAccounts(), isPreview: false) }

  /// Says what would become of them, and with a quota of each of their transactions.
  func preview(_ quota: RowQuota?) throws -> Tally {
    var quota = quota
    let joined = try store.previewJoins { joined, row in
      if quota?.take(row.verdict) == true { tell(row, of: joined) }
    }
    return tally(joined, isPreview: true)
  }

  private func tell(_ row: PreviewedRow, of joined: AccountsJoined) {
    progress.say(.row(SyncRow(row), file: progress.strings.joinedRows(PlainText.cleaned(joined.name))))
  }

  private func tally(_ joined: [AccountsJoined], isPreview: Bool) -> Tally {
    var tally = Tally.files(0, progress)
    for joined in joined {
      progress.error(.note, joined.sentence(in: progress.strings, isPreview: isPreview))
      tally.count(joined.transactions + 1)
    }
    return tally
  }
}

extension AccountsJoined {
  /// What a person is told of it.
  fileprivate func sentence(in strings: any Strings, isPreview: Bool) -> String {
    let text = strings.joined(
      PlainText.cleaned(name), with: PlainText.cleaned(account), transactions: transactions, shared: shared,
      isPreview: isPreview)
    return text + (backup.map { " " + strings.joinBackup(PlainText.cleaned($0)) } ?? "")
  }
}

/// Which rows of a preview are told: all, or so many of each verdict in a file. All are counted.
struct RowQuota {
  private let limit: Int
  private var counts: [RowVerdict: Int] = [:]

  /// At most `limit` of each; nil means all.
  init(_ limit: Int?) { self.limit = limit ?? .max }

  /// Counts a row. Returns whether it is told.
  mutating func take(_ verdict: RowVerdict) -> Bool {
    counts[verdict, default: 0] += 1
    return counts[verdict, default: 0] <= limit
  }

  /// How many of a verdict there are.
  subscript(verdict: RowVerdict) -> Int { counts[verdict, default: 0] }
}

extension SyncRow {
  /// A row of a preview as a line of progress has it.
  init(_ row: PreviewedRow) {
    self.init(
      verdict: row.verdict, doubt: row.doubt, account: row.account, date: row.day.description, status: row.status,
      amount: row.amount.description, currency: row.currency.code, description: row.description)
  }
}
