import BankeyModel
import BankeyText

/// What has to be known to ask Sbanken, beside the secret: `{"clientId":"…"}`. Its addresses can be others.
public struct SbankenSettings: Hashable, Sendable {
  /// Which application of the customer asks.
  public var clientId: String
  /// Where a token is given for it.
  public var tokenURL = "https://auth.sbanken.no/identityserver/connect/token"
  /// Where accounts and transactions are, without the last part of the path.
  public var apiURL = "https://publicapi.sbanken.no/apibeta/api/v2"
  /// Where the customer is, without the last part of the path; as the accounts, unless it is said.
  public var customersURL: String
  /// The customer's number, which the first version wants in each question.
  public var customerId: String?
  /// How many days back the first answer reaches.
  public var days = 730

  /// For a client id, all else as it usually is.
  public init(clientId: String) {
    self.clientId = clientId
    customersURL = apiURL
  }
}

extension SbankenSettings {
  /// Reads settings as they are kept.
  public init(json: String) throws(SourceError) {
    do throws(JSONError) {
      try self.init(try JSONValue(Array(json.utf8)))
    } catch {
      throw SourceError(
        "The settings of Sbanken need a clientId; its addresses must be texts and days a number.", .setting)
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

  /// The bank knows nothing from before the year 2000, and nobody asks for more than that.
  static var mostDays: Int { 40 * 366 }

  /// Settings are kept where anybody may look who gets the database, so no password is among them.
  private static func check(_ url: String) throws(SourceError) {
    do throws(HTTPError) {
      guard try CurlURL(Secret(url)).takeCredentials() != nil else { return }
    } catch {
      throw error.error
    }
    throw SourceError("An address of Sbanken must not hold a user name or a password.", .setting)
  }

  private static func folder(_ url: String) -> String {
    url.hasSuffix("/") ? String(url.dropLast()) : url
  }
}

/// What Sbanken's source remembers: when each account was last read wholly, and when the secret last worked.
struct SbankenMemory: Hashable, Sendable {
  private var accounts: [String: String] = [:]
  private var worked: String?

  /// What `json` wrote. What cannot be read is forgotten: then history is read again, and nothing is lost.
  init(json: String?) {
    guard let json = json.flatMap({ try? JSONValue(Array($0.utf8)) }) else { return }
    accounts = json["accounts"]?.dictionary(\.string) ?? [:]
    worked = json["worked"]?.string
  }

  /// As it is kept.
  var json: String { JSONObject.sorted(["accounts": accounts, "worked": worked]).text }

  /// The day until which all of an account was read.
  subscript(account: String) -> Day? {
    get { accounts[account].flatMap { Day(iso: $0) } }
    set { accounts[account] = newValue?.description }
  }

  /// The day on which the secret was last accepted.
  var secretWorked: Day? {
    get { worked.flatMap { Day(iso: $0) } }
    set { worked = newValue?.description }
  }
}
