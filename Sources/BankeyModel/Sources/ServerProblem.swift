/// Why a server gave no answer that can be used.
public enum ServerProblem: Hashable, Sendable {
  /// What is wrong with a certificate.
  public enum Certificate: Hashable, Sendable { case otherHost, notYetValid, expired, untrusted }

  // It could not be asked.
  case noAddress
  case notSecure(scheme: String)
  case notFound, noSecureConnection, proxyNotFound, proxyBroken
  /// It refused the connection, or it cannot be reached; with a proxy nobody knows which of both it was.
  case refusedConnection(mayBeProxy: Bool)
  case unreachable(mayBeProxy: Bool)
  case proxyRefuses(status: Int)
  case certificate(Certificate)
  /// The file of trusted certificates, where it is known, cannot be read.
  case noAuthorities(file: String?)
  /// A fault that only curl's number tells.
  case unnamed(code: UInt32)

  // Its answer did not come whole.
  case noAnswer(milliseconds: Int)
  case closed, cutOff
  case silent(milliseconds: Int)
  case tooSlow(milliseconds: Int)
  /// It is larger than this.
  case tooLarge(bytes: Int)

  // It is of no use.
  case notHTTP, undecodable
  case page(status: Int)
  case noData(type: String)
  /// Its answer is not JSON, for this reason.
  case noJSON(String)
  /// It has no accounts, for this reason.
  case noAccounts(String)
  case noList, noAccountList, sameAgain, noToken, badToken
}

/// Why a server that was reached does not do what it is asked.
public enum ServerRefusal: Hashable, Sendable {
  case tooOften, noTime
  case ownTrouble(status: Int)
  case credentials, payment, access
  case nothingThere(status: Int)
  case refuses(status: Int)
  case redirects(status: Int)
  case redirectCircle, redirectsAstray
  /// It redirects to this server, which must not get the credentials.
  case redirectsTo(String)
  /// It says why, in its own words.
  case says(String)
  /// It does not take the secret, which last worked on this day, if it ever did.
  case secret(lastWorked: Day?)

  // What became of a setup token.
  case claimed, noAccess
  case oddClaim(status: Int)
}

/// Why a program that was run gave nothing.
public enum ProgramProblem: Hashable, Sendable {
  /// There is none of that name.
  case missing
  /// The system does not run it, for this reason.
  case cannotRun(String)
  /// It failed, and said this, or nothing.
  case failed(status: Int32, words: String)
  case tooSlow(seconds: Int)
  case tooMuch(megabytes: Int)
  /// What it printed cannot be taken, for this reason.
  case unreadable(String)
  /// It printed no secret.
  case noSecret
}
