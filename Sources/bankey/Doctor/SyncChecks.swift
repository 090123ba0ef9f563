import BankeyCore

/// Whether `bankey-sync` is there, and what it says of itself and of secrets.
struct SyncChecks {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// What it found, or that it was not found.
  var checks: [HealthCheck] {
    do throws(Failure) {
      let path = try SyncProgram.path()
      let child = try SyncChild(["doctor"] + setting.syncOptions, setting.strings, program: path)
      var found: [HealthCheck] = []
      _ = child.follow { event in found += event.check.map { [$0] } ?? [] }
      return found.isEmpty ? [stranger(path)] : found.map { checked($0, path) }
    } catch {
      return [
        HealthCheck("bankey-sync", .wrong, error.message, mend: "install bankey and bankey-sync together: make install")
      ]
    }
  }

  private func checked(_ check: HealthCheck, _ path: String) -> HealthCheck {
    guard check.name == "bankey-sync" else { return check }
    return check.text == BankeyVersion.text ? HealthCheck(check.name, .ok, "\(check.text) in \(path)") : stranger(path)
  }

  private func stranger(_ path: String) -> HealthCheck {
    HealthCheck(
      "bankey-sync", .wrong, "\(path) is of another version than bankey", mend: "install both together: make install")
  }
}
