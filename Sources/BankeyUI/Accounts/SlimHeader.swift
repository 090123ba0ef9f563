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

  /// Draws the picture, the notes at the right, and from the left as many parts as fit.
  func draw(in canvas: inout Canvas) {
    let picture = canvas.bounds.width - 11
    for (y, line) in Picture.lines(isNight: model.isNight, capabilities).prefix(2).enumerated() {
      canvas.put(line, at: Point(picture, y), .picture)
    }
    let ends = notes.enumerated().map { y, note in
      canvas.put(note, endingAt: picture - 2, line: y) - Self.gap
    }
    let rest = put(figures(room: ends[0] - 2), from: 2, to: ends[0], line: 0, &canvas)
    _ = put([greeting] + rest, from: 2, to: ends[1], line: 1, isLast: true, &canvas)
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
    let columns = long.reduce(0) { $0 + $1.columns + Self.gap } - Self.gap
    return columns <= room ? long : figures(hasTitles: false)
  }

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

  /// The number of old balances, and below it what is not counted, or the time of the update.
  private var notes: [Text] {
    let counted = model.counted.map { Text($0, .warning) } ?? Text(model.updated ?? "", .secondary)
    return [Text(model.freshness ?? "", .warning), counted]
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
