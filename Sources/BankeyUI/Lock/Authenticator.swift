/// Asks the system who is at the terminal: by password, finger, key, or however it is set up.
public protocol Authenticator: AnyObject {
  /// Begins an attempt. What it asks and says, and how it ends, is reported as it comes; nothing waits for it.
  func begin(_ report: @escaping @MainActor (AuthenticationEvent) -> Void)

  /// Answers what was asked last. The answer is read at once, and may be overwritten then.
  func answer(_ answer: TypedSecret)
}
