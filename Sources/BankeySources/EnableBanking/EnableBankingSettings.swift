import BankeyModel
import BankeyText
import Glibc

/// The settings of a source of Enable Banking, without the key: `{"application":"…","country":"NO","bank":"DNB"}`.
struct EnableBankingSettings: Hashable, Sendable {
  /// The id of the user's application.
  var application: String
  /// The country of the bank, in two letters; empty until it is chosen.
  var country = ""
  /// The bank's name at Enable Banking, which together with the country identifies it; empty until it is chosen.
  var bank = ""
  /// `personal` or `business`.
  var customer = "personal"
  /// The bank's way to log in; nil for the bank's own choice.
  var method: String?
  /// The page that the bank returns to; nil for the first one of the application.
  var redirectURL: String?
  /// The user's public IP address, which some banks require; nil when bankey must not send one.
  var address: String?
  /// The number of days that the first fetch covers, as far as the bank goes.
  var days = 730
  /// The base URL of the API.
  var apiURL = "https://api.enablebanking.com"
}

extension EnableBankingSettings {
  /// The keys of a setup that become settings.
  static let optionalKeys = [
    "application", "country", "bank", "customer", "method", "redirectURL", "address", "days", "apiURL",
  ]

  /// Reads stored settings. Throws when they make no sense.
  init(json: String) throws(SourceError) {
    do throws(JSONError) {
      try self.init(try JSONValue(Array(json.utf8)))
    } catch {
      throw SourceError("The settings of Enable Banking cannot be read: \(error).", .setting)
    }
    try check()
  }

  private init(_ json: JSONValue) throws(JSONError) {
    application = try json.optional("application", \.string) ?? ""
    country = try json.optional("country", \.string)?.uppercased() ?? country
    bank = try json.optional("bank", \.string) ?? bank
    customer = try json.optional("customer", \.string) ?? customer
    method = try json.optional("method", \.string)
    redirectURL = try json.optional("redirectURL", \.string)
    address = try json.optional("address", \.string)
    days = min(max(try json.optional("days", \.integer) ?? days, 1), EnableBankingSettings.mostDays)
    let url = try json.optional("apiURL", \.string) ?? apiURL
    apiURL = url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  /// More than any bank keeps.
  static var mostDays: Int { 40 * 366 }

  private func check() throws(SourceError) {
    let isWord = application.utf8.allSatisfy {
      isDigit($0) || $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0 | 0x20)
    }
    guard !application.isEmpty, application.utf8.count <= 64, isWord else {
      throw SourceError(
        "“application” is missing: the id of your application, which is the name of its key file without .pem.",
        .setting)
    }
    guard country.isEmpty || (country.utf8.count == 2 && country.utf8.allSatisfy { (0x41...0x5A).contains($0) }) else {
      throw SourceError("“country” must be two letters, such as NO.", .setting)
    }
    guard ["personal", "business"].contains(customer) else {
      throw SourceError("“customer” must be personal or business.", .setting)
    }
    for url in [apiURL, redirectURL].compactMap(\.self) { try EnableBankingSettings.check(url) }
  }

  /// Settings are stored unencrypted, so URLs in them must not contain a password.
  private static func check(_ url: String) throws(SourceError) {
    do throws(HTTPError) {
      guard try CurlURL(Secret(url)).takeCredentials() != nil else { return }
    } catch {
      throw error.error
    }
    throw SourceError("An address for Enable Banking must not contain a user name or a password.", .setting)
  }
}

extension EnableBankingSettings {
  /// The setup with the contents of the key file in place of its path, and the id that its name gives.
  static func reading(_ members: [String: JSONValue]) throws(SourceError) -> [String: JSONValue] {
    var members = members
    if let path = members.removeValue(forKey: "keyFile") {
      guard let path = path.string, !path.isEmpty, members["key"] == nil else {
        throw SourceError("Give the key as “key” or as “keyFile”, the path of its file.", .setting)
      }
      members["key"] = value(try KeyFile(path).read().reveal())
      if members["application"] == nil { members["application"] = KeyFile(path).application.map(value) }
    }
    if let key = members["key"]?.string { members["key"] = value(try RSAKey.line(of: Secret(key)).reveal()) }
    if members["apiURL"] == nil { members["apiURL"] = standIn.map(value) }
    return members
  }

  /// The address of a stand-in on this machine for trying the setup: `BANKEY_ENABLE_BANKING`. bankey ignores addresses
  /// of other machines, because they would get a token.
  private static var standIn: String? {
    guard let url = getenv("BANKEY_ENABLE_BANKING").map({ String(cString: $0) }),
      (try? CurlURL(Secret(url)))?.isLocal == true
    else { return nil }
    return url
  }

  /// A text as JSON, which every text has.
  private static func value(_ text: String) -> JSONValue {
    guard let value = try? JSONValue(Array(JSONObject.quoted(text).utf8)) else { preconditionFailure("not JSON") }
    return value
  }
}
