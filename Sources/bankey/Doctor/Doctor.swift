import BankeyCore
import BankeyModel
import BankeyText

/// Looks at everything that bankey stands on, and says what it found in the user's language.
struct Doctor {
  private let options: Options

  /// A doctor for the setting that these options make.
  init(_ options: Options) { self.options = options }

  /// What was found, in the order in which one thing stands on the other.
  var checks: [HealthCheck] {
    do throws(CommandError) {
      let setting = try Setting(options)
      let found = own + rest(setting).map { Doctor.worded($0, setting.strings) }
      return setting.isPrivate ? found.map { Doctor.masked($0, setting.foreign) } : found
    } catch {
      // Without its config nobody knows what else to look at.
      let check = HealthCheck(
        "config", .wrong, error.message, mend: "correct that line; docs/bankey.toml lists every key")
      return own + [Doctor.worded(check, Environment.strings)]
    }
  }

  private func rest(_ setting: Setting) -> [HealthCheck] {
    ConfigChecks(setting).checks + FolderChecks(setting).checks + SyncChecks(setting).checks
      + DatabaseChecks(setting).checks + InboxChecks(setting).checks + LockChecks(setting).checks
  }

  /// What was found, in a language; the checks themselves speak English.
  private static func worded(_ check: HealthCheck, _ strings: any Strings) -> HealthCheck {
    HealthCheck(check.name, check.state, strings.notice(check.text), mend: check.mend.map(strings.notice))
  }

  /// What is written under the mask: versions have their digits, what a config, a folder or a bank is called has none.
  private static func masked(_ check: HealthCheck, _ foreign: (String) -> String) -> HealthCheck {
    if ["bankey", "terminal", "locale", "bankey-sync", "libraries"].contains(check.name) { return check }
    return HealthCheck(foreign(check.name), check.state, foreign(check.text), mend: check.mend.map(foreign))
  }

  private var own: [HealthCheck] {
    let folder = try? ProgramFolder.path()
    let program = HealthCheck("bankey", .ok, BankeyVersion.text + (folder.map { " in " + $0 } ?? ""))
    return [program] + TerminalChecks().checks.map { Doctor.worded($0, Environment.strings) }
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
