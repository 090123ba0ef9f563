import BankeyCore
import Glibc

/// What bankey asks its environment.
enum Environment {
  /// The words behind bankey's name. Those that are paths may be any bytes.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { PathText.text($0) } }
  }

  /// The variables that matter and are set.
  static var variables: [String: String] {
    Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } })
  }

  /// Where files live for a while.
  static var temporaryFolder: String { Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  /// One variable, nil when it is not set.
  static subscript(_ name: String) -> String? {
    getenv(name).map { PathText.text($0) }
  }

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
