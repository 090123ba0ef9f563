import BankeyModel
import BankeyText
import CCrypto
import FoundationEssentials

/// A private RSA key, with which requests are signed.
final class RSAKey {
  private let key: OpaquePointer

  /// Reads a key in the form of `line`, or in PEM. Throws when it is no private RSA key.
  init(_ secret: Secret) throws(SourceError) {
    let bytes = try RSAKey.bytes(in: secret)
    defer { ERR_clear_error() }
    let key = bytes.withUnsafeBufferPointer { buffer in
      var place = buffer.baseAddress
      return d2i_AutoPrivateKey(nil, &place, buffer.count)
    }
    guard let key else { throw SourceError(.noKey) }
    self.key = key
    guard key_is_rsa(key) == 1 else { throw SourceError(.keyIsNotRSA) }
    guard key_bits(key) >= RSAKey.shortest else { throw SourceError(.keyIsWeak) }
  }

  deinit { EVP_PKEY_free(key) }

  /// The shortest key in bits that signs safely.
  private static let shortest: Int32 = 2048

  /// The signature of a message: RS256, which is PKCS #1 version 1.5 with SHA-256.
  func signature(of message: [UInt8]) throws(SourceError) -> [UInt8] {
    let context = EVP_MD_CTX_new()
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    var count = 0
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
      EVP_DigestSign(context, nil, &count, message, message.count) == 1
    else { throw SourceError(.noKey) }
    var bytes = [UInt8](repeating: 0, count: count)
    guard EVP_DigestSign(context, &bytes, &count, message, message.count) == 1 else { throw SourceError(.noKey) }
    return Array(bytes.prefix(count))
  }
}

extension RSAKey {
  /// A key on one line, as secrets are kept: its DER in Base64. Throws when the text is no private RSA key.
  static func line(of text: Secret) throws(SourceError) -> Secret {
    _ = try RSAKey(text)
    return Secret(Data(try bytes(in: text)).base64EncodedString())
  }

  /// The DER in a PEM file (PKCS #1 or PKCS #8) or in Base64 alone.
  private static func bytes(in secret: Secret) throws(SourceError) -> [UInt8] {
    let text = secret.reveal()
    if let problem = PrivateKeyText.problem(in: text) { throw SourceError(problem) }
    guard let bytes = Data(base64Encoded: PrivateKeyText.body(of: text).filter { !$0.isWhitespace }), !bytes.isEmpty
    else {
      throw SourceError(.noKey)
    }
    return Array(bytes)
  }
}

/// The JSON Web Token that proves the identity of the application.
enum EnableBankingToken {
  /// The time in seconds for which a token is valid, far below the limit of a day.
  private static let validity: Int64 = 3600
  /// The time in seconds by which a token is dated back. A server refuses tokens from its future, and its clock may be
  /// behind this machine's.
  private static let skew: Int64 = 60

  /// A token for an application, signed with its key.
  static func signed(for application: String, with key: RSAKey, at now: Timestamp) throws(SourceError) -> Secret {
    let header = JSONObject.sorted(["typ": "JWT", "alg": "RS256", "kid": application])
    let claims = JSONObject.sorted([
      "iss": "enablebanking.com", "aud": "api.enablebanking.com", "iat": now.advanced(bySeconds: -skew).seconds,
      "exp": now.advanced(bySeconds: validity).seconds,
    ])
    let message = encoded(Array(header.text.utf8)) + "." + encoded(Array(claims.text.utf8))
    return Secret(message + "." + encoded(try key.signature(of: Array(message.utf8))))
  }

  /// Base64 for URLs, without padding.
  private static func encoded(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
