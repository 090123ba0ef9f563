import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The header above two panes: everything on two lines, where the second continues the first. A total in one currency
/// has a third.
nonisolated struct SlimHeader {
  /// A part of a line, drawn completely or not at all. Of the sums in other currencies, as many as fit.
  private enum Piece {
    case text(Text)
    case sums(Text)
    case trend(ChartSeries, columns: Int, title: String)

    var columns: Int {
      switch self {
      case .text(let text), .sums(let text): text.columns
      case .trend(_, let columns, let title): columns + (title.isEmpty ? 0 : 1 + Text(title).columns)
      }
    }
  }
  /// The columns between two parts.
  private static let gap = 3
  private let model: HeaderViewModel
  private let symbols: Symbols
  private let capabilities: Capabilities

  init(_ model: HeaderViewModel, _ capabilities: Capabilities) {
    (self.model, self.capabilities, symbols) = (model, capabilities, capabilities.symbols)
  }

  /// Draws the picture, and on each line a note at the right, and from the left as many parts as fit.
  func draw(in canvas: inout Canvas) {
    let picture = canvas.bounds.width - 11
    for (y, line) in Picture.lines(isNight: model.isNight, capabilities).prefix(2).enumerated() {
      canvas.put(line, at: Point(picture, y), .picture)
    }
    let end = canvas.put(Text(model.freshness ?? "", .warning), endingAt: picture - 2, line: 0) - Self.gap
    let rest = [greeting] + put(figures(room: end - 2), from: 2, to: end, line: 0, &canvas)
    let note = note(room: picture - 4 - columns(rest) - Self.gap)
    let edge = canvas.put(note, endingAt: picture - 2, line: 1) - Self.gap
    _ = put(rest, from: 2, to: edge, line: 1, isLast: true, &canvas)
    if let converted = model.converted { canvas.put(Text(converted, .secondary), from: 2, to: picture - 2, line: 2) }
  }

  /// Draws parts next to each other while they fit. Returns the rest; the last line shortens it.
  private func put(
    _ pieces: [Piece], from x: Int, to end: Int, line y: Int, isLast: Bool = false, _ canvas: inout Canvas
  ) -> [Piece] {
    var (x, rest) = (x, [Piece]())
    for piece in pieces {
      var piece = piece
      if isLast, case .sums = piece {
        piece = .sums(Text(model.others(fitting: end - x, capabilities.ellipsis), .secondary))
      }
      guard rest.isEmpty, x + piece.columns <= end else {
        rest.append(piece)
        continue
      }
      put(piece, at: Point(x, y), &canvas)
      x += piece.columns + Self.gap
    }
    return rest
  }

  private func put(_ piece: Piece, at point: Point, _ canvas: inout Canvas) {
    switch piece {
    case .text(let text), .sums(let text): canvas.put(text, at: point)
    case .trend(let series, let columns, let title):
      canvas.putTrend(series, at: point, columns: columns)
      if !title.isEmpty { canvas.put(title, at: Point(point.x + columns + 1, point.y), .secondary) }
    }
  }

  /// Net worth with its details, labeled if the labels fit.
  private func figures(room: Int) -> [Piece] {
    let long = figures(hasTitles: true)
    return columns(long) <= room ? long : figures(hasTitles: false)
  }

  /// The width of parts next to each other.
  private func columns(_ pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.columns + Self.gap } - Self.gap }

  private func figures(hasTitles: Bool) -> [Piece] {
    let figure = Text(model.netWorth ?? String(repeating: symbols.place, count: 11), .strong)
    let title = Text(hasTitles ? model.netWorthTitle + " " : "", .secondary)
    let change = model.change.map { $0.text(symbols) + Text(" " + model.changeTitle, .secondary) }
    let others = model.others.joined(separator: " ")
    let pieces: [Piece?] = [
      .text(Text("Bankey", .logo)), .text(title + figure), change.map { .text($0) },
      model.trend.map { .trend($0, columns: trendColumns, title: hasTitles ? model.trendTitle : "") },
      others.isEmpty ? nil : .sums(Text(others, .secondary)),
    ]
    return pieces.compactMap(\.self)
  }

  /// The width of the trend, which is a sign where the terminal cannot draw.
  private var trendColumns: Int { capabilities.isUnicode ? 10 : 1 }

  private var greeting: Piece {
    let name = model.name.map { Text(", ") + Text($0, .strong) } ?? Text([])
    return .text(Text(model.greeting) + name + Text(" \(symbols.dot) " + model.date, .secondary))
  }

  /// The number of uncounted accounts or the time of the update, after the number of new transactions if there is room
  /// for both.
  private func note(room: Int) -> Text {
    let note = model.counted.map { Text($0, .warning) } ?? Text(model.updated ?? "", .secondary)
    guard let news = model.news else { return note }
    let both = Text(news, .news) + Text(String(repeating: " ", count: Self.gap)) + note
    return both.columns <= room ? both : note
  }
}

/// A view of the header above two panes.
final class SlimHeaderView: View {
  /// The header; nil draws nothing.
  var model: HeaderViewModel?

  override func draw(in canvas: inout Canvas) {
    if let model { SlimHeader(model, canvas.capabilities).draw(in: &canvas) }
  }
}
