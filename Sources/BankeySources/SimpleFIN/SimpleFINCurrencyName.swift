import BankeyCore
import BankeyStatements

/// What something is called that is counted and is no money: asked at its address, once and without credentials.
struct SimpleFINCurrencyName {
  /// A server somewhere must not hold up all accounts.
  private static let patience = Duration.seconds(10)
  /// Longer is no name.
  private static let longest = 32

  private let address: String
  private let isLocal: Bool

  /// The name behind an address. Only a server on this machine may name one on this machine.
  init(_ address: String, isLocal: Bool) {
    self.address = address
    self.isLocal = isLocal
  }

  /// The short name, else the long one; the end of the address when there is no good answer.
  func ask(_ http: any HTTPClient) -> String {
    asked(http) ?? unasked
  }

  /// The end of the address.
  var unasked: String { SimpleFINAnswer.currencyName(at: address) }

  private func asked(_ http: any HTTPClient) -> String? {
    guard isLocal || address.lowercased().hasPrefix("https://") else { return nil }
    var request = HTTPRequest(.get, Secret(address))
    request.patience = SimpleFINCurrencyName.patience
    guard let answer = try? http.send(request), answer.status == 200, let value = try? JSONValue(answer.body) else {
      return nil
    }
    return [value["abbr"], value["name"]].lazy.compactMap { $0?.string.flatMap(name) }.first
  }

  private func name(_ text: String) -> String? {
    let name = PlainText.cut(text, to: SimpleFINCurrencyName.longest, ellipsis: "…")
    return name.allSatisfy(\.isWhitespace) ? nil : name
  }
}
