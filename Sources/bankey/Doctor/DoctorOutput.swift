import BankeyCore

/// What the doctor found, for a person or a program.
struct DoctorOutput {
  private let checks: [HealthCheck]

  /// What was found.
  init(_ checks: [HealthCheck]) { self.checks = checks }

  /// A line for each, and below what is wrong how it is mended.
  func write() throws(Failure) {
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
  func writeJSON() throws(Failure) {
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
