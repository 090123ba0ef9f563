import BankeyCore

/// Looks at everything that bankey stands on. In English only, as programs and their makers read it.
struct Doctor {
  private let options: Options

  /// A doctor for the setting that these options make.
  init(_ options: Options) { self.options = options }

  /// What was found, in the order in which one thing stands on the other.
  var checks: [HealthCheck] {
    do throws(Failure) {
      let setting = try Setting(options)
      let found =
        ConfigChecks(setting).checks + FolderChecks(setting).checks + SyncChecks(setting).checks
        + DatabaseChecks(setting).checks + InboxChecks(setting).checks + LockChecks(setting).checks
      return own + (setting.isPrivate ? found.map { Doctor.masked($0, setting.foreign) } : found)
    } catch {
      // Without its config nobody knows what else to look at.
      return own + [
        HealthCheck(
          "config", .wrong, error.message, mend: "correct that line; bankey.toml of the documentation has every key")
      ]
    }
  }

  /// What is written under the mask: versions have their digits, what a config, a folder or a bank is called has none.
  private static func masked(_ check: HealthCheck, _ foreign: (String) -> String) -> HealthCheck {
    if ["bankey-sync", "libraries"].contains(check.name) { return check }
    return HealthCheck(foreign(check.name), check.state, foreign(check.text), mend: check.mend.map(foreign))
  }

  private var own: [HealthCheck] {
    let folder = try? ProgramFolder.path()
    return [HealthCheck("bankey", .ok, BankeyVersion.text + (folder.map { " in " + $0 } ?? ""))]
      + TerminalChecks().checks
  }
}
