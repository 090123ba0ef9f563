import ArgumentParser
import BankeyConfig
import BankeyModel
import BankeyProcess
import BankeySources
import BankeyStore
import BankeyText
import Glibc

/// The command line of `bankey-sync`.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bankey-sync",
    abstract: "Refreshes and imports for bankey; reports what it does as one JSON object per line.",
    discussion: "bankey runs it when needed. docs/sync.md describes the lines.",
    version: BankeyVersion.text,
    subcommands: [
      SyncRefreshCommand.self, SyncImportCommand.self, UndoCommand.self, ChangeCommand.self, SyncAccountCommand.self,
      SyncSourceCommand.self,
      MigrateCommand.self, SyncRestoreCommand.self, SyncDoctorCommand.self,
    ])
}

/// What every command understands.
struct SyncOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "dir"))
  var data: String?

  @Option(help: ArgumentHelp("The config file.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Use this time instead of the clock's (ISO 8601).", valueName: "time"))
  var now: Clock?

  func validate() throws {
    if data == "" { throw ValidationError("--data needs the path of a folder.") }
    if ![data, config].allSatisfy({ PathText.isPlain($0 ?? "") }) {
      throw ValidationError("The paths of --data and --config must be UTF-8.")
    }
  }

  /// The clock that counts.
  var clock: Clock { now ?? .system }

  /// The folder of the database.
  var folder: DataFolder { DataFolder(data ?? paths.data) }

  /// The secrets that belong to the database.
  var secrets: SecretStore { SecretStore(folder: folder.path) }

  /// The config file that counts.
  var configFile: String { config ?? paths.configFile }

  /// What is said on the standard output, in the language that the config or the environment says. A config that cannot be used
  /// is said in that of the environment.
  var progress: Progress {
    let config = try? Config.load(path: configFile)
    return Progress(in: LocaleChoice(environment: ProcessEnvironment.all, configured: config?.locale).language.strings)
  }

  /// The config, with what a person said beside it. Stops at one that cannot be used: it may say what the user did not want to happen.
  @discardableResult
  func checkConfig(_ progress: Progress, with settings: [CSVSetting] = []) throws(SyncExit) -> Config {
    do {
      var text = try ConfigText(path: configFile)
      try text.add(settings)
      return try text.config()
    } catch {
      progress.error(.config, error.message) { ($0.file, $0.line) = (error.path, error.line) }
      throw SyncExit(code: SyncExit.failure)
    }
  }

  /// Opens the database, or says why it cannot be opened. No other process does the same work while this one lives.
  func openStore(_ progress: Progress, for work: ProcessLock.Work = .write) throws(SyncExit) -> StoreWriter {
    do {
      let store = try StoreWriter(writing: folder, clock: clock, version: BankeyVersion.text)
      store.sameAccounts = try checkConfig(progress).sameAccounts
      _ = try ProcessLock(work, in: folder, clock: clock, strings: progress.strings, onWait: progress.waiting)
      return store
    } catch let status as SyncExit {
      throw status
    } catch {
      throw progress.end(error)
    }
  }

  /// Opens the database for what only looks; where there is none, one in memory, so that none is made.
  func openForPreview(_ progress: Progress) throws(SyncExit) -> StoreWriter {
    if access(folder.database, F_OK) == 0 { return try openStore(progress) }
    guard let store = try? StoreWriter.rehearsing(clock: clock, version: BankeyVersion.text) else {
      progress.error(.database, progress.strings.noMemoryForPreview)
      throw SyncExit(code: SyncExit.failure)
    }
    return store
  }

  private var paths: Paths { Paths(environment: ProcessEnvironment.all) }
}

extension SyncOptions {
  /// Does what a person asks for in the database, and says that this is all.
  func change(_ body: (StoreWriter) throws -> Void) throws {
    let progress = progress
    try checkConfig(progress)
    let store = try openStore(progress)
    do {
      try body(store)
    } catch {
      progress.error(.database, SyncError(error).message(in: progress.strings))
      throw SyncExit(code: SyncExit.failure)
    }
    progress.finished(changed: 1)
  }
}

extension Clock: ExpressibleByArgument {
  /// A moment of ISO 8601.
  public init?(argument: String) { self.init(iso: argument) }
}

extension SyncOptions {
  /// Where the sources of the database are set up.
  func sourceDesk(_ progress: Progress) throws(SyncExit) -> SourceManager {
    let cancellation = Cancellation()
    let http = CurlClient(
      trusting: CurlClient.authorities(in: ProcessEnvironment.all), cancellation: cancellation, clock: clock)
    // A source is asked when it is tried, which may take long, and none is removed while it is being asked.
    let store = try LazyStore(in: folder) { () throws(SyncExit) in try openStore(progress, for: .refresh) }
    return SourceManager(
      store: store, secrets: secrets, http: http, cancellation: cancellation, clock: clock, progress: progress)
  }
}
