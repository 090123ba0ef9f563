import BankeyModel
import Glibc

/// The folders of bankey's files: a folder `bankey` in each of the XDG base directories.
public struct Paths: Hashable, Sendable {
  /// The folder of `config.toml`: `$XDG_CONFIG_HOME/bankey`, else `~/.config/bankey`.
  public var config: String
  /// The folder of the database.
  public var data: String
  /// The folder of the log and of settings that keys change.
  public var state: String
  /// The folder of files that can be recreated.
  public var cache: String

  /// The folders according to the environment, or else the usual ones below `HOME`, or else below the home in the user
  /// database.
  ///
  /// As the XDG specification requires, ignores variables that are empty or not absolute paths.
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

  /// The home in the user database, because cron and containers may not set `HOME`.
  private static var recordedHome: String {
    getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) } ?? "/"
  }

  /// The default path of the config file.
  public var configFile: String { config + "/config.toml" }
}
