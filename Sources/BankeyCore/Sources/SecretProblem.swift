/// Why a secret cannot be had or kept.
public enum SecretProblem: Hashable, Sendable {
  /// What could not be done with its file.
  public enum Act: Hashable, Sendable { case read, written, removed }

  /// Its file, and the system's reason.
  case file(String, Act, reason: String)
  case empty(String)
  case noFile(String)
  /// Its file belongs to somebody else.
  case foreign(String)
  /// Others can read its file.
  case exposed(String)
  /// The Secret Service says this.
  case serviceSays(String)
  /// The Secret Service has none of a source, in a data folder.
  case notInService(source: String, folder: String)
  /// Nothing says where it is.
  case nowhere
  /// It is longer than any.
  case tooLong
  /// What a command prints is not bankey's to write.
  case commandIsReadOnly
  /// What was said is no setup token, or no access address.
  case noSetupToken, noAccessAddress
}
