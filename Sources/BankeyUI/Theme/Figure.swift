import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// An amount as styled text in two halves that meet after the whole digits: a dim symbol, strong whole digits.
nonisolated struct Figure {
  /// The sign, symbol and whole digits.
  let head: Text
  /// The decimal mark, the cents, and what follows them.
  let tail: Text

  /// Creates an amount; `whole` is the role of its whole digits. Raised cents have no decimal mark.
  init(_ parts: MoneyParts, whole: Role = .strong, isRaised: Bool = false) {
    head = Text(parts.head.map { Span($0.text, $0.kind == .symbol ? .secondary : whole) })
    tail = Text(parts.tail.compactMap { Figure.span($0, isRaised: isRaised) })
  }

  var columns: Int { head.columns + tail.columns }

  /// The column where the whole digits must end for the amount to fit between two columns: `end` if possible, otherwise
  /// as far right as possible; nil when it does not fit.
  func wholeEnd(near end: Int, from start: Int, to limit: Int) -> Int? {
    [end, limit - tail.columns].first { $0 - head.columns >= start && $0 + tail.columns <= limit }
  }

  /// Draws the amount between two columns, with its whole digits ending before `end` if possible, or an ellipsis when
  /// it does not fit. Returns the column where it starts.
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

/// A recent change of an amount, in symbols that the terminal can display.
final class ChangeView: View {
  /// The change; nil for none.
  var change: RowChange? { didSet { isHidden = change == nil } }

  /// As wide as its text.
  override func size(fitting size: Size) -> Size { Size(change?.text(.unicode).columns ?? 0, 1) }

  /// Draws the complete text, or nothing when it does not fit.
  override func draw(in canvas: inout Canvas) {
    guard let text = change?.text(canvas.capabilities.symbols), text.columns <= canvas.bounds.width else { return }
    canvas.put(text, endingAt: canvas.bounds.width, line: 0)
  }
}

extension RowChange {
  /// "▲ +120.00", "● new": a symbol with a word or an amount, so that color is never the only signal.
  nonisolated func text(_ symbols: Symbols) -> Text {
    switch self {
    case .added(let word): Text(symbols.news + " " + word, .strong)
    case .removed(let word): Text(symbols.gone + " " + word, .removed)
    case .risen(let figure): Text(symbols.rise + " " + figure, .rise)
    case .fallen(let figure): Text(symbols.fall + " " + figure, .fall)
    }
  }

  /// The symbol alone, where space is short.
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
  /// Whether the account was removed and its row is about to disappear.
  nonisolated var isGone: Bool { if case .removed = change { true } else { false } }

  /// The background of a row that was just added.
  nonisolated var ground: Role? { if case .added = change { .inserted } else { nil } }

  /// The name, struck through when the account was removed. Not styled differently in the selected row: rewriting it
  /// with every key would double the bytes sent over a slow line.
  nonisolated var name: Text { isGone ? Text(accountName, .removed, attributes: .strike) : Text(accountName) }
}
