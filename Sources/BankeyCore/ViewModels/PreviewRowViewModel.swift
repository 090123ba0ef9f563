/// A row of a preview as it is drawn.
public struct PreviewRowViewModel: Identifiable, Hashable, Sendable {
  /// What a row of the list is found again by.
  public enum ID: Hashable, Sendable {
    case note(file: Int, number: Int)
    case row(file: Int, number: Int)
  }
  /// What it is found again by.
  public let id: ID
  /// What would become of it; nil for a note.
  public let verdict: RowVerdict?
  /// The verdict in a word.
  public let word: String
  /// The day that it counts on.
  public let date: String
  /// Which account it is of, where the file has several.
  public let account: String?
  /// Its text, or the note.
  public let text: String
  /// What is odd about it.
  public let doubt: String?
  /// Its amount.
  public let amount: String
  /// Whether money comes in.
  public let isIncome: Bool
}

extension RowVerdict {
  /// The verdict as one sign of ASCII, for where a word has no room.
  public var sign: String {
    switch self {
    case .new: "+"
    case .same: "="
    case .changed: "~"
    case .posted: ">"
    case .deleted: "x"
    case .suspicious: "!"
    }
  }
}
