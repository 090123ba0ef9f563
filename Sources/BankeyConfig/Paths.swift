import BankeyModel
import Glibc

/// Where bankey keeps its files: the XDG base directories, each with a folder `bankey`.
public struct Paths: Hashable, Sendable {
  /// Holds `config.toml`.
  public var config: String
  /// Holds the database.
  public var data: String
  /// Holds the log and what the keys remembered.
  public var state: String
  /// Holds what can be made again.
  public var cache: String

  /// The folders that an environment names, else the usual ones under its `HOME`, else under that of the user's record.
  ///
  /// An XDG variable that is empty or no absolute path does not count; the standard says so.
  public init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Paths.recordedHome
    func folder(_ variable: String, _ usual: String) -> String {
      let named = environment[variable] ?? ""
      return (named.hasPrefix("/") ? named : home + "/" + usual) + "/bankey"
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  /// The home in the system's record of users: cron and containers may leave `HOME` out.
  private static var recordedHome: String {
    getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  }

  /// The config file that is read when none is named.
  public var configFile: String { config + "/config.toml" }
}
