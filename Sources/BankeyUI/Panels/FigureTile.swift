import BankeyCore
import TUIKit

/// A figure of an account in a tile: its name, what just happened to it, its amount.
final class FigureTile: TileView {
  private let name = Label()
  private let change = ChangeView()
  private let amount = Label(alignment: .trailing)

  init() {
    name.resistance = .low
    amount.truncation = .whole
    super.init(
      StackView(.vertical, [StackView(.horizontal, spacing: 1, [name, change]), amount]), columns: FigureTile.minimum)
  }

  /// The columns that it has at least.
  static let minimum = 23

  /// Shows a figure.
  func show(_ figure: DetailsViewModel.Figure) {
    name.text = Text(figure.title, .secondary)
    amount.text = Text(figure.amount, .strong)
    change.change = figure.change
  }

  /// The columns that a figure needs.
  static func columns(of figure: DetailsViewModel.Figure) -> Int { max(minimum, Text(figure.amount).columns + 4) }
}
