import BankeyModel

/// An account in an answer.
struct SimpleFINAccount {
  private let value: JSONValue
  let record: AccountRecord
  /// The date and time of its balances; the current time when the answer gives a future date.
  let date: LocalTime?
  /// The future date that the answer gives; nil when the date is possible.
  let impossibleDate: LocalTime?

  /// Reads the properties of the account itself.
  init(
    _ value: JSONValue, _ connections: SimpleFINConnections, _ calendar: SimpleFINCalendar,
    _ currencyNames: [String: String]
  ) throws(SimpleFINAnswerError) {
    guard value.isObject else { throw SimpleFINAnswerError("it is not an object") }
    guard let id = value["id"]?.text else { throw SimpleFINAnswerError("it has no id") }
    self.value = value
    let isInvested = value["holdings"]?.elements?.isEmpty == false
    record = AccountRecord(
      connection: SimpleFINConnections.id(of: value) ?? "", nativeId: id, name: value["name"]?.text,
      institution: connections.institution(of: value), kind: isInvested ? .investment : nil,
      currency: SimpleFINCurrency.currency(of: value, names: currencyNames) ?? Currency.unknown)
    let said = try calendar.time(value["balance-date"])
    impossibleDate = said.flatMap { calendar.hasCome($0) ? nil : $0 }
    date = impossibleDate == nil ? said : calendar.clock.localNow
  }

  /// The transactions, not yet read.
  var rows: [JSONValue] { value["transactions"]?.elements ?? [] }

  var isWithoutCurrency: Bool { value["currency"]?.string == nil }

  /// The balances; nil when there are none.
  var balances: BalanceRecord? {
    let balance = amount("balance")
    let available = amount("available-balance") ?? (isAllAvailable ? balance : nil)
    return balance == nil && available == nil
      ? nil : BalanceRecord(balance: balance, available: available, date: date)
  }

  /// The balances that are present but cannot be read.
  var unreadable: [JSONValue] {
    ["balance", "available-balance"].compactMap { name in amount(name) == nil ? value[name] : nil }
  }

  /// The holdings; nil when the answer does not list any.
  var holdings: [HoldingRecord]? {
    value["holdings"]?.elements?.enumerated().compactMap { number, holding in
      guard let name = holding["description"]?.text ?? holding["symbol"]?.text else { return nil }
      let currency = holding["currency"]?.text.map { Currency(code: $0) } ?? record.currency
      return HoldingRecord(
        nativeId: holding["id"]?.text ?? String(number), name: name, quantity: holding["shares"]?.amount(),
        price: holding["purchase_price"]?.amount(in: currency), value: holding["market_value"]?.amount(in: currency),
        currency: currency, day: date?.day)
    }
  }

  /// Whether the available balance equals the balance: by the protocol, it may then be omitted. Debts and investments
  /// cannot be spent nevertheless.
  private var isAllAvailable: Bool {
    value["available-balance"] == nil && amount("balance").map { $0.units >= 0 } ?? false && record.kind != .investment
  }

  private func amount(_ name: String) -> Amount? { value[name]?.amount(in: record.currency) }
}

/// The unit of an account: a currency by its code, or something else by an address that describes it.
enum SimpleFINCurrency {
  static func isAddress(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// The currency of an account; nil when it names none. A unit other than money whose name is unknown is named by the
  /// end of its address.
  static func currency(of account: JSONValue, names: [String: String]) -> Currency? {
    guard let text = account["currency"]?.string, let said = account["currency"]?.text else { return nil }
    guard isAddress(text) else { return Currency(code: said) }
    let name = names[text] ?? lastPart(of: text)
    // A name that is an ISO code must not make points count as money.
    let code = Currency(code: name).isISO ? "\(name) (\(host(of: text)))" : name
    return Currency(code: code, decimals: hasDecimals(account["balance"]) ? 2 : 0)
  }

  private static func parts(of address: String) -> [Substring] {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").dropFirst().map { $0 }
  }

  private static func host(of address: String) -> Substring { parts(of: address).first ?? "?" }

  static func lastPart(of address: String) -> String { String(parts(of: address).last ?? "?") }

  private static func hasDecimals(_ balance: JSONValue?) -> Bool { balance?.text?.contains(".") ?? true }
}
