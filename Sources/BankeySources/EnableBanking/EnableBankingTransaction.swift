import BankeyModel

struct EnableBankingTransaction: Hashable, Sendable {
  /// The bank's id, which may be missing, repeat or change; see `EnableBankingIds`.
  let entryReference: String
  /// Whether it is booked, not pending.
  let isBooked: Bool
  /// The day on which it counts.
  let day: Day
  /// The amount; money in is positive.
  let amount: Amount
  /// The balance after it, which distinguishes two equal payments from one that came twice.
  let balanceAfter: String?
  private let said: Said

  /// The result of reading a transaction.
  enum Reading {
    case row(EnableBankingTransaction)
    /// It is scheduled, cancelled or rejected.
    case notBooked
    /// It has no day, no amount, or another currency.
    case unreadable
  }

  /// The texts of a transaction.
  private struct Said: Hashable, Sendable {
    let authorizedDay: Day?
    let description: String
    let counterparty: String?
    let counterpartyAccount: String?
    let raw: String
  }

  /// Reads a transaction of an account in a currency. A pending one without a day counts as of today.
  static func read(_ said: JSONValue, in currency: Currency, today: Day) -> Reading {
    let booked = day(said["booking_date"])
    guard let isBooked = isBooked(said["status"]?.string, hasDay: booked != nil) else { return .notBooked }
    let made = day(said["transaction_date"])
    let other = booked ?? day(said["value_date"]) ?? made
    guard let day = other ?? (isBooked ? nil : today), let amount = amount(said, currency) else { return .unreadable }
    let texts = Said(
      authorizedDay: isBooked ? made.flatMap { $0 < day ? $0 : nil } : nil,
      description: EnableBankingText.description(of: said), counterparty: EnableBankingText.counterparty(of: said),
      counterpartyAccount: EnableBankingText.otherAccount(of: said), raw: said.raw)
    return .row(
      EnableBankingTransaction(
        entryReference: said["entry_reference"]?.string ?? "", isBooked: isBooked, day: day, amount: amount,
        balanceAfter: said["balance_after_transaction"]?["amount"]?.string, said: texts))
  }

  /// Whether a status means booked or pending; nil for neither. `OTHR` says nothing: only a booking day makes it
  /// booked.
  private static func isBooked(_ status: String?, hasDay: Bool) -> Bool? {
    switch status {
    case "BOOK", nil: true
    case "PDNG", "HOLD": false
    case "OTHR" where hasDay: true
    default: nil
    }
  }

  /// The signed amount. The indicator decides; without one, the sign of the amount. Nil when the indicator is another
  /// word, or the amount has another currency.
  private static func amount(_ said: JSONValue, _ currency: Currency) -> Amount? {
    said["transaction_amount"].flatMap {
      EnableBankingFigure.signed($0, said["credit_debit_indicator"]?.string, currency)
    }
  }

  /// A day, which some banks write with a time.
  private static func day(_ date: JSONValue?) -> Day? { date?.string.flatMap { Day(iso: $0.prefix { $0 != "T" }) } }
}

extension EnableBankingTransaction {
  /// The record for the database, with the id when the account's ids last. Pending ones get another id when booked, so
  /// they have none.
  func record(withId hasId: Bool) -> TransactionRecord {
    TransactionRecord(
      nativeId: hasId && isBooked ? entryReference : "", status: isBooked ? .posted : .authorized, day: day,
      authorizedDay: said.authorizedDay, amount: amount, description: said.description,
      counterparty: said.counterparty, counterpartyAccount: said.counterpartyAccount, raw: said.raw[...])
  }

  /// Whether an answer gives the same payment twice, not two equal ones: the same texts, and either the same balance
  /// after it or, where the bank gives none, the same id.
  func isRepeated(by other: EnableBankingTransaction) -> Bool {
    guard (isBooked, day, amount) == (other.isBooked, other.day, other.amount),
      said.description == other.said.description
    else { return false }
    if let balanceAfter, let another = other.balanceAfter { return balanceAfter == another }
    return !entryReference.isEmpty && entryReference == other.entryReference
  }
}

/// Figures with an indicator of their sign.
enum EnableBankingFigure {
  /// The signed figure of an amount in a currency: `DBIT` is money out, whatever the sign, `CRDT` money in. Without an
  /// indicator the sign counts. Nil for another currency or another word.
  static func signed(_ amount: JSONValue, _ indicator: String?, _ currency: Currency) -> Amount? {
    guard amount["currency"]?.string ?? currency.code == currency.code,
      let figure = amount["amount"]?.amount(in: currency)
    else { return nil }
    switch indicator {
    case "DBIT": return figure.isNegative ? figure : figure.negated
    case "CRDT": return figure.isNegative ? figure.negated : figure
    case nil: return figure
    default: return nil
    }
  }
}

/// The texts of a transaction: the other side and the purpose.
enum EnableBankingText {
  /// The purpose of the payment. Lines that only repeat an id of the system are left out if there are others; where
  /// only digits are left, the other side comes first.
  static func description(of said: JSONValue) -> String {
    let lines = (said["remittance_information"]?.elements ?? []).compactMap(\.string)
      .flatMap { $0.split(whereSeparator: \.isNewline) }.map { $0.trimmed }.filter { !$0.isEmpty }
    let plain = lines.filter { !$0.hasPrefix("EREF+") }
    let text = (plain.isEmpty ? lines : plain).joined(separator: " ")
    if text.contains(where: \.isLetter) { return text }
    let others = [counterparty(of: said), said["bank_transaction_code"]?["description"]?.string, said["note"]?.string]
    let other = others.lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty }
    return [other, text.isEmpty ? nil : text].compactMap(\.self).joined(separator: " ")
  }

  /// The other side: who gets a payment, or who makes it. Some banks put the name into the address; some put the number
  /// of a card into the name.
  static func counterparty(of said: JSONValue) -> String? {
    let other = side(of: said, "creditor", "debtor")
    let names = [other?["name"]?.string, other?["postal_address"]?["address_line"]?.elements?.first?.string]
    return names.lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty && !isCard($0) }
  }

  /// The other side's account.
  static func otherAccount(of said: JSONValue) -> String? {
    let account = side(of: said, "creditor_account", "debtor_account")
    return [account?["iban"]?.string, account?["other"]?["identification"]?.string].lazy.compactMap(\.self)
      .first { !$0.isEmpty }
  }

  private static func side(of said: JSONValue, _ creditor: String, _ debtor: String) -> JSONValue? {
    let isOut: Bool
    switch said["credit_debit_indicator"]?.string {
    case "DBIT": isOut = true
    case "CRDT": isOut = false
    default: isOut = said["transaction_amount"]?["amount"]?.string?.hasPrefix("-") == true
    }
    return said[isOut ? creditor : debtor]
  }

  /// `CARD-123`
  private static func isCard(_ name: String) -> Bool {
    name.hasPrefix("CARD-") && name.utf8.dropFirst(5).allSatisfy(isDigit)
  }
}
