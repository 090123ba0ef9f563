import BankeyModel

/// A field of a transaction's screen.
public enum TransactionFieldName: Hashable, Sendable {
  case amount, status, booked, authorized, match, payee, text, counterparty, counterpartyAccount, transfer,
    originalCurrency,
    account
  case source, file, received, seen, nativeId, id
  case earlier(Int), raw(Int)
}

/// The sections of a transaction's screen, in order.
public enum TransactionPart: Hashable, Sendable {
  case transaction, origin, earlier, raw
}

/// The texts of a transaction's screen.
public protocol TransactionStrings: Sendable {
  /// "ORIGIN"; nil for the section of the transaction itself.
  func title(_ section: TransactionPart) -> String?
  /// "Amount"
  func label(_ field: TransactionFieldName) -> String
  /// "posted", "authorized, not yet in the balance"
  func status(_ status: TransactionStatus) -> String
  /// Explains an authorized transaction that is overdue.
  func overdue(_ days: String) -> String
  /// "EUR, rate 7.42"
  func currency(_ code: String, rate: String) -> String
  /// The reason why a transfer between the user's accounts is certain.
  var certainTransfer: String { get }
  /// The evidence for a transfer that is only probable.
  var probableTransfer: String { get }
  /// The message that there is no other side.
  var noTransfer: String { get }
  /// The message that the transaction no longer exists.
  var transactionGone: String { get }
  /// "this is the last one"
  var lastTransaction: String { get }
  /// "this is the first one"
  var firstTransaction: String { get }
}

extension English {
  var certainTransfer: String { "the bank names the account" }
  var probableTransfer: String { "the only match for that amount around these days" }
  var noTransfer: String { "this is not a transfer between your accounts" }
  var transactionGone: String { "This transaction no longer exists. Esc goes back." }
  var lastTransaction: String { "this is the last one" }
  var firstTransaction: String { "this is the first one" }

  func title(_ section: TransactionPart) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "ORIGIN"
    case .earlier: "EARLIER VERSIONS"
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
    case .payee: "Your name"
    case .text: "Text"
    case .counterparty: "Counterparty"
    case .counterpartyAccount: "Counterparty's account"
    case .transfer: "Transfer"
    case .originalCurrency: "Original currency"
    case .account: "Account"
    case .source: "Source"
    case .file: "File"
    case .received: "Received"
    case .seen: "Last seen"
    case .nativeId: "Source id"
    case .id: "bankey id"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "authorized, not yet in the balance"
    case .posted: "posted"
    }
  }

  func overdue(_ days: String) -> String {
    "authorized \(days) days ago and still not in the balance: the bank may never post it"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), rate \(rate)" }
}

extension Norwegian {
  var certainTransfer: String { "banken navngir kontoen" }
  var probableTransfer: String { "den eneste med det beløpet i dagene rundt" }
  var noTransfer: String { "dette er ikke en overføring mellom kontoene dine" }
  var transactionGone: String { "Denne transaksjonen finnes ikke lenger. Esc går tilbake." }
  var lastTransaction: String { "dette er den siste" }
  var firstTransaction: String { "dette er den første" }

  func title(_ section: TransactionPart) -> String? {
    switch section {
    case .transaction: nil
    case .origin: "OPPRINNELSE"
    case .earlier: "TIDLIGERE VERSJONER"
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
    case .payee: "Ditt navn"
    case .text: "Tekst"
    case .counterparty: "Motpart"
    case .counterpartyAccount: "Motpartens konto"
    case .transfer: "Overføring"
    case .originalCurrency: "Opprinnelig valuta"
    case .account: "Konto"
    case .source: "Kilde"
    case .file: "Fil"
    case .received: "Mottatt"
    case .seen: "Sist sett"
    case .nativeId: "Id hos kilden"
    case .id: "Id hos bankey"
    case .earlier, .raw: ""
    }
  }

  func status(_ status: TransactionStatus) -> String {
    switch status {
    case .authorized: "reservert, ikke i saldoen ennå"
    case .posted: "bokført"
    }
  }

  func overdue(_ days: String) -> String {
    "reservert for \(days) dager siden, fortsatt ikke i saldoen: kanskje banken aldri bokfører den"
  }

  func currency(_ code: String, rate: String) -> String { "\(code), kurs \(rate)" }
}
