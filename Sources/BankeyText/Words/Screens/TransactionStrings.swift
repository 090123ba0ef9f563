import BankeyModel

/// A field of a transaction's screen.
public enum TransactionFieldName: Hashable, Sendable {
  case amount, status, booked, authorized, match, text, counterparty, counterpartyAccount, transfer, originalCurrency,
    account
  case source, file, received, seen, nativeId, id
  case earlier(Int), raw(Int)
}

/// What the fields of a transaction's screen are about, in their order.
public enum TransactionPart: Hashable, Sendable {
  case transaction, origin, earlier, raw
}

/// The texts of a transaction's own screen.
public protocol TransactionStrings: Sendable {
  /// "WHERE IT COMES FROM"; nil above the fields of the transaction itself.
  func title(_ section: TransactionPart) -> String?
  /// "Amount"
  func label(_ field: TransactionFieldName) -> String
  /// "posted", "authorized, not yet in the balance"
  func status(_ status: TransactionStatus) -> String
  /// What is to be thought of an authorized transaction that is old.
  func overdue(_ days: Int) -> String
  /// "EUR, rate 7.42"
  func currency(_ code: String, rate: String) -> String
  /// Why a transfer between own accounts is certain.
  var certainTransfer: String { get }
  /// On what one rests that is not.
  var probableTransfer: String { get }
  /// That there is no other side to go to.
  var noTransfer: String { get }
  /// That the transaction is no longer there.
  var transactionGone: String { get }
  /// "this is the last one", where there is none below.
  var lastTransaction: String { get }
  /// "this is the first one", where there is none above.
  var firstTransaction: String { get }
}

extension English {
  var certainTransfer: String { "the bank names the account" }
  var probableTransfer: String { "the only one with that amount in these days" }
  var noTransfer: String { "this is no transfer between your accounts" }
  var transactionGone: String { "This transaction is no longer there. Esc goes back." }
  var lastTransaction: String { "this is the last one" }
  var firstTransaction: String { "this is the first one" }

  func title(_ section: TransactionPart) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "WHERE IT COMES FROM"
    case .earlier: "WHAT IT WAS BEFORE"
    case .raw: "RAW RECORD"
    }
  }

  func label(_ field: TransactionFieldName) -> String {
    switch field {
    case .amount: "Amount"
    case .status: "Status"
    case .booked: "Booked"
    case .authorized: "Authorized"
    case .match: "Was authorized"
    case .text: "Text"
    case .counterparty: "Other side"
    case .counterpartyAccount: "Its account"
    case .transfer: "Own transfer"
    case .originalCurrency: "Original currency"
    case .account: "Account"
    case .source: "Source"
    case .file: "File"
    case .received: "Received"
    case .seen: "Last seen"
    case .nativeId: "The source's id"
    case .id: "bankey's id"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "authorized, not yet in the balance"
    case .posted: "posted"
    }
  }

  func overdue(_ days: Int) -> String {
    "authorized \(days) days ago, still not in the balance: the bank may never book it"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), rate \(rate)" }
}

extension Norwegian {
  var certainTransfer: String { "banken navngir kontoen" }
  var probableTransfer: String { "den eneste med det beløpet i disse dagene" }
  var noTransfer: String { "dette er ingen overføring mellom kontoene dine" }
  var transactionGone: String { "Denne transaksjonen finnes ikke lenger. Esc går tilbake." }
  var lastTransaction: String { "dette er den siste" }
  var firstTransaction: String { "dette er den første" }

  func title(_ section: TransactionPart) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "HVOR DEN KOMMER FRA"
    case .earlier: "HVA DEN VAR FØR"
    case .raw: "RÅDATA"
    }
  }

  func label(_ field: TransactionFieldName) -> String {
    switch field {
    case .amount: "Beløp"
    case .status: "Status"
    case .booked: "Bokført"
    case .authorized: "Reservert"
    case .match: "Var reservert"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .counterpartyAccount: "Motpartens konto"
    case .transfer: "Egen overføring"
    case .originalCurrency: "Opprinnelig valuta"
    case .account: "Konto"
    case .source: "Kilde"
    case .file: "Fil"
    case .received: "Mottatt"
    case .seen: "Sist sett"
    case .nativeId: "Kildens id"
    case .id: "bankeys id"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "reservert, ikke i saldoen ennå"
    case .posted: "bokført"
    }
  }

  func overdue(_ days: Int) -> String {
    "reservert for \(days) dager siden, fortsatt ikke i saldoen: kanskje banken aldri bokfører den"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), kurs \(rate)" }
}
