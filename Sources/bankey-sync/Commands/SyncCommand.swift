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
    abstract: "Refreshes and imports for bankey; reports its progress as one JSON object per line.",
    discussion: "bankey runs it when needed. docs/sync.md describes the lines.",
    version: BankeyVersion.text,
    subcommands: [
      SyncRefreshCommand.self, SyncImportCommand.self, UndoCommand.self, ChangeCommand.self, SyncAccountCommand.self,
      SyncPayeesCommand.self,
      SyncSourceCommand.self,
      MigrateCommand.self, SyncRestoreCommand.self, SyncPublishCommand.self, SyncDoctorCommand.self,
    ])
}

/// The options of every command.
struct SyncOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "dir"))
  var data: String?

  @Option(help: ArgumentHelp("The config file.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Use this time instead of the current time (ISO 8601).", valueName: "time"))
  var now: Clock?

  func validate() throws {
    if data == "" { throw ValidationError("--data needs the path of a folder.") }
    if ![data, config].allSatisfy({ PathText.isPlain($0 ?? "") }) {
      throw ValidationError("The paths of --data and --config must be UTF-8.")
    }
  }

  /// The clock to use.
  var clock: Clock { now ?? .system }

  /// The folder of the database.
  var folder: DataFolder { DataFolder(data ?? paths.data) }

  /// The secrets that belong to the database.
  var secrets: SecretStore { SecretStore(folder: folder.path) }

  /// The config file to use.
  var configFile: String { config ?? paths.configFile }

  /// Progress on standard output, in the language of the config, or else of the environment, which is also used to
  /// report an invalid config.
  var progress: Progress {
    let config = try? Config.load(path: configFile)
    let formats = Formats(LocaleChoice(environment: ProcessEnvironment.all, configured: config?.locale))
    return Progress(in: formats.strings, publishing: Publication(in: folder))
  }

  /// Reads the config together with settings that the user gave. Ends the program when it is invalid, because a valid
  /// one might forbid this work.
  @discardableResult
  func checkConfig(_ progress: Progress, with settings: [CSVSetting] = []) throws(SyncExitError) -> Config {
    do {
      var text = try ConfigText(path: configFile)
      try text.add(settings)
      return try text.config()
    } catch {
      progress.message(.config, error.message) { ($0.file, $0.line) = (error.path, error.line) }
      throw SyncExitError(code: SyncExitError.failure)
    }
  }

  /// Opens the database and locks it for this work as long as the process lives. Ends the program with a message when
  /// that fails.
  func openStore(_ progress: Progress, for work: ProcessLock.Purpose = .write) throws(SyncExitError) -> StoreWriter {
    do {
      let store = try StoreWriter(writing: folder, clock: clock, version: BankeyVersion.text)
      store.sameAccounts = try checkConfig(progress).sameAccounts
      _ = try ProcessLock(work, in: folder, clock: clock, strings: progress.strings, onWait: progress.waiting)
      return store
    } catch let status as SyncExitError {
      throw status
    } catch {
      throw progress.end(error)
    }
  }

  /// Opens the database for reading only, or one in memory when there is none, so that none is created.
  func openForPreview(_ progress: Progress) throws(SyncExitError) -> StoreWriter {
    if access(folder.database, F_OK) == 0 { return try openStore(progress) }
    guard let store = try? StoreWriter.rehearsing(clock: clock, version: BankeyVersion.text) else {
      progress.message(.database, progress.strings.noMemoryForPreview)
      throw SyncExitError(code: SyncExitError.failure)
    }
    return store
  }

  private var paths: Paths { Paths(environment: ProcessEnvironment.all) }
}

extension SyncOptions {
  /// Changes the database as the user asks, and reports the end.
  func change(_ body: (StoreWriter) throws -> Void) throws {
    let progress = progress
    try checkConfig(progress)
    let store = try openStore(progress)
    do {
      try body(store)
    } catch {
      progress.message(.database, SyncError(error).message(in: progress.strings))
      throw SyncExitError(code: SyncExitError.failure)
    }
    progress.finished(changed: 1)
  }
}

extension Clock: ExpressibleByArgument {
  /// Reads a time in ISO 8601.
  public init?(argument: String) { self.init(iso: argument) }
}

extension SyncOptions {
  /// Creates the manager of the database's sources.
  func sourceManager(_ progress: Progress) throws(SyncExitError) -> SourceManager {
    let cancellation = Cancellation()
    let http = CurlClient(
      trusting: CurlClient.authorities(in: ProcessEnvironment.all), cancellation: cancellation, clock: clock)
    // Testing a source calls it, which may take long, and a source must not be removed during a call.
    let store = try LazyStore(in: folder) { () throws(SyncExitError) in try openStore(progress, for: .refresh) }
    return SourceManager(
      store: store, secrets: secrets, http: http, cancellation: cancellation, clock: clock, progress: progress,
      profiles: try checkConfig(progress).csv)
  }
}
