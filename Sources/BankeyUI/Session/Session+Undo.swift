import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension Session {
  /// Asks for confirmation, then deletes a transaction, which `u` restores.
  func askToDelete(_ transaction: Transaction?, done: @escaping () -> Void = {}) {
    let strings = settings.strings
    guard let transaction else { return notice = strings.nothingToDelete }
    let question = settings.presenter.title(of: transaction) + "\n" + strings.deleteQuestion
    ask(strings.deleteTitle, question, yes: strings.delete) { [weak self] in
      self?.change(.delete, of: transaction.id, strings.deleted) {
        self?.lastDone = .deletion(transaction.id)
        done()
      }
    }
  }

  /// Restores the last transaction deleted since the start, or takes back the last name. If there is neither, undoes,
  /// after asking, the match or transfer of a transaction that has one, or else the latest action.
  func undo(_ transaction: Transaction? = nil) {
    let strings = settings.strings
    switch lastDone {
    case .deletion(let id): return restore(id)
    case .naming(let inverse): return rename(inverse)
    case nil: break
    }
    guard let transaction, transaction.match != nil else {
      return transaction?.transfer == nil ? undoLast() : unpair(transaction)
    }
    ask(strings.unmatchTitle, strings.unmatchQuestion, yes: strings.unmatch) { [weak self] in
      self?.change(.unmatch, of: transaction.id, strings.unmatched)
    }
  }

  private func unpair(_ transaction: Transaction?) {
    guard let transaction else { return }
    let strings = settings.strings
    ask(strings.unpairTitle, strings.unpairQuestion, yes: strings.unpair) { [weak self] in
      self?.change(.unpair, of: transaction.id, strings.unpaired)
    }
  }

  /// Undoes the last deletion or the last import, whichever is later.
  private func undoLast() {
    let strings = settings.strings
    runTask { [weak self, bank] in
      do throws(BankError) {
        let (deletion, record) = (try await bank.lastDeletion(), try await bank.lastImport())
        if let deletion, record.map({ $0.imported <= deletion.deleted }) ?? true {
          self?.restore(deletion.transaction)
        } else if let record {
          self?.askToUndo(record)
        } else {
          self?.notice = strings.nothingToUndo
        }
      } catch {
        self?.alert(strings.changeFailed, error.message)
      }
    }
  }

  private func restore(_ id: Transaction.ID) {
    change(.restore, of: id, settings.strings.restored) { [weak self] in self?.lastDone = nil }
  }

  private func rename(_ changes: [PayeeChange]) {
    change({ bank throws(BankError) in try await bank.name(changes) }) { [weak self] in
      self?.lastDone = nil
      self?.notice = self?.settings.strings.namesRestored
    }
  }

  /// Asks for confirmation of a destructive action.
  func ask(_ title: String, _ question: String, yes: String, _ action: @escaping () -> Void) {
    let choices: [Alert.Choice] = [
      .init("y", yes, isDestructive: true, action: action), .init("n", settings.strings.cancel),
    ]
    application?.present(Alert(Text(title, .title), Text(question), choices))
  }

  /// Changes the database, reads the accounts again, and then calls `done`. Shows the reason if the change fails.
  func change(
    _ change: @escaping (any BankService) async throws(BankError) -> Void, done: @escaping () -> Void
  ) {
    runTask { [weak self, bank] in
      do throws(BankError) {
        try await change(bank)
        await self?.load { _ in done() }
      } catch {
        self?.alert(self?.settings.strings.changeFailed ?? "", error.message)
      }
    }
  }

  private func change(
    _ change: TransactionChange, of id: Transaction.ID, _ notice: String, done: @escaping () -> Void = {}
  ) {
    self.change({ (bank) async throws(BankError) in
      try await bank.change(change, of: id)
      done()
    }) { [weak self] in self?.notice = notice }
  }
}

extension Session {
  /// Writes the contents of a screen to a new file, and shows its path. Keys keep working meanwhile.
  func export(_ export: ReportExport) {
    let name = export.fileName(on: settings.presenter.now.day)
    tellExport { [bank] () async throws(BankError) in try await bank.export(export, named: name) }
  }

  /// The same for the list of accounts.
  func exportAccounts(_ format: ReportExport.Format) {
    let name = "bankey-accounts-\(settings.presenter.now.day)"
    tellExport { [bank] () async throws(BankError) in try await bank.exportAccounts(format, named: name) }
  }

  private func tellExport(_ write: @escaping () async throws(BankError) -> String) {
    notice = settings.strings.exporting
    runTask { [weak self] in
      do throws(BankError) {
        let path = try await write()
        self?.tellExported(path)
      } catch {
        self?.notice = nil
        self?.alert(self?.settings.strings.exportFailed ?? "", error.message)
      }
    }
  }

  private func tellExported(_ path: String) {
    notice = nil
    alert(settings.strings.export, settings.strings.exported(to: path))
  }
}
