import BankeyCore

/// The bank's word on a request: a code, how grave it is, and a sentence.
struct OFXStatus {
  /// How many failed requests are told apart.
  static let failuresTold = 20

  /// Where it stands.
  let start: Int
  var code: String?
  var severity: String?
  var message: String?

  /// A status that begins at `start`.
  init(start: Int) { self.start = start }

  /// Whether the request failed.
  var isError: Bool { severity.map { $0.uppercased() == "ERROR" } ?? (code.map { $0 != "0" } ?? false) }

  /// Whether it went well but something is to be said.
  var isWarning: Bool { severity?.uppercased() == "WARN" }

  /// What the bank says, cleaned, and not all of a long answer.
  var sentence: String {
    let code = code.map { " (code \($0))" } ?? ""
    let said = (message ?? severity ?? "error") + code
    return "The bank says: \(PlainText.cleaned(String(said.prefix(300))))."
  }
}
