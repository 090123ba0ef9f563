/// Why a text is not an amount. A position counts bytes from 0.
public enum AmountError: Error, Hashable, Sendable {
  /// There is no text, or only blanks.
  case empty
  /// What stands there does not belong in a figure.
  case notANumber(position: Int)
  /// Its digits are not in groups of three, so that nobody can say which mark separates the decimals.
  case ambiguousGrouping
  /// It is larger than bankey can keep exactly.
  case overflow
}
