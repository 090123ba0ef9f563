import ArgumentParser
import BankeyCore
import BankeyStore

/// `bankey-sync change`: what a person does to one transaction.
struct ChangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change", abstract: "Deletes a transaction, restores it, or undoes that it was matched.",
    discussion: "A deleted transaction stays in the database, so that no import brings it back.")

  @Argument(help: "delete, restore or unmatch.") var change: TransactionChange
  @Argument(help: ArgumentHelp("The transaction's id.", valueName: "id")) var id: Int64
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let store = try options.openStore(progress)
    do {
      try apply(to: store)
    } catch {
      progress.error(.database, Failure(error).message(in: progress.strings))
      throw ExitStatus(code: ExitStatus.failure)
    }
    progress.finished(changed: 1)
  }

  private func apply(to store: StoreWriter) throws {
    switch change {
    case .delete: try store.delete(id)
    case .restore: try store.restore(id)
    case .unmatch: try store.unmatch(id)
    }
  }
}

extension TransactionChange: ExpressibleByArgument {}
