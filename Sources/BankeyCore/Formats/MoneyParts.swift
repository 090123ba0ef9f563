/// An amount with its currency in pieces, in the order in which the locale writes them.
public struct MoneyParts: Hashable, Sendable {
  /// What a piece is.
  public enum Kind: Hashable, Sendable {
    /// `−` or `+`.
    case sign
    /// The currency, with the blank that separates it from the figure.
    case symbol
    /// The digits before the decimal mark, grouped: `929,466`.
    case whole
    /// The decimal mark.
    case separator
    /// The digits after the decimal mark: `23`.
    case cents
  }

  /// A piece.
  public struct Piece: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// How it is written.
    public var text: String
  }

  /// The pieces from left to right; put together they are the amount as the locale writes it.
  public private(set) var pieces: [Piece] = []

  /// Adds to the last piece if that is of the same kind.
  mutating func append(_ kind: Kind, _ text: String) {
    if pieces.last?.kind == kind {
      pieces[pieces.count - 1].text += text
    } else if !text.isEmpty {
      pieces.append(Piece(kind: kind, text: text))
    }
  }
}
