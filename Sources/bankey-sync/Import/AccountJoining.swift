import BankeyCore
import BankeyStore

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
    var event = SyncEvent(.row)
    (event.file, event.row) = (progress.strings.joinedRows(PlainText.cleaned(joined.name)), SyncRow(row))
    progress.say(event)
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
