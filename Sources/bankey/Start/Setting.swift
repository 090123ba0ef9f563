import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyStore
import BankeyText
import BankeyUI
import Glibc

/// The files that a command uses and how it prints: the result of options, environment and config.
struct Setting: Sendable {
  /// The path of the config file.
  let configFile: String
  /// The contents of the config.
  let config: Config
  /// The folder of the database, or the address of the server that has it.
  private(set) var data: String
  /// Where the database is.
  private(set) var place: StorePlace
  /// The default folders.
  let paths: Paths
  /// The current time.
  let clock: Clock
  /// The argument of `--now`.
  let now: String?
  /// Whether amounts are masked in output for users.
  var isPrivate: Bool
  /// Whether to use the demo bank.
  let isDemo: Bool
  private let environment: [String: String]

  /// Reads the config. Throws when it is invalid, because silent defaults could show accounts that must stay hidden.
  init(_ options: Options, environment: [String: String] = Environment.variables) throws(CommandError) {
    self.environment = environment
    paths = Paths(environment: environment)
    (now, isPrivate, isDemo) = (options.now, options.isPrivate, options.isDemo)
    if isDemo, options.data != nil { throw CommandError("--demo saves nothing, so it cannot be used with --data") }
    if options.data == "" { throw CommandError("--data needs the path of a folder") }
    if options.config == "" { throw CommandError("--config needs the path of a file") }
    for (option, path) in [("--data", options.data), ("--config", options.config)] where !PathText.isPlain(path ?? "") {
      throw CommandError("\(option): the path is not UTF-8; only statement files may have such names")
    }
    clock = try Setting.clock(options.now)
    data = options.data ?? paths.data
    place = try Setting.place(data)
    configFile = options.config ?? paths.configFile
    config = try Setting.config(configFile, mustExist: options.config != nil, isPrivate: isPrivate)
  }

  /// Whether the database is in a folder of this machine, and not on a server.
  var hasFolder: Bool { if case .folder = place { true } else { false } }

  /// This setting with another data folder.
  func moved(to data: String) -> Setting {
    var setting = self
    (setting.data, setting.place) = (data, .folder(DataFolder(data)))
    return setting
  }

  /// The options that make `bankey-sync` use the same files and time.
  var syncOptions: [String] {
    ["--data", data, "--config", configFile] + (now.map { ["--now", $0] } ?? [])
  }

  /// The home folder; nil when it is not known.
  var home: String? { environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } }

  /// A path as the user types it, with `~` for the home folder.
  func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  /// Runs `body`, translates its error, and in privacy mode masks it, because it may quote a bank or the database.
  func masking(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandError {
      throw CommandError(foreign(strings.notice(failure.message)), status: failure.status)
    }
  }

  /// The presenter for the user's locale.
  func presenter(isASCII: Bool) -> Presenter {
    let choice = LocaleChoice(environment: environment, configured: config.locale)
    var formats = Formats(choice, isASCII: isASCII)
    formats.keys = KeyChoices(config.keys).names
    return Presenter(formats: isPrivate ? formats.masked : formats, clock: clock)
  }

  /// The texts in the user's language, for output outside the screens.
  var strings: any Strings { presenter(isASCII: !PlainTerminal.takesUnicode).strings }

  /// Prints the warnings about the config.
  func warn() {
    for warning in config.warnings {
      StandardError.say("\(configFile):\(warning.line): \(foreign(strings.notice(warning.message)))")
    }
  }

  /// Foreign text for display. In privacy mode its digits are masked.
  func foreign(_ text: String) -> String {
    isPrivate ? presenter(isASCII: !PlainTerminal.takesUnicode).formats.foreign(text) : text
  }

  private static func place(_ data: String) throws(CommandError) -> StorePlace {
    do {
      return try StorePlace(data)
    } catch {
      throw CommandError(error)
    }
  }

  private static func clock(_ now: String?) throws(CommandError) -> Clock {
    guard let now else { return .system }
    guard let clock = Clock(iso: now) else {
      throw CommandError("--now: '\(now)' is not an ISO 8601 time, such as 2026-11-21T09:00:00Z")
    }
    return clock
  }

  private static func config(_ path: String, mustExist: Bool, isPrivate: Bool) throws(CommandError) -> Config {
    guard !mustExist || access(path, F_OK) == 0 else { throw CommandError("\(path): \(errorText())") }
    do {
      return try Config.load(path: path)
    } catch {
      var error = error
      error.message = Environment.strings.notice(error.message)
      if isPrivate { error.message = String(error.message.map { $0.isNumber ? "*" : $0 }) }
      throw CommandError(error)
    }
  }
}

extension Setting {
  /// Reads a query as typed in the user's locale.
  func query(_ text: String) throws(CommandError) -> FindQuery {
    let presenter = presenter(isASCII: false)
    do {
      return try FindQuery(text, mark: presenter.formats.decimalMark)
    } catch {
      throw CommandError("--search: " + presenter.strings.problem(error))
    }
  }
}

/// The environment variables that bankey reads.
enum Environment {
  /// The variables that are set, among those that bankey reads.
  static var variables: [String: String] {
    Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } })
  }

  /// The texts in the environment's language, for errors before the config is read.
  static var strings: any Strings { Formats(LocaleChoice(environment: variables)).strings }

  /// The folder for temporary files.
  static var temporaryFolder: String { Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// The value of a variable; nil when it is not set.
  static subscript(_ name: String) -> String? { ProcessEnvironment[name] }

  /// Whether the terminal reads UTF-8.
  static var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { self[$0] }.first { !$0.isEmpty } ?? ""
    let encoding = locale.lowercased().split(separator: ".").dropFirst().first?.prefix { $0 != "@" } ?? ""
    return encoding == "utf-8" || encoding == "utf8"
  }

  private static let names = [
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "LC_ALL", "LC_MONETARY", "LC_TIME",
    "LC_MESSAGES", "LANG",
  ]
}

/// The folder of the running program, with links resolved.
enum ProgramFolder {
  static func path() throws(CommandError) -> String {
    guard let path = realpath("/proc/self/exe", nil) else { throw CommandError("/proc/self/exe: " + errorText()) }
    defer { free(path) }
    return String(String(cString: path).reversed().drop { $0 != "/" }.dropFirst().reversed())
  }
}
