import BankeyConfig
import BankeyCore
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
  var isPrivate = false
  private let environment: [String: String]

  /// Reads the config. A broken one stops everything: nobody's money is shown by silent defaults.
  init(_ options: Options, environment: [String: String] = Environment.variables) throws(Failure) {
    self.environment = environment
    paths = Paths(environment: environment)
    now = options.now
    if options.data == "" { throw Failure("--data is the path of a folder") }
    if options.config == "" { throw Failure("--config is the path of a file") }
    clock = try Setting.clock(options.now)
    data = options.data ?? paths.data
    configFile = options.config ?? paths.configFile
    config = try Setting.config(configFile, mustExist: options.config != nil)
  }

  /// The same in the folder of the demo bank.
  func moved(to demo: DemoFolder) -> Setting {
    var setting = self
    setting.data = demo.path
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

  /// How figures, days and texts are written.
  func presenter(isASCII: Bool) -> Presenter {
    let choice = LocaleChoice(environment: environment, configured: config.locale)
    let formats = Formats(choice, isASCII: isASCII)
    return Presenter(formats: isPrivate ? formats.masked : formats, clock: clock)
  }

  /// Says what was not understood in the config.
  func warn() {
    for warning in config.warnings { Talk.say("\(configFile):\(warning.line): \(warning.message)") }
  }

  private static func clock(_ now: String?) throws(Failure) -> Clock {
    guard let now else { return .system }
    guard let clock = Clock(iso: now) else {
      throw Failure("--now: '\(now)' is no moment of ISO 8601, such as 2026-11-21T09:00:00Z")
    }
    return clock
  }

  private static func config(_ path: String, mustExist: Bool) throws(Failure) -> Config {
    guard !mustExist || access(path, F_OK) == 0 else { throw Failure("\(path): \(errorText(errno))") }
    do {
      return try Config.load(path: path)
    } catch {
      throw Failure(String(describing: error))
    }
  }
}
