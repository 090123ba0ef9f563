import BankeyCore
import TUIKit

/// How the figures of an account are arranged in a terminal of some size.
nonisolated enum DetailsLayout {
  /// The number and the figures in boxes side by side.
  case tiles(Tiles)
  /// The number and each figure on a line of its own.
  case list
  /// The balance on one line.
  case line

  /// Where the boxes stand.
  struct Tiles {
    /// The columns of the number's box; nil where there is no room for it, or no number.
    let number: Int?
    /// The column of the first tile.
    let start: Int
    /// Columns of a tile.
    let width: Int
    /// Columns between two tiles.
    let gap: Int
  }

  /// The best arrangement for what there is to show.
  init(_ model: DetailsViewModel?, in size: Size) {
    if size.height < 10 {
      self = .line
    } else if size.height >= 16, let model, let tiles = Tiles(model, columns: RowColumns(width: size.width).width) {
      self = .tiles(tiles)
    } else {
      self = .list
    }
  }

  /// How many lines it takes, with the title.
  func lines(_ model: DetailsViewModel?) -> Int {
    switch self {
    case .tiles: 5
    case .list: 1 + (model?.figures.count ?? 0) + (model?.number == nil ? 0 : 1)
    case .line: 2
    }
  }
}

extension DetailsLayout.Tiles {
  /// Tiles at the right edge, the number's box at the left; nil when not even the tiles fit.
  nonisolated init?(_ model: DetailsViewModel, columns: Int) {
    gap = 3
    width = max(23, (model.figures.map { Text($0.amount).columns }.max() ?? 0) + 4)
    let all = model.figures.count * (width + gap) - gap
    guard all <= columns - 1 else { return nil }
    start = columns - 1 - all
    let room = start - gap
    let box = model.number.map { max(27, Text($0).columns + 4) } ?? room + 1
    number = box <= room ? box : nil
  }
}
