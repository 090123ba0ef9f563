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
      return own + ConfigChecks(setting).checks + FolderChecks(setting).checks + SyncChecks(setting).checks
        + DatabaseChecks(setting).checks + InboxChecks(setting).checks + LockChecks(setting).checks
    } catch {
      // Without its config nobody knows what else to look at.
      return own + [
        HealthCheck(
          "config", .wrong, error.message, mend: "correct that line; bankey.toml of the documentation has every key")
      ]
    }
  }

  private var own: [HealthCheck] {
    let folder = try? ProgramFolder.path()
    return [HealthCheck("bankey", .ok, BankeyVersion.text + (folder.map { " in " + $0 } ?? ""))]
      + TerminalChecks().checks
  }
}
