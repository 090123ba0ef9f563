import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// Where a command works and how it writes: what the options, the environment and the config come to.
struct Setting: Sendable {
  /// The config file that was read.
  let configFile: String
  /// What it says.
  let config: Config
  /// The folder of the database.
  private(set) var data: String
  /// Where bankey's own files are, when nothing else is said.
  let paths: Paths
  /// What time it is.
  let clock: Clock
  /// `--now`, as it was said.
  let now: String?
  /// Whether figures are masked in what is written for a person.
  var isPrivate: Bool
  /// Whether the demo bank is meant.
  let isDemo: Bool
  private let environment: [String: String]

  /// Reads the config. A broken one stops everything: nobody's money is shown by silent defaults.
  init(_ options: Options, environment: [String: String] = Environment.variables) throws(CommandError) {
    self.environment = environment
    paths = Paths(environment: environment)
    (now, isPrivate, isDemo) = (options.now, options.isPrivate, options.isDemo)
    if isDemo, options.data != nil { throw CommandError("--demo keeps nothing, so it cannot be used with --data") }
    if options.data == "" { throw CommandError("--data needs the path of a folder") }
    if options.config == "" { throw CommandError("--config needs the path of a file") }
    for (option, path) in [("--data", options.data), ("--config", options.config)] where !PathText.isPlain(path ?? "") {
      throw CommandError("\(option): the path is not UTF-8; only statement files may have such names")
    }
    clock = try Setting.clock(options.now)
    data = options.data ?? paths.data
    configFile = options.config ?? paths.configFile
    config = try Setting.config(configFile, mustExist: options.config != nil, isPrivate: isPrivate)
  }

  /// The same with another data folder.
  func moved(to data: String) -> Setting {
    var setting = self
    setting.data = data
    return setting
  }

  /// What `bankey-sync` is told, so that it works in the same place.
  var syncOptions: [String] {
    ["--data", data, "--config", configFile] + (now.map { ["--now", $0] } ?? [])
  }

  /// The user's own folder; nil when nobody knows.
  var home: String? { environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } }

  /// A path that a person typed, with `~` for the home.
  func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  /// Runs something. Why it failed is said in the user's language; under the mask it is masked too, since it may quote a bank or the database.
  func masking(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandError {
      throw CommandError(foreign(strings.notice(failure.message)), status: failure.status)
    }
  }

  /// How figures, days and texts are written.
  func presenter(isASCII: Bool) -> Presenter {
    let choice = LocaleChoice(environment: environment, configured: config.locale)
    let formats = Formats(choice, isASCII: isASCII)
    return Presenter(formats: isPrivate ? formats.masked : formats, clock: clock)
  }

  /// The sentences in the user's language, outside the screens.
  var strings: any Strings { presenter(isASCII: !PlainTerminal.takesUnicode).strings }

  /// Says what was not understood in the config.
  func warn() {
    for warning in config.warnings {
      StandardError.say("\(configFile):\(warning.line): \(foreign(strings.notice(warning.message)))")
    }
  }

  /// Text that a bank, a file or a config has, as it may be shown: under the mask without its digits.
  func foreign(_ text: String) -> String {
    isPrivate ? presenter(isASCII: !PlainTerminal.takesUnicode).formats.foreign(text) : text
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
      throw CommandError(String(describing: error))
    }
  }
}

extension Setting {
  /// A query as the user types it in the locale.
  func query(_ text: String) throws(CommandError) -> FindQuery {
    let presenter = presenter(isASCII: false)
    do {
      return try FindQuery(text, mark: presenter.formats.decimalMark)
    } catch {
      throw CommandError("--search: " + presenter.strings.problem(error))
    }
  }
}

/// What bankey asks its environment.
enum Environment {
  /// The variables that matter and are set.
  static var variables: [String: String] {
    Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } })
  }

  /// The sentences in the language of the environment: what fails before the config is read knows no other.
  static var strings: any Strings { LocaleChoice(environment: variables).language.strings }

  /// Where files live for a while.
  static var temporaryFolder: String { Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// One variable, nil when it is not set.
  static subscript(_ name: String) -> String? { ProcessEnvironment[name] }

  /// Whether what is written to the terminal is read as UTF-8.
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

/// The folder of the program that runs, links followed.
enum ProgramFolder {
  /// Its path.
  static func path() throws(CommandError) -> String {
    guard let path = realpath("/proc/self/exe", nil) else { throw CommandError("/proc/self/exe: " + errorText()) }
    defer { free(path) }
    return String(String(cString: path).reversed().drop { $0 != "/" }.dropFirst().reversed())
  }
}
