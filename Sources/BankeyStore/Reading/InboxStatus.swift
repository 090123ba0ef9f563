import BankeyCore

/// What became of the files of a folder whose new files are taken in.
public struct InboxStatus: Hashable, Sendable {
  /// A file that could not be taken in.
  public struct Failure: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// Why, in a sentence.
    public var reason: String
  }
  /// How many files were looked at, statements or not.
  public var files = 0
  /// When one of them was taken in last.
  public var lastTaken: Timestamp?
  /// Which could not be taken in.
  public var failures: [Failure] = []
}
