import BankeyModel
import BankeyText
import BankeyCore

/// Looks at everything that bankey stands on. In English only, as programs and their makers read it.
struct Doctor {
  private let options: Options

  /// A doctor for the setting that these options make.
  init(_ options: Options) { self.options = options }

  /// What was found, in the order in which one thing stands on the other.
  var checks: [HealthCheck] {
    do throws(CommandError) {
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

/// What the doctor found, for a person or a program.
struct DoctorOutput {
  private let checks: [HealthCheck]

  /// What was found.
  init(_ checks: [HealthCheck]) { self.checks = checks }

  /// A line for each, and below what is wrong how it is mended.
  func write() throws(CommandError) {
    var output = DataOutput()
    let width = checks.map { PlainText.columns($0.name) }.max() ?? 0
    for check in checks {
      let blanks = String(repeating: " ", count: width - PlainText.columns(check.name))
      try output.line("\(sign(check.state)) \(check.name)\(blanks)  \(PlainText.cleaned(check.text))")
      guard let mend = check.mend else { continue }
      try output.line(String(repeating: " ", count: width + 8) + "-> " + PlainText.cleaned(mend))
    }
    try output.flush()
  }

  /// `{"version":1,"checks":[…]}`
  func writeJSON() throws(CommandError) {
    var output = DataOutput()
    var list = JSONList("checks")
    for check in checks {
      var object = JSONObject()
      object.put("name", check.name)
      object.put("state", check.state.rawValue)
      object.put("text", check.text)
      object.put("mend", check.mend)
      try output.write(list.next(object))
    }
    try output.write(list.end)
    try output.flush()
  }

  private func sign(_ state: HealthCheck.State) -> String {
    switch state {
    case .ok: "ok   "
    case .note: "note "
    case .wrong: "WRONG"
    }
  }
}

extension Setting {
  /// What writes texts so that no figure can be read in them.
  var maskedPresenter: Presenter {
    var setting = self
    setting.isPrivate = true
    return setting.presenter(isASCII: true)
  }
}
