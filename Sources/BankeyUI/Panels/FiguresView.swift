import BankeyCore
import TUIKit

/// The number in its rounded container at the left, the figures in tiles of equal width at the right.
final class FiguresView: StackView {
  private let number = RoundedView()
  private let tiles: StackView

  /// Columns between two tiles: room for a shadow.
  static let gap = 3

  /// Placeholders, until there is something to show.
  init() {
    let placeholders = (0..<2).map { _ in TileView(SkeletonView(), columns: FigureTile.minimum) }
    tiles = StackView(.horizontal, spacing: FiguresView.gap, distribution: .fillEqually, placeholders)
    super.init(.horizontal, alignment: .leading, [number, SpacerView(FiguresView.gap), tiles])
    number.isHidden = true
    number.filling = .number
    tiles.resistance = .required
  }

  /// Shows an account; the placeholders give their places to its figures. The number is left out where it has no room.
  func show(_ model: DetailsViewModel, hasNumber: Bool) {
    number.text = Text(model.number ?? "")
    number.isHidden = model.number == nil || !hasNumber
    for (n, figure) in model.figures.enumerated() { tile(n).show(figure) }
    for tile in tiles.arranged.dropFirst(model.figures.count) { tiles.remove(tile) }
  }

  /// The tile at a place, put there when something else stands there or nothing.
  private func tile(_ n: Int) -> FigureTile {
    if n < tiles.arranged.count, let tile = tiles.arranged[n] as? FigureTile { return tile }
    let tile = FigureTile()
    if n < tiles.arranged.count { tiles.replace(tiles.arranged[n], with: tile) } else { tiles.append(tile) }
    return tile
  }
}
