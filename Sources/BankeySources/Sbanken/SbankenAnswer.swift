import BankeyModel
import BankeyText

/// Reads the answers of Sbanken, in both versions of its API.
enum SbankenAnswer {
  /// The JSON of an answer. Throws the bank's error in its own words.
  static func value(of answer: HTTPAnswer, now: Timestamp) throws(SourceError) -> JSONValue {
    let isPassedOver = answer.status == 429
    if !isPassedOver, let said = try? JSONValue(answer.body), let error = error(said, answer) { throw error }
    let body = try answer.data(now: now)
    do throws(JSONError) {
      return try JSONValue(body)
    } catch {
      throw SourceError(.noJSON("\(error)"), of: answer.server, .answer)
    }
  }

  /// The error in an answer. Version 1 reports errors with status 200, version 2 as problem details (RFC 9457).
  private static func error(_ said: JSONValue, _ answer: HTTPAnswer) -> SourceError? {
    guard said["isError"]?.bool == true || answer.status >= 400 else { return nil }
    let names = ["errorMessage", "detail", "title", "errorType", "error_description", "error"]
    guard let words = names.lazy.compactMap({ said[$0]?.string }).first(where: { !$0.isEmpty }) else { return nil }
    let trace = said["traceId"]?.string.map { " (trace \($0))" } ?? ""
    let sentence = PlainText.cleaned(String((words + trace).prefix(300)))
    return SourceError(.says(sentence), of: answer.server, kind(answer.status, said["errorType"]?.string))
  }

  private static func kind(_ status: Int, _ type: String?) -> SourceError.Kind {
    if status == 401 || status == 403 { return .credentials }
    if status == 404 || type == "NotFound" { return .setting }
    let isPassing = status >= 500 || ["System", "ServiceUnavailable", "State"].contains(type)
    return isPassing ? .passing : .answer
  }
}

/// An account in Sbanken's form.
struct SbankenAccount {
  static let currency = Currency(code: "NOK")
  /// The bank's own id.
  let id: String
  private let said: JSONValue

  /// Nil when the account has no id.
  init?(_ said: JSONValue) {
    guard let id = said["accountId"]?.string, !id.isEmpty else { return nil }
    (self.id, self.said) = (id, said)
  }

  /// The account's record at a bank that the user calls `bank`. It belongs to the customer, unless it names another
  /// owner.
  func record(of customer: SbankenCustomer?, at bank: String) -> AccountRecord {
    let owner = said["ownerCustomerId"]?.string
    return AccountRecord(
      nativeId: id, number: said["accountNumber"]?.string, name: said["name"]?.string,
      owner: owner == nil || owner == customer?.id ? customer?.name : nil, institution: bank,
      sourceType: said["accountType"]?.string, currency: SbankenAccount.currency)
  }

  /// The current balances.
  func balances(at time: LocalTime) -> BalanceRecord {
    let limit = figure("creditLimit")
    return BalanceRecord(
      balance: figure("balance"), available: figure("available"), creditLimit: limit == .zero ? nil : limit,
      date: time)
  }

  private func figure(_ name: String) -> Amount? { said[name]?.amount(in: SbankenAccount.currency) }
}

/// A transaction in Sbanken's form.
struct SbankenTransaction {
  private let said: JSONValue

  init(_ said: JSONValue) { self.said = said }

  /// The transaction's record; nil when it has no day or no amount.
  ///
  /// It has no id, even where the archive gives one: see docs/decisions/sbanken-no-ids.md.
  var record: TransactionRecord? {
    guard let amount = said["amount"]?.amount(in: SbankenAccount.currency), let day = day(said["accountingDate"]) else {
      return nil
    }
    let isReserved = said["isReservation"]?.bool == true
    return TransactionRecord(
      status: isReserved ? .authorized : .posted, day: day, authorizedDay: isReserved ? nil : purchaseDay(before: day),
      amount: amount, description: text, counterparty: counterparty(isOut: amount.isNegative),
      counterpartyAccount: otherAccount, raw: said.raw[...])
  }

  private var text: String {
    ["text", "transactionTypeText", "transactionType"].lazy.compactMap { said[$0]?.string }.first { !$0.isEmpty } ?? ""
  }

  /// The shop, or the other side of a transfer. The key of the details is plural for some clients.
  private func counterparty(isOut: Bool) -> String? {
    let details = said["transactionDetail"] ?? said["transactionDetails"]
    let names = [said["cardDetails"]?["merchantName"], details?[isOut ? "receiverName" : "payerName"]]
    return names.lazy.compactMap { $0?.string }.first { !$0.isEmpty }
  }

  /// The counterparty's account, if the answer gives one.
  private var otherAccount: String? {
    guard said["otherAccountNumberSpecified"]?.bool == true else { return nil }
    return said["otherAccountNumber"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The day of the purchase, when it is before the day of booking.
  private func purchaseDay(before booked: Day) -> Day? {
    let said = day(said["cardDetails"]?["purchaseDate"]) ?? SbankenText.purchaseDay(in: text, booked: booked)
    return said.flatMap { $0 < booked ? $0 : nil }
  }

  /// The calendar day of a date. It is the bank's local day, even if a time and a zone follow.
  private func day(_ date: JSONValue?) -> Day? {
    date?.string.flatMap { Day(iso: String($0.prefix { $0 != "T" })) }
  }
}

/// Parses the text of a transaction.
enum SbankenText {
  /// The day of the purchase: `*1234 09.02 NOK …`, `09.02 KIWI …`, `… Betalt: 09.02.21`. Without a year, it is the last
  /// such day up to the booking. Nil when that is long before, because then the text is not a date.
  static func purchaseDay(in text: String, booked: Day) -> Day? {
    let words = text.split(separator: " ")
    let first = words.first?.hasPrefix("*") == true ? words.dropFirst().first : words.first
    let day = words.suffix(2).first == "Betalt:" ? words.last.flatMap(whole) : first.flatMap { last($0, booked) }
    return day.flatMap { (0...longest).contains($0.distance(to: booked)) ? $0 : nil }
  }

  private static var longest: Int { 90 }

  /// `09.02.21`
  private static func whole(_ word: Substring) -> Day? {
    guard let parts = numbers(word, 3) else { return nil }
    return Day(year: 2000 + parts[2], month: parts[1], day: parts[0])
  }

  /// `09.02`, in the latest year in which it is not after `limit`.
  private static func last(_ word: Substring, _ limit: Day) -> Day? {
    guard let parts = numbers(word, 2) else { return nil }
    let year = limit.components.year
    let days = [year, year - 1].lazy.compactMap { Day(year: $0, month: parts[1], day: parts[0]) }
    return days.first { $0 <= limit }
  }

  /// `count` two-digit numbers separated by dots.
  private static func numbers(_ word: Substring, _ count: Int) -> [Int]? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy(isDigit) }
    return parts.count == count && areNumbers ? parts.compactMap { Int($0) } : nil
  }
}

struct SbankenCustomer {
  /// The customer's number at the bank, by which an account names its owner.
  let id: String?
  /// First and last name; nil when there is none.
  let name: String?

  /// Version 1 of the API wraps the customer in an `item`.
  init(_ answer: JSONValue) {
    let said = answer["item"] ?? answer
    id = said["customerId"]?.string
    let names = ["firstName", "lastName"].compactMap { said[$0]?.string }.filter { !$0.isEmpty }
    name = names.isEmpty ? nil : names.joined(separator: " ")
  }
}
