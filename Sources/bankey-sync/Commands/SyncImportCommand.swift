import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey-sync import`: reads statement files.
struct SyncImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads statement files, and folders of them, into the database.",
    discussion:
      "bankey-sync recognizes the format by content. If it cannot read a file, it imports the others.")

  @Flag(help: "Report what would happen to each row, and write nothing.") var dryRun = false
  @Option(
    help: ArgumentHelp("With --dry-run: report at most this many rows of each verdict per file.", valueName: "number"))
  var rows: Int?
  @Option(help: ArgumentHelp("The hash that a file must have; repeat it for each file, in order.", valueName: "hash"))
  var hash: [String] = []
  @Option(help: ArgumentHelp("An answer about a table: a key of [csv.NAME], as JSON.", valueName: "json"))
  var answer: [CSVSetting] = []
  @Flag(name: .customLong("remember"), help: "Write the answers into the config if a file was imported.")
  var isRemembered = false
  @Option(help: ArgumentHelp("The account for files that do not name theirs.", valueName: "name")) var account: String?
  @Argument(help: ArgumentHelp("Files and folders; - is standard input.", valueName: "file")) var files: [String] =
    []
  @OptionGroup var options: SyncOptions

  func validate() throws {
    if files.isEmpty, !dryRun { throw ValidationError("Name a file or a folder.") }
    if !hash.isEmpty, hash.count != files.count { throw ValidationError("Give one --hash for each file.") }
    if account?.isEmpty == true { throw ValidationError("--account needs a name.") }
  }

  func run() throws {
    let progress = options.progress
    let kept = answer.filter { $0.file == nil }
    let config = try options.checkConfig(progress, with: kept)
    // Reads pipes before taking the lock, so that other processes need not wait for them.
    let inputs = files.flatMap(InputFile.all).map(\.withoutWaiting)
    let store = try dryRun ? options.openForPreview(progress) : options.openStore(progress)
    var `import` = Import(store: store, clock: options.clock, profiles: config.csv)
    `import`.account = account.map(AssignedAccount.init)
    `import`.accounts = Dictionary(accountsOfFiles, uniquingKeysWith: { $1 })
    // The account that the user gave may already exist under another of its names.
    for name in [`import`.account].compactMap(\.self).map(\.name) + `import`.accounts.values.map(\.name) {
      store.sameAccounts[name.filter { $0 != " " }] = name
    }
    if dryRun { `import`.rows = RowQuota(rows) }
    `import`.hashes = Dictionary(zip(files.map { Array($0.utf8) }, hash), uniquingKeysWith: { first, _ in first })
    if isRemembered { `import`.answers = CSVAnswers(path: options.configFile, settings: kept.filter(\.isSaved)) }
    let joining = try join(store, progress)
    if files.isEmpty {
      if joining.changed == 0 { progress.message(.empty, progress.strings.joinsNothing) }
    } else if inputs.isEmpty {
      progress.message(.empty, progress.strings.nothingInFolders)
    }
    try `import`.run(inputs, after: joining, progress)
  }

  /// The answers about single files, by their hash.
  private var accountsOfFiles: [(String, AssignedAccount)] {
    answer.compactMap { answer in
      answer.file.flatMap { file in answer.text.map { (file, AssignedAccount(name: $0)) } }
    }
  }

  /// Joins accounts, or shows the effect, including each transaction when nothing else is to be shown.
  private func join(_ store: StoreWriter, _ progress: Progress) throws(SyncExitError) -> Tally {
    let joining = AccountJoining(store: store, progress: progress)
    do {
      return try dryRun ? joining.preview(files.isEmpty ? RowQuota(rows) : nil) : joining.run()
    } catch {
      throw progress.end(error)
    }
  }
}

/// `bankey-sync undo`: undoes an import.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undoes an import, even if others followed it.",
    discussion:
      "Transactions that are also in other files or at a bank stay. Import the file again to bring the others back.")

  @Argument(help: ArgumentHelp("The import's number: 5, or 5.2 for its second file.", valueName: "id")) var id:
    ImportNumber
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    let store = try options.openStore(progress)
    do {
      progress.undone(try store.undoImport(id))
    } catch {
      progress.message(.database, SyncError(error).message(in: progress.strings))
      throw SyncExitError(code: SyncExitError.failure)
    }
  }
}

extension Progress {
  /// Reports the effect of undoing an import, as the last line.
  fileprivate func undone(_ summary: UndoSummary) {
    say(.undone(summary))
    finished(changed: summary.changes)
  }
}

extension ImportNumber: ExpressibleByArgument {}

/// `bankey-sync change`: deletes, restores or unmatches a transaction.
struct ChangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Deletes or restores a transaction, undoes a match or a pair, or dismisses a recurring payment.",
    discussion: "A deleted transaction stays in the database, so that no import brings it back.")

  @Argument(help: "delete, restore, unmatch, unpair or dismiss.") var change: TransactionChange
  @Argument(help: ArgumentHelp("The transaction's id; dismiss takes several.", valueName: "id")) var ids: [Int64]
  @OptionGroup var options: SyncOptions

  func validate() throws {
    if ids.isEmpty || (ids.count > 1 && change != .dismiss) { throw ValidationError("Name one transaction.") }
  }

  func run() throws { try options.change(apply) }

  private func apply(to store: StoreWriter) throws {
    switch change {
    case .delete: try store.delete(ids[0])
    case .restore: try store.restore(ids[0])
    case .unmatch: try store.unmatch(ids[0])
    case .unpair: try store.unpair(ids[0])
    case .dismiss: try store.dismiss(ids)
    }
  }
}

extension TransactionChange: ExpressibleByArgument {}
