import BankeyCore
import TUIKit

/// How the figures of an account are arranged in a terminal of some size.
enum DetailsLayout {
  /// The number and the figures in boxes side by side.
  case tiles(Tiles)
  /// The number and each figure on a line of its own.
  case list
  /// The balance on one line.
  case line

  /// How wide the boxes are.
  struct Tiles {
    /// Columns of a tile.
    let width: Int
    /// Whether the number has a box too.
    let hasNumber: Bool
  }

  /// The best arrangement for what there is to show.
  init(_ model: DetailsViewModel?, in size: Size) {
    if size.height < 10 {
      self = .line
    } else if size.height >= 16, let tiles = Tiles(model, columns: RowColumns(width: size.width).width) {
      self = .tiles(tiles)
    } else {
      self = .list
    }
  }

  /// How many lines a chart takes below it: with an axis where there is much room, none where it would leave too little for the
  /// list.
  func chartLines(_ model: DetailsViewModel?, in size: Size, isTable: Bool) -> Int {
    switch self {
    case .line: 0
    case .list, .tiles:
      size.height >= 44 && !isTable ? 7 : size.height >= 30 && !isTable ? 5 : size.height - lines(model) >= 8 ? 2 : 0
    }
  }

  /// How many lines it takes, with the title.
  func lines(_ model: DetailsViewModel?) -> Int {
    switch self {
    case .tiles: 6
    case .list: 1 + (model?.figures.count ?? 0) + (model?.number == nil ? 0 : 1)
    case .line: 2
    }
  }
}

extension DetailsLayout.Tiles {
  /// Tiles at the right edge, the number's box at the left where it has room; nil when not even the tiles fit. Before there
  /// is an account, there is room for two figures.
  init?(_ model: DetailsViewModel?, columns: Int) {
    width = model?.figures.map(FigureTile.columns).max() ?? FigureTile.minimum
    let all = (model?.figures.count ?? 2) * (width + FiguresView.gap) - FiguresView.gap
    guard all <= columns - 2 else { return nil }
    let box = model?.number.map { max(RoundedView.columns, Text($0).columns + 6) }
    hasNumber = box.map { $0 + FiguresView.gap + all < columns } ?? false
  }
}
