import BankeyCore

/// What an account is counted in: money by its code, or something else by the address that describes it.
enum SimpleFINCurrency {
  /// Whether a currency is said by an address.
  static func isAddress(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }

  /// The currency of an account; nil when it names none. What is no money and has no name yet is called by the end of its address.
  static func currency(of account: JSONValue, names: [String: String]) -> Currency? {
    guard let text = account["currency"]?.string, let said = account["currency"]?.text else { return nil }
    guard isAddress(text) else { return Currency(code: said) }
    let name = names[text] ?? lastPart(of: text)
    // Nobody can make points count as money by calling them that.
    let code = Currency(code: name).isISO ? "\(name) (\(host(of: text)))" : name
    return Currency(code: code, decimals: hasDecimals(account["balance"]) ? 2 : 0)
  }

  private static func parts(of address: String) -> [Substring] {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").dropFirst().map { $0 }
  }

  private static func host(of address: String) -> Substring { parts(of: address).first ?? "?" }

  /// The end of an address.
  static func lastPart(of address: String) -> String { String(parts(of: address).last ?? "?") }

  private static func hasDecimals(_ balance: JSONValue?) -> Bool { balance?.text?.contains(".") ?? true }
}
