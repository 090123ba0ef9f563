import BankeyModel

/// What is known of a statement while it is read.
struct OFXStatement {
  /// `STMTRS`, `CCSTMTRS` or `INVSTMTRS`.
  let tag: OFXTag
  /// Where it begins.
  let start: Int
  var bank: String?
  var number: String?
  var type: String?
  var currency: Currency?
  var first: Day?
  var last: Day?
  var balance: Amount?
  var available: Amount?
  var balanceDate: LocalTime?
  /// The account as it has been handed over.
  var handedOver: AccountRecord?
  /// Whether the period has been handed over.
  var isDated = false
  /// Trades of securities, which bankey does not keep.
  var trades = 0
  /// Securities held, which bankey does not keep.
  var positions = 0
  /// Rows that name another currency, and the first such name.
  var foreign: (rows: Int, currency: String) = (0, "")

  /// A statement that begins at `start`.
  init(_ tag: OFXTag, start: Int) {
    self.tag = tag
    self.start = start
  }
}

extension OFXStatement {
  /// What its amounts are counted in. `XXX` is ISO's own word for "no currency".
  var unit: Currency { currency ?? Currency(code: "XXX") }

  /// The account, which is unknown where it has no number.
  func account(of institution: String?) -> AccountRecord {
    var account = AccountRecord(
      connection: bank ?? "", nativeId: number ?? "", number: number, institution: institution, sourceType: type,
      kind: kind, currency: unit)
    account.isNamed = number != nil
    return account
  }

  /// The days that it covers, when it says so.
  var period: ClosedRange<Day>? {
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// Its figures; nil when it has none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate)
  }

  /// The kind where the statement makes it certain. A line of credit is money lent.
  private var kind: AccountKind? {
    switch (tag, type?.uppercased()) {
    case (.cardStatement, _): .creditCard
    case (.investmentStatement, _): .investment
    case (_, "CHECKING"): .banking
    case (_, "SAVINGS"), (_, "MONEYMRKT"), (_, "CD"): .savings
    case (_, "CREDITLINE"): .loan
    default: nil
    }
  }
}

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
