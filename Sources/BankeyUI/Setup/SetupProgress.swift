import BankeyCore

/// What is known of a source while it is connected.
final class SetupProgress {
  /// What it answered: "12 accounts at 2 banks".
  private(set) var found: String?
  /// Whether it is in the database, so that nothing of it can be lost.
  private(set) var isSaved = false

  /// The same task, which tells this, too.
  func watching(_ task: SyncTask, _ strings: any Strings) -> SyncTask {
    SyncTask(
      follow: { report in
        await task.follow { event in
          self.take(event, strings)
          report(event)
        }
      }, cancel: task.cancel)
  }

  private func take(_ event: SyncEvent, _ strings: any Strings) {
    if event.state == .saved { isSaved = true }
    if let accounts = event.accounts, let banks = event.banks {
      found = strings.setupFound(accounts: accounts, banks: banks)
    }
  }
}
