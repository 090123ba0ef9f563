import BankeyCore

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
  /// Whether the account has been handed over.
  var isNamed = false
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
