extension MoneyParts {
  /// The whole text.
  public var text: String { pieces.map(\.text).joined() }

  /// `−`, `+` or nothing.
  public var sign: String { text(.sign) }
  /// The currency, where it stands before the digits, with its blank.
  public var symbolBefore: String { pieces.prefix { $0.kind != .whole }.text(.symbol) }
  /// The digits before the decimal mark, grouped.
  public var whole: String { text(.whole) }
  /// The decimal mark; nothing where there are no decimals.
  public var separator: String { text(.separator) }
  /// The digits after the decimal mark.
  public var cents: String { text(.cents) }
  /// The currency, where it stands behind the digits, with its blank.
  public var symbolAfter: String { pieces.drop { $0.kind != .whole }.text(.symbol) }

  /// Whether the last piece ends in something other than a symbol or a blank.
  var endsInLetter: Bool { pieces.last?.text.unicodeScalars.last.map(Self.isLetter) ?? false }

  /// Whether a symbol with this at its edge is kept apart from digits: `US$` is not, `NOK` is.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private func text(_ kind: Kind) -> String { pieces[...].text(kind) }
}

extension ArraySlice<MoneyParts.Piece> {
  fileprivate func text(_ kind: MoneyParts.Kind) -> String {
    filter { $0.kind == kind }.map(\.text).joined()
  }
}
