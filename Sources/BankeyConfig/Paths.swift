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

  /// The folders that an environment names, else the usual ones under its `HOME`.
  ///
  /// An XDG variable that is empty or no absolute path does not count; the standard says so.
  public init(environment: [String: String]) {
    func folder(_ variable: String, _ usual: String) -> String {
      let named = environment[variable] ?? ""
      return (named.hasPrefix("/") ? named : (environment["HOME"] ?? "") + "/" + usual) + "/bankey"
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }

  /// The config file that is read when none is named.
  public var configFile: String { config + "/config.toml" }
}
