import BankeyConfig
import BankeyCore
import Glibc

/// Whether the config was understood.
struct ConfigChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The file, and each line of it that was not understood.
  var checks: [HealthCheck] {
    let exists = access(setting.configFile, F_OK) == 0
    return [HealthCheck("config", .ok, setting.configFile + (exists ? "" : ", which is not there: the defaults"))]
      + setting.config.warnings.map { warning in
        HealthCheck(
          "config", .wrong, "line \(warning.line): \(warning.message)",
          mend: "correct the line or take it out; docs/bankey.toml has every key")
      }
  }
}
