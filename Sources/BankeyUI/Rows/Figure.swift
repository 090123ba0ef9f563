import BankeyCore
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

  /// Draws it so that the whole digits end before column `end`. Gives the column that it starts in.
  @discardableResult
  func draw(in canvas: inout Canvas, wholeEndingAt end: Int, line y: Int) -> Int {
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
