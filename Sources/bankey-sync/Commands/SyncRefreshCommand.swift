import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyProcess
import BankeySources
import BankeyStore
import BankeyText
import Glibc

/// `bankey-sync refresh`: asks the sources.
struct SyncRefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Refreshes from the sources.",
    discussion: "Without names, it refreshes all sources. `demo` is the built-in demo bank.")

  @Argument(help: "The sources to refresh.") var sources: [String] = []
  @Flag(help: "Also refresh sources that have few calls left.") var force = false
  @Flag(help: "Tell banks that need to know that the user is present.") var attended = false
  @OptionGroup var options: SyncOptions

  func run() throws {
    var progress = options.progress
    // A refresh changes the times of the sources even if nothing else is new.
    progress.publishesAlways = true
    let config = try options.checkConfig(progress)
    let (clock, secrets) = (options.clock, options.secrets)
    let store = SharedStore(
      try options.openStore(progress, for: .refresh), in: options.folder, clock: clock, progress.strings)
    let http = CurlClient(trusting: CurlClient.authorities(in: ProcessEnvironment.all), clock: clock)
    var refresh = Refresh(store: store, http: http, clock: clock, isForced: force) { definition, memory in
      try definition.open(memory: memory, secrets: secrets, clock: clock)
    }
    (refresh.isAttended, refresh.profiles) = (attended, config.csv)
    refresh.asksForRates = try switchRates(config, store, progress)
    try refresh.run(sources, after: prepare(config, store, progress), progress)
  }

  /// Prepares the source of rates, if the config switches it on. Returns whether it does.
  private func switchRates(_ config: Config, _ store: SharedStore, _ progress: Progress) throws(SyncExitError) -> Bool {
    guard let rates = config.rates else { return false }
    do {
      try store.write { try $0.switchOn(ECBSource.definition(address: rates.address)) }
      return true
    } catch {
      throw progress.end(error)
    }
  }

  /// Joins accounts as the config says, and imports new files in the folders of the inbox; nil when there was nothing
  /// to do.
  private func prepare(_ config: Config, _ store: SharedStore, _ progress: Progress) throws(SyncExitError) -> Tally? {
    do {
      return try store.write { store in
        var tally = try AccountJoining(store: store, progress: progress).run()
        guard sources.isEmpty, !config.inbox.isEmpty else { return tally.changed > 0 ? tally : nil }
        let files = Import(store: store, clock: options.clock, profiles: config.csv)
        tally.add(try Inbox(folders: config.inbox, import: files, rules: try rules).run(progress))
        return tally
      }
    } catch {
      throw progress.end(error)
    }
  }

  /// Identifies the rules for reading files: the program's version and the config's contents, either of which may make
  /// more files readable.
  private var rules: String {
    get throws { "\(BankeyVersion.text) \(ContentHash(try ConfigText(path: options.configFile).bytes))" }
  }
}

/// `bankey-sync migrate`: migrates the database to the current schema.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Updates the database, after a backup.")

  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    try options.checkConfig(progress)
    guard access(options.folder.database, F_OK) == 0 else {
      progress.message(.note, progress.strings.nothingToMigrate)
      return progress.finished(changed: 0)
    }
    let store = try options.openStore(progress)
    progress.finished(changed: store.migratedFrom == nil ? 0 : 1)
  }
}

/// `bankey-sync restore`: replaces the database by a backup.
struct SyncRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Replaces the database with a backup.",
    discussion: "It keeps the current database as a backup. Viewers can stay open.")

  @Argument(help: ArgumentHelp("The backup; - is standard input.", valueName: "file")) var file: String
  @OptionGroup var options: SyncOptions

  func run() throws {
    let progress = options.progress
    do {
      let summary = try restore(progress)
      progress.message(.note, progress.strings.restored(kept: summary.kept))
    } catch {
      throw progress.end(error)
    }
    progress.finished(changed: 1)
  }

  /// Takes both locks: an answer from a bank must not be recorded in the restored database.
  private func restore(_ progress: Progress) throws -> Restoration.Summary {
    let (folder, clock) = (options.folder, options.clock)
    let restoration = try Restoration(in: folder, clock: clock, version: BankeyVersion.text)
    for work in [ProcessLock.Purpose.refresh, .write] {
      _ = try ProcessLock(work, in: folder, clock: clock, strings: progress.strings, onWait: progress.waiting)
    }
    if file == "-" { return try folder.spooling(STDIN_FILENO, restoration.run(from:)) }
    return try restoration.run(from: file)
  }
}
