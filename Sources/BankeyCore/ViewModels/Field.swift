/// A text with a name, on a screen of such fields.
public protocol Field: Identifiable, Hashable, Sendable {
  /// "Amount"; empty of a line that needs no name.
  var label: String { get }
  /// "−$48.80"
  var value: String { get }
  /// What a person would paste elsewhere: `-48.80`.
  var copy: String { get }
  /// Whether it wants attention.
  var isWarning: Bool { get }
}
