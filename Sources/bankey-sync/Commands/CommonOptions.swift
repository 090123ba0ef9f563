import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeySources
import BankeyStore
import Glibc

/// What every command understands.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the database.", valueName: "dir"))
  var data: String?

  @Option(help: ArgumentHelp("The config file.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("A clock that stands at this moment (ISO 8601).", valueName: "time"))
  var now: Clock?

  func validate() throws {
    if data == "" { throw ValidationError("--data is the path of a folder.") }
    if ![data, config].allSatisfy({ PathText.isPlain($0 ?? "") }) {
      throw ValidationError("The paths of --data and --config are UTF-8.")
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
  func checkConfig(_ progress: Progress, with settings: [CSVSetting] = []) throws(ExitStatus) -> Config {
    do {
      var text = try ConfigText(path: configFile)
      try text.add(settings)
      return try text.config()
    } catch {
      progress.error(.config, error.message) { ($0.file, $0.line) = (error.path, error.line) }
      throw ExitStatus(code: ExitStatus.failure)
    }
  }

  /// Opens the database, or says why it cannot be opened. No other process does the same work while this one lives.
  func openStore(_ progress: Progress, for work: ProcessLock.Work = .write) throws(ExitStatus) -> StoreWriter {
    do {
      let store = try StoreWriter(writing: folder, clock: clock, version: BankeyVersion.text)
      store.sameAccounts = try checkConfig(progress).sameAccounts
      _ = try ProcessLock(work, in: folder, clock: clock, strings: progress.strings, onWait: progress.waiting)
      return store
    } catch let status as ExitStatus {
      throw status
    } catch {
      throw progress.end(error)
    }
  }

  /// Opens the database for what only looks; where there is none, one in memory, so that none is made.
  func openForPreview(_ progress: Progress) throws(ExitStatus) -> StoreWriter {
    if access(folder.database, F_OK) == 0 { return try openStore(progress) }
    guard let store = try? StoreWriter.rehearsing(clock: clock, version: BankeyVersion.text) else {
      progress.error(.database, progress.strings.noMemoryForPreview)
      throw ExitStatus(code: ExitStatus.failure)
    }
    return store
  }

  private var paths: Paths { Paths(environment: ProcessEnvironment.all) }
}

extension Clock: ExpressibleByArgument {
  /// A moment of ISO 8601.
  public init?(argument: String) { self.init(iso: argument) }
}
