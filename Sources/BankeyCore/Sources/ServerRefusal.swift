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
