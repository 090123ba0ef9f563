/// Where something narrower than its place stands in it.
public nonisolated enum Alignment: Sendable {
  /// It is as wide as its place.
  case fill
  /// At the left, or at the top.
  case leading
  /// In the middle.
  case center
  /// At the right, or at the bottom.
  case trailing

  /// How far it is moved, with `spare` cells left over.
  func offset(_ spare: Int) -> Int {
    switch self {
    case .fill, .leading: 0
    case .center: max(0, spare) / 2
    case .trailing: max(0, spare)
    }
  }
}
