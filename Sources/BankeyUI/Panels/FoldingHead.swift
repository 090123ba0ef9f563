import TUIKit

/// A head that can be one line, so that the list below has more room.
protocol FoldingHead: View {
  /// Whether it is one line.
  var isFolded: Bool { get set }
  /// How many lines folding gives to the list.
  var foldedAway: Int { get }
}
