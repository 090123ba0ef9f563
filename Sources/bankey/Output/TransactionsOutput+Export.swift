import BankeyCore

extension TransactionsOutput {
  /// Writes the transactions for another program.
  func export(_ format: ExportFormat) throws(Failure) {
    let name = setting.presenter(isASCII: false).name
    switch format {
    case .csv: try write(.csv)
    case .json: try write(.json)
    case .ledger: try write(LedgerJournal(accounts, shownName: name))
    case .beancount: try write(BeancountJournal(accounts, shownName: name))
    }
  }

  private func write(_ journal: some Journal) throws(Failure) {
    var output = DataOutput()
    try output.write(journal.head)
    try each { try output.write(journal.entry($0)) }
    try output.flush()
  }
}
