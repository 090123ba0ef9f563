import TerminalText

extension MoneyParts {
  /// The pieces up to the whole digits, which end left of the decimal mark.
  public var head: ArraySlice<Piece> { pieces[..<afterWhole] }

  /// The pieces right of the whole digits: mark, cents and a symbol or sign behind.
  public var tail: ArraySlice<Piece> { pieces[afterWhole...] }

  /// Columns right of the whole digits.
  public var fractionColumns: Int { tail.reduce(0) { $0 + $1.text.columns } }

  private var afterWhole: Int { pieces.firstIndex { $0.kind == .whole }.map { $0 + 1 } ?? pieces.count }
}
