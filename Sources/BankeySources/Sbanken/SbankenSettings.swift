import BankeyModel
import BankeyText
import FoundationEssentials

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
    guard let kept = try? JSONDecoder().decode(Kept.self, from: Data(json.utf8)), !kept.clientId.isEmpty else {
      throw SourceError(
        "The settings of Sbanken need a clientId; its addresses are texts and days is a number.", .setting)
    }
    self.init(clientId: kept.clientId)
    tokenURL = kept.tokenURL ?? tokenURL
    apiURL = SbankenSettings.folder(kept.apiURL ?? apiURL)
    customersURL = SbankenSettings.folder(kept.customersURL ?? apiURL)
    customerId = kept.customerId
    days = min(max(kept.days ?? days, 1), SbankenSettings.mostDays)
    for url in [tokenURL, apiURL, customersURL] { try SbankenSettings.check(url) }
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
    throw SourceError("An address of Sbanken must have no name and no password in it.", .setting)
  }

  private static func folder(_ url: String) -> String {
    url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  private struct Kept: Decodable {
    var clientId: String
    var tokenURL, apiURL, customersURL, customerId: String?
    var days: Int?
  }
}

/// What Sbanken's source remembers: when each account was last read wholly, and when the secret last worked.
struct SbankenMemory: Codable, Hashable, Sendable {
  private var accounts: [String: String] = [:]
  private var worked: String?

  /// What `json` wrote. What cannot be read is forgotten: then history is read again, and nothing is lost.
  init(json: String?) {
    self = json.flatMap { try? JSONDecoder().decode(SbankenMemory.self, from: Data($0.utf8)) } ?? SbankenMemory()
  }

  private init() {}

  /// As it is kept.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts always encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

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
