import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The number in a rounded container at the left, and the amounts in tiles of equal width at the right.
final class FiguresView: StackView {
  private let number = RoundedView()
  private let tiles: StackView

  /// The columns between two tiles, which leave room for a shadow.
  static let gap = 3

  /// Creates the view with placeholders.
  init() {
    let placeholders = (0..<2).map { _ in TileView(SkeletonView(), columns: FigureTile.minimum) }
    tiles = StackView(.horizontal, spacing: FiguresView.gap, distribution: .fillEqually, placeholders)
    super.init(.horizontal, alignment: .leading, [number, SpacerView(FiguresView.gap), tiles])
    number.isHidden = true
    number.filling = .number
    tiles.resistance = .required
  }

  /// Shows an account, replacing the placeholders. Hides the number when it does not fit.
  func show(_ model: DetailsViewModel, hasNumber: Bool) {
    number.text = Text(model.numberWithTitle ?? "")
    number.isHidden = model.numberWithTitle == nil || !hasNumber
    for (n, figure) in model.figures.enumerated() { tile(n).show(figure) }
    for tile in tiles.arranged.dropFirst(model.figures.count) { tiles.remove(tile) }
  }

  /// The tile at an index, created if necessary.
  private func tile(_ n: Int) -> FigureTile {
    if n < tiles.arranged.count, let tile = tiles.arranged[n] as? FigureTile { return tile }
    let tile = FigureTile()
    if n < tiles.arranged.count { tiles.replace(tiles.arranged[n], with: tile) } else { tiles.append(tile) }
    return tile
  }
}

/// A tile with an amount: its title, a recent change, and the amount.
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

  /// The minimum width in columns.
  static let minimum = 23

  func show(_ figure: DetailsViewModel.Figure) {
    name.text = Text(figure.title, .secondary)
    amount.text = Text(figure.amount, .strong)
    change.change = figure.change
  }

  /// The width that an amount needs.
  static func columns(of figure: DetailsViewModel.Figure) -> Int { max(minimum, Text(figure.amount).columns + 4) }
}

/// A line above a list: an arrow for going back, a title, and an amount at the right.
final class TitlePanel: View {
  var title = ""
  /// The amount, or a word.
  var figure = ""
  /// A shorter form of the amount, for where it would not fit; nil when there is none.
  var shortFigure: String?
  /// Whether there is a screen to go back to.
  var hasBack = true
  /// Notes before the amount, the first parts to be dropped. An ellipsis replaces those that do not fit.
  var notes: [String] = []
  /// The key that switches to the items in the notes; nil for none.
  var key: String?
  /// The width beyond which the amount would be too far from the title.
  var widest = FigureRowView.widest

  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the complete amount, and as much of the title as fits.
  override func draw(in canvas: inout Canvas) {
    if hasBack { canvas.put(canvas.capabilities.symbols.back, at: Point(0, 0), .secondary) }
    let columns = ReportColumns(width: min(canvas.bounds.width, widest))
    let isShort = Text(figure).columns > columns.amountEnd - 2 - Text(title).columns - 1
    let figure = isShort ? shortFigure ?? figure : figure
    let start = canvas.put(figure: Text(figure, .strong), endingAt: columns.amountEnd, from: 5, line: 0)
    let end = canvas.put(Text(title, .strong), from: 2, to: start - 1, line: 0)
    canvas.put(notes(fitting: start - 4 - end, canvas.capabilities.ellipsis), endingAt: start - 2, line: 0)
  }

  private func notes(fitting room: Int, _ ellipsis: String) -> Text {
    let key = key.map { Text($0 + "  ", .key) } ?? Text([])
    for count in stride(from: notes.count, through: 1, by: -1) {
      let rest = count == notes.count ? [] : [ellipsis]
      let text = key + Text((notes.prefix(count) + rest).joined(separator: "  "), .secondary)
      if text.columns <= room { return text }
    }
    return Text([])
  }
}

/// A placeholder for a title and an amount that are being loaded.
final class SkeletonView: View {
  override func size(fitting size: Size) -> Size { Size(11, 2) }

  /// Draws placeholders for the title at the left and the amount at the right.
  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    canvas.putSkeleton(from: 0, columns: min(9, width), line: 0)
    canvas.putSkeleton(from: max(0, width - 11), columns: min(11, width), line: 1)
  }
}
