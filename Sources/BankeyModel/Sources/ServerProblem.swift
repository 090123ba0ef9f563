/// The reason why a server gave no usable answer.
public enum ServerProblem: Hashable, Sendable {
  /// A problem with a server's certificate.
  public enum Certificate: Hashable, Sendable { case otherHost, notYetValid, expired, untrusted }

  // The request could not be sent.
  case noAddress
  case notSecure(scheme: String)
  case notFound, noSecureConnection, proxyNotFound, proxyBroken
  /// The server refuses connections or cannot be reached. Through a proxy, either of the two may be to blame.
  case refusedConnection(mayBeProxy: Bool)
  case unreachable(mayBeProxy: Bool)
  case proxyRefuses(status: Int)
  case certificate(Certificate)
  /// The file of trusted certificates, if its path is known, cannot be read.
  case noAuthorities(file: String?)
  /// Another error of libcurl, by its code.
  case unnamed(code: UInt32)

  // The answer did not arrive completely.
  case noAnswer(milliseconds: Int)
  case closed, cutOff
  case silent(milliseconds: Int)
  case tooSlow(milliseconds: Int)
  /// The answer exceeds this size.
  case tooLarge(bytes: Int)

  // The answer is unusable.
  case notHTTP, undecodable
  case page(status: Int)
  case noData(type: String)
  /// The answer is not JSON, for this reason.
  case noJSON(String)
  /// The answer contains no accounts, for this reason.
  case noAccounts(String)
  /// This file contains no usable rates, for this reason.
  case noRates(String, String)
  case noList, noAccountList, sameAgain, noToken, badToken
}

/// The reason why a server refuses a request.
public enum ServerRefusal: Hashable, Sendable {
  case tooOften, noTime
  case ownTrouble(status: Int)
  case credentials, payment, access
  case nothingThere(status: Int)
  case refuses(status: Int)
  case redirects(status: Int)
  case redirectCircle, redirectsAstray
  /// The server redirects to this host, which must not receive the credentials.
  case redirectsTo(String)
  /// The server explained the refusal; the text is foreign and uncleaned.
  case says(String)
  /// The server rejects the secret; `lastWorked` is nil when it never worked.
  case secret(lastWorked: Day?)

  // The outcome of claiming a setup token.
  case claimed, noAccess
  case oddClaim(status: Int)
}

/// The reason why running a program gave no result.
public enum ProgramProblem: Hashable, Sendable {
  /// No program has that name.
  case missing
  /// The system refuses to run it, for this reason.
  case cannotRun(String)
  /// It failed, with its last words, which may be empty.
  case failed(status: Int32, words: String)
  case tooSlow(seconds: Int)
  case tooMuch(megabytes: Int)
  /// Its output cannot be used, for this reason.
  case unreadable(String)
  /// The command's first line was empty.
  case noSecret
}
