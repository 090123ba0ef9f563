import BankeyModel

/// The values of a statement, collected while it is read.
struct OFXStatement {
  /// `STMTRS`, `CCSTMTRS` or `INVSTMTRS`.
  let tag: OFXTag
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
  /// The account as handed over.
  var handedOver: AccountRecord?
  /// Whether the period was handed over.
  var isDated = false
  /// The number of securities trades, which bankey does not store.
  var trades = 0
  /// The number of securities positions, which bankey does not store.
  var positions = 0
  /// The number of rows that only state a balance.
  var balanceRows = 0
  /// Rows that may state one.
  var stated = OFXStatedBalances()
  /// The number of rows that name another currency, and the first one named.
  var foreign: (rows: Int, currency: String) = (0, "")

  init(_ tag: OFXTag, start: Int) {
    self.tag = tag
    self.start = start
  }
}

extension OFXStatement {
  /// The currency of the amounts; `XXX`, the ISO code for no currency, when the file names none.
  var unit: Currency { currency ?? Currency.unknown }

  /// The account; an unnamed one when the statement has no number.
  func account(of institution: String?) -> AccountRecord {
    var account = AccountRecord(
      connection: bank ?? "", nativeId: number ?? "", number: number, institution: institution, sourceType: type,
      kind: kind, currency: unit)
    account.isNamed = number != nil
    return account
  }

  /// The period of the statement; nil when it is not stated or invalid.
  var period: ClosedRange<Day>? {
    guard let first, let last, first <= last else { return nil }
    return first...last
  }

  /// The balances; nil when there are none.
  var balances: BalanceRecord? {
    guard balance != nil || available != nil else { return nil }
    return BalanceRecord(balance: balance, available: available, date: balanceDate)
  }

  /// The kind of account if it is certain. A line of credit is a loan.
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

/// The bank's status of a request: a code, a severity and a message.
struct OFXStatus {
  /// The maximum number of failed requests reported individually.
  static let failuresTold = 20

  let start: Int
  var code: String?
  var severity: String?
  var message: String?

  init(start: Int) { self.start = start }

  var isError: Bool { severity.map { $0.uppercased() == "ERROR" } ?? (code.map { $0 != "0" } ?? false) }

  /// Whether the request succeeded with a warning.
  var isWarning: Bool { severity?.uppercased() == "WARN" }

  /// The bank's message as a sentence, sanitized and shortened.
  var sentence: String {
    let code = code.map { " (code \($0))" } ?? ""
    let said = (message ?? severity ?? "error") + code
    return "The bank says: \(PlainText.cleaned(String(said.prefix(300))))."
  }
}
