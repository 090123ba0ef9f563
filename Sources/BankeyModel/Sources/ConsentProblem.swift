/// The reason why a bank behind a consent cannot be read or connected.
public enum ConsentProblem: Hashable, Sendable {
  // The key.
  case noKey, keyIsNotRSA, keyIsWeak, keyIsEncrypted, keyIsPublic
  /// The service does not accept the key, the id or the time of this machine.
  case keyRefused
  /// The application is not active yet, or may not do this; the service's words.
  case applicationRefused(String)
  /// The application has no address to return to.
  case noRedirect

  // The consent.
  /// The consent was not given yet.
  case waiting
  /// The consent has ended or was withdrawn; the service's words.
  case ended(String)
  /// The login has ended before its code was used; the service's words.
  case loginAgain(String)
  /// The bank says this instead of giving consent.
  case refused(String)
  /// The text is not the address that came back.
  case noAnswer
  /// The address belongs to another login.
  case otherLogin
  /// No bank has that name in the country; these are similar.
  case noSuchBank(String, similar: [String])
  /// The bank gives no account.
  case noAccounts

  // Reading.
  /// The bank allows no more reads today.
  case tooOften(String)
  /// The bank answers only while the user is present, and requires the public IP address.
  case wantsPresence
  /// The account cannot be read; the service's words.
  case accountRefused(String)
  /// The bank does not answer now; its words.
  case passing(String)
  /// Another error, with its code.
  case other(String, code: String)
  /// The pages repeat, or there are more than an account can have.
  case endlessPages
  /// The transactions between these days cannot be read, because the bank gives only the last days.
  case gap(from: Day, to: Day)
  /// The bank gives transactions only from this day on.
  case historyFrom(Day)
  /// The account is no longer part of the consent.
  case notInConsent(String)
  /// The account's currency is not known, or its figures have several.
  case currencies(String)
  /// Transactions that are neither booked nor pending.
  case notBooked(Int)
  /// Transactions that came twice in one answer.
  case repeated(Int)
}

/// The name of a key file, which gives the id of its application: `<id>.pem`.
public enum KeyFileName {
  /// The id in a file's name; nil when the name is no id.
  public static func application(in path: String) -> String? {
    let name = path.trimmed.split(separator: "/").last ?? ""
    let stem = name.hasSuffix(".pem") ? name.dropLast(4) : name
    let parts = stem.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [8, 4, 4, 4, 12], parts.allSatisfy({ $0.allSatisfy(isHexadecimal) }) else { return nil }
    return stem.lowercased()
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
}

/// A private key as text: in PEM, or its DER in Base64 alone.
public enum PrivateKeyText {
  /// The reason why a text cannot be a private key, from its form alone; nil if it can.
  public static func problem(in text: String) -> ConsentProblem? {
    if text.contains("ENCRYPTED") { return .keyIsEncrypted }
    let isPublic = ["CERTIFICATE-----", "PUBLIC KEY-----"].contains(where: text.contains)
    if isPublic, !text.contains(mark) { return .keyIsPublic }
    let body = body(of: text).filter { !$0.isWhitespace }
    return body.hasPrefix(start) && body.utf8.allSatisfy(isBase64) ? nil : .noKey
  }

  /// The Base64 text between the begin and end lines of a private key in a PEM file, or else the whole text.
  public static func body(of text: String) -> Substring {
    guard let start = text.firstRange(of: mark)?.upperBound else { return text[...] }
    return text[start...].prefix { $0 != "-" }
  }

  private static let mark = "PRIVATE KEY-----"
  /// The start of every DER of a key in Base64: a sequence of more than 127 bytes.
  private static let start = "MI"

  private static func isBase64(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2B, 0x2F, 0x3D].contains(byte)
  }
}
