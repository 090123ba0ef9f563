import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey check`.
struct CheckOutput {
  private let setting: Setting
  private let accounts: [ListedAccount]
  private let findings: [CheckFinding]

  init(_ setting: Setting, _ check: Check) throws(CommandError) {
    self.setting = setting
    guard let store = try DatabaseAccess.open(setting) else {
      throw CommandError("there is no database in \(setting.data) yet")
    }
    let snapshot = try DatabaseAccess.reading { try store.look(setting.config) }
    let upcoming = try check.beforePayday.map { _ throws(CommandError) in
      try UpcomingReading(store, setting).upcoming(on: setting.clock.localNow.day)
    }
    accounts = snapshot.accounts
    findings = check.findings(in: snapshot, at: setting.clock, upcoming: upcoming)
  }

  /// Whether there are no findings.
  var isFine: Bool { findings.isEmpty }

  func write(asJSON: Bool) throws(CommandError) {
    var output = DataOutput()
    if asJSON { try writeJSON(&output) } else { try writeTable(&output) }
    try output.flush()
  }

  private func writeJSON(_ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("findings")
    for finding in findings { try output.write(list.next(finding.json)) }
    try output.write(list.end)
  }

  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode).knowing(accounts)
    let rows = findings.map { [presenter.subject(of: $0), presenter.sentence(of: $0)] }
    let lines = TextTable.lines([.text(""), .text("")], rows, isASCII: presenter.formats.isASCII)
    for line in lines.dropFirst() { try output.line(line) }
  }
}

extension CheckFinding {
  /// The finding as printed by `bankey check --json`. Later versions may add keys but do not change these.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("finding", word)
    switch self {
    case .low(let account, let limit):
      object.put(account)
      object.put("limit", limit.description)
    case .old(let account): object.put(account)
    case .short(let forecast, let limit):
      object.put("currency", forecast.currency.code)
      object.put("low", forecast.lowest?.balance.low.description)
      object.put("high", forecast.lowest?.balance.high.description)
      object.put("date", forecast.lowest?.day.description)
      object.put("payday", forecast.payday?.day.description)
      object.put("limit", limit.description)
    case .failingAccount(let account):
      object.put(account)
      object.put("error", account.error)
    case .failingConnection(let connection, let source):
      object.put("source", source.name)
      object.put("connection", connection.name ?? connection.nativeId)
      object.put("error", connection.lastError)
    case .consent(let connection, let source):
      object.put("source", source.name)
      object.put("connection", connection.name ?? connection.nativeId)
      object.put("consentUntil", connection.consentUntil?.description)
    case .failingSource(let source):
      object.put("source", source.name)
      object.put("error", source.lastError)
    }
    return object
  }

  private var word: String {
    switch self {
    case .low: "below"
    case .old: "stale"
    case .short: "beforePayday"
    case .consent: "consent"
    case .failingAccount, .failingConnection, .failingSource: "failing"
    }
  }
}

extension JSONObject {
  fileprivate mutating func put(_ account: Account) {
    put("account", account.id)
    put("name", account.name.isEmpty ? nil : account.name)
    put("currency", account.currency.code)
    put("balance", account.balance?.description)
    put("balanceDate", account.balanceDate?.description)
  }
}
