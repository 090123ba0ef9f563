import BankeyModel
import BankeyText

/// The settings of an Sbanken source, without the secret: `{"clientId":"…"}`. The URLs can be overridden.
public struct SbankenSettings: Hashable, Sendable {
  /// The client id of the customer's application.
  public var clientId: String
  /// The URL of the token endpoint.
  public var tokenURL = "https://auth.sbanken.no/identityserver/connect/token"
  /// The base URL of accounts and transactions.
  public var apiURL = "https://publicapi.sbanken.no/apibeta/api/v2"
  /// The base URL of customers; defaults to `apiURL`.
  public var customersURL: String
  /// The customer number, which version 1 requires in each request.
  public var customerId: String?
  /// The number of days that the first fetch covers.
  public var days = 730

  /// Creates settings with the usual URLs.
  public init(clientId: String) {
    self.clientId = clientId
    customersURL = apiURL
  }
}

extension SbankenSettings {
  /// Reads stored settings.
  ///
  /// - Throws: `SourceError` if they make no sense.
  public init(json: String) throws(SourceError) {
    do throws(JSONError) {
      try self.init(try JSONValue(Array(json.utf8)))
    } catch {
      throw SourceError(
        "The settings for Sbanken need a clientId. Addresses must be strings, and days a number.", .setting)
    }
    for url in [tokenURL, apiURL, customersURL] { try SbankenSettings.check(url) }
  }

  private init(_ json: JSONValue) throws(JSONError) {
    self.init(clientId: try json.member("clientId") { $0.string.flatMap { $0.isEmpty ? nil : $0 } })
    tokenURL = try json.optional("tokenURL", \.string) ?? tokenURL
    apiURL = SbankenSettings.folder(try json.optional("apiURL", \.string) ?? apiURL)
    customersURL = SbankenSettings.folder(try json.optional("customersURL", \.string) ?? apiURL)
    customerId = try json.optional("customerId", \.string)
    days = min(max(try json.optional("days", \.integer) ?? days, 1), SbankenSettings.mostDays)
  }

  /// The largest number of days: the bank has no data from before the year 2000, and no user needs more.
  static var mostDays: Int { 40 * 366 }

  /// Settings are stored unencrypted, so URLs in them must not contain a password.
  private static func check(_ url: String) throws(SourceError) {
    do throws(HTTPError) {
      guard try CurlURL(Secret(url)).takeCredentials() != nil else { return }
    } catch {
      throw error.error
    }
    throw SourceError("An address for Sbanken must not contain a user name or a password.", .setting)
  }

  private static func folder(_ url: String) -> String {
    url.hasSuffix("/") ? String(url.dropLast()) : url
  }
}

/// The state of an Sbanken source: when each account was last read completely, and when the secret last worked.
struct SbankenMemory: Hashable, Sendable {
  private var accounts: [String: String] = [:]
  private var worked: String?

  /// Reads what `json` writes. Discards what cannot be read; history is then fetched again, and nothing is lost.
  init(json: String?) {
    guard let json = json.flatMap({ try? JSONValue(Array($0.utf8)) }) else { return }
    accounts = json["accounts"]?.dictionary(\.string) ?? [:]
    worked = json["worked"]?.string
  }

  /// The state as stored.
  var json: String { JSONObject.sorted(["accounts": accounts, "worked": worked]).text }

  /// The last day until which an account was read completely.
  subscript(account: String) -> Day? {
    get { accounts[account].flatMap { Day(iso: $0) } }
    set { accounts[account] = newValue?.description }
  }

  /// The last day on which the bank accepted the secret.
  var secretWorked: Day? {
    get { worked.flatMap { Day(iso: $0) } }
    set { worked = newValue?.description }
  }
}
