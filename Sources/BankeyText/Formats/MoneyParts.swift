import BankeyModel
import TerminalText

/// An amount with its currency in pieces, in the order of the locale.
public struct MoneyParts: Hashable, Sendable {
  /// The kind of a piece.
  public enum Kind: Hashable, Sendable {
    /// `−` or `+`.
    case sign
    /// The currency, with the blank that separates it from the digits.
    case symbol
    /// The digits before the decimal mark, with group marks: `929,466`.
    case whole
    /// The decimal mark of the locale.
    case separator
    /// The digits after the decimal mark: `23`.
    case cents
  }

  /// A part of a formatted amount, such as its sign, its symbol or its decimals.
  public struct Piece: Hashable, Sendable {
    /// The role of the piece, which decides how it is drawn.
    public let kind: Kind
    /// The characters of the piece.
    public var text: String
  }

  /// The pieces from left to right. Joined, they form the amount as the locale writes it.
  public private(set) var pieces: [Piece] = []

  /// Appends a text, merging it with the last piece if that has the same kind.
  mutating func append(_ kind: Kind, _ text: String) {
    if pieces.last?.kind == kind {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append(Piece(kind: kind, text: text))
    }
  }
}

extension MoneyParts {
  /// The amount as one text.
  public var text: String { pieces.map(\.text).joined() }

  /// `−`, `+` or an empty text.
  public var sign: String { text(.sign) }
  /// The currency without the blank that separates it from the digits.
  public var symbol: String { text(.symbol).filter { $0 != " " } }
  /// The same amount without its currency.
  public var withoutSymbol: MoneyParts {
    var parts = MoneyParts()
    parts.pieces = pieces.filter { $0.kind != .symbol }
    return parts
  }
  /// The digits before the decimal mark, with group marks.
  public var whole: String { text(.whole) }
  /// The decimal mark; empty when there are no decimals.
  public var separator: String { text(.separator) }
  /// The digits after the decimal mark.
  public var cents: String { text(.cents) }

  /// Whether the last piece ends in a letter, rather than a symbol or a blank.
  var endsInLetter: Bool { pieces.last?.text.unicodeScalars.last.map(Self.isLetter) ?? false }

  /// Whether a currency with this character at its edge needs a blank before digits: `NOK` does, `US$` does not.
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

extension MoneyParts {
  /// The pieces up to and including the whole digits.
  public var head: ArraySlice<Piece> { pieces[..<afterWhole] }

  /// The pieces after the whole digits: the mark, the cents, and any symbol or sign at the end.
  public var tail: ArraySlice<Piece> { pieces[afterWhole...] }

  /// The columns of the whole digits and what precedes them.
  public var wholeColumns: Int { head.reduce(0) { $0 + $1.text.columns } }

  /// The columns to the right of the whole digits.
  public var fractionColumns: Int { tail.reduce(0) { $0 + $1.text.columns } }

  /// The columns of the decimal mark and the cents.
  public var decimalColumns: Int {
    tail.reduce(0) { $0 + ($1.kind == .separator || $1.kind == .cents ? $1.text.columns : 0) }
  }

  private var afterWhole: Int { pieces.firstIndex { $0.kind == .whole }.map { $0 + 1 } ?? pieces.count }
}
