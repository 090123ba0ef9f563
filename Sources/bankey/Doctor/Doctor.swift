import BankeyCore
import BankeyModel
import BankeyText

/// Checks everything that bankey depends on, and reports in the user's language.
struct Doctor {
  private let options: Options

  /// Creates a doctor for these options.
  init(_ options: Options) { self.options = options }

  /// The results, ordered by dependency.
  var checks: [HealthCheck] {
    do throws(CommandError) {
      let setting = try Setting(options)
      let found = own + rest(setting).map { Doctor.worded($0, setting.strings) }
      return setting.isPrivate ? found.map { Doctor.masked($0, setting.foreign) } : found
    } catch {
      // Without a valid config, it is unknown what else to check.
      let check = HealthCheck(
        "config", .wrong, error.message, remedy: "correct that line; docs/bankey.toml lists every key")
      return own + [Doctor.worded(check, Environment.strings)]
    }
  }

  private func rest(_ setting: Setting) -> [HealthCheck] {
    guard setting.hasFolder else { return ConfigChecks(setting).checks + DatabaseChecks(setting).checks }
    return ConfigChecks(setting).checks + FolderChecks(setting).checks + SyncChecks(setting).checks
      + DatabaseChecks(setting).checks + InboxChecks(setting).checks + LockChecks(setting).checks
  }

  /// A result translated from English, in which the checks are written.
  private static func worded(_ check: HealthCheck, _ strings: any Strings) -> HealthCheck {
    HealthCheck(check.name, check.state, strings.notice(check.text), remedy: check.remedy.map(strings.notice))
  }

  /// A result in privacy mode: versions keep their digits, but names of files, folders and banks do not.
  private static func masked(_ check: HealthCheck, _ foreign: (String) -> String) -> HealthCheck {
    if ["bankey", "terminal", "locale", "bankey-sync", "libraries"].contains(check.name) { return check }
    return HealthCheck(foreign(check.name), check.state, foreign(check.text), remedy: check.remedy.map(foreign))
  }

  private var own: [HealthCheck] {
    let folder = try? ProgramFolder.path()
    let program = HealthCheck("bankey", .ok, BankeyVersion.text + (folder.map { " in " + $0 } ?? ""))
    return [program] + TerminalChecks().checks.map { Doctor.worded($0, Environment.strings) }
  }
}

/// Prints the results for users or programs.
struct DoctorOutput {
  private let checks: [HealthCheck]

  init(_ checks: [HealthCheck]) { self.checks = checks }

  /// Prints a line for each result, and below each fault how to fix it.
  func write() throws(CommandError) {
    var output = DataOutput()
    let width = checks.map { PlainText.columns($0.name) }.max() ?? 0
    for check in checks {
      let blanks = String(repeating: " ", count: width - PlainText.columns(check.name))
      try output.line("\(sign(check.state)) \(check.name)\(blanks)  \(PlainText.cleaned(check.text))")
      guard let remedy = check.remedy else { continue }
      try output.line(String(repeating: " ", count: width + 8) + "-> " + PlainText.cleaned(remedy))
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
      object.put("remedy", check.remedy)
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
  /// A presenter that never shows amounts.
  var maskedPresenter: Presenter {
    var setting = self
    setting.isPrivate = true
    return setting.presenter(isASCII: true)
  }
}
