/// That the screen can be locked, and by what it opens.
public struct LockSetting {
  /// Who tells whether it is the user.
  public let authenticator: any Authenticator
  /// After how long without a key it closes by itself; nil for never.
  public let closesAfter: Duration?

  /// A lock that closes by itself after a while.
  public init(_ authenticator: any Authenticator, closesAfter: Duration?) {
    (self.authenticator, self.closesAfter) = (authenticator, closesAfter)
  }
}
