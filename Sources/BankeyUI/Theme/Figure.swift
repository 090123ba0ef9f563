import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// An amount as attributed text in two halves that meet left of the decimal mark: symbol dim, whole digits strong.
nonisolated struct Figure {
  /// Sign, symbol and whole digits.
  let head: Text
  /// Decimal mark, cents, and what stands behind them.
  let tail: Text

  /// An amount with `whole` as the role of its whole digits; raised cents need no decimal mark.
  init(_ parts: MoneyParts, whole: Role = .strong, isRaised: Bool = false) {
    head = Text(parts.head.map { Span($0.text, $0.kind == .symbol ? .secondary : whole) })
    tail = Text(parts.tail.compactMap { Figure.span($0, isRaised: isRaised) })
  }

  /// Columns of all of it.
  var columns: Int { head.columns + tail.columns }

  /// The column before which its whole digits end so that all of it stands between two columns: `end` if it can, else as far right as
  /// it can; nil where there is no room for it.
  func wholeEnd(near end: Int, from start: Int, to limit: Int) -> Int? {
    [end, limit - tail.columns].first { $0 - head.columns >= start && $0 + tail.columns <= limit }
  }

  /// Draws all of it between two columns, its whole digits before column `end` if they can be there, or the mark of what is left out.
  /// Gives the column that it starts in.
  @discardableResult
  func draw(
    in canvas: inout Canvas, wholeEndingAt end: Int, from start: Int, to limit: Int, line y: Int
  ) -> Int {
    guard let end = wholeEnd(near: end, from: start, to: limit) else {
      return canvas.put(figure: head + tail, endingAt: limit, from: start, line: y)
    }
    canvas.put(tail, at: Point(end, y))
    canvas.put(head, at: Point(end - head.columns, y))
    return end - head.columns
  }

  private static func span(_ piece: MoneyParts.Piece, isRaised: Bool) -> Span? {
    switch piece.kind {
    case .separator: isRaised ? nil : Span(piece.text, .secondary)
    case .cents: Span(isRaised ? raised(piece.text) : piece.text, .secondary)
    case .sign, .symbol, .whole: Span(piece.text, .secondary)
    }
  }

  private static func raised(_ digits: String) -> String {
    var text = String.UnicodeScalarView()
    for digit in digits.unicodeScalars {
      text.append(("0"..."9").contains(digit) ? raised[Int(digit.value) - 48] : digit)
    }
    return String(text)
  }

  private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)
}

/// What has just happened to a figure, with the signs that the terminal can show.
final class ChangeView: View {
  /// What has happened; nil for nothing.
  var change: RowChange? { didSet { isHidden = change == nil } }

  /// As wide as its text.
  override func size(fitting size: Size) -> Size { Size(change?.text(.unicode).columns ?? 0, 1) }

  /// Draws the text, or nothing where it would be cut.
  override func draw(in canvas: inout Canvas) {
    guard let text = change?.text(canvas.capabilities.symbols), text.columns <= canvas.bounds.width else { return }
    canvas.put(text, endingAt: canvas.bounds.width, line: 0)
  }
}

extension RowChange {
  /// "▲ +120.00", "● new": a sign and a word or a figure, so that color is never needed.
  nonisolated func text(_ symbols: Symbols) -> Text {
    switch self {
    case .added(let word): Text(symbols.news + " " + word, .strong)
    case .removed(let word): Text(symbols.gone + " " + word, .removed)
    case .risen(let figure): Text(symbols.rise + " " + figure, .rise)
    case .fallen(let figure): Text(symbols.fall + " " + figure, .fall)
    }
  }

  /// The sign alone, where there is no room for more.
  nonisolated func sign(_ symbols: Symbols) -> Text {
    switch self {
    case .added: Text(symbols.news, .strong)
    case .removed: Text(symbols.gone, .removed)
    case .risen: Text(symbols.rise, .rise)
    case .fallen: Text(symbols.fall, .fall)
    }
  }
}

extension AccountRowViewModel {
  /// Whether the account is gone and its row will follow.
  nonisolated var isGone: Bool { if case .removed = change { true } else { false } }

  /// The surface of a row that has just come.
  nonisolated var ground: Role? { if case .added = change { .inserted } else { nil } }

  /// The name, struck when the account is gone. It is the same in the selected row: to write it anew with every key
  /// would double what a key costs over a slow line.
  nonisolated var name: Text { isGone ? Text(accountName, .removed, attributes: .strike) : Text(accountName) }
}
