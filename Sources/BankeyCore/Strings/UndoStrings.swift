/// The texts of what can be undone.
public protocol UndoStrings: Sendable {
  /// "Delete this transaction"
  var deleteTitle: String { get }
  /// What that means.
  var deleteQuestion: String { get }
  /// "Delete"
  var delete: String { get }
  /// "deleted, u brings it back"
  var deleted: String { get }
  /// "it is back"
  var restored: String { get }
  /// "Undo the match"
  var unmatchTitle: String { get }
  /// What that means.
  var unmatchQuestion: String { get }
  /// "Yes, undo"
  var unmatch: String { get }
  /// "no longer matched"
  var unmatched: String { get }
  /// "nothing to undo here"
  var nothingToUndo: String { get }
  /// "nothing to delete here"
  var nothingToDelete: String { get }
  /// "It could not be done"
  var changeFailed: String { get }
}
