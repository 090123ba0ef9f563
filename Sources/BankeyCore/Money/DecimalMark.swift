/// Which mark stands before the decimals of a written figure.
public enum DecimalMark: Hashable, Sendable {
  /// `1,234.50`: a dot; commas can only group.
  case dot
  /// `1.234,50`: a comma; dots can only group.
  case comma
  /// The figure itself says it. Of two different marks the last one; a mark that stands there more than once groups; a single mark
  /// is the decimal mark, so that `1,234` is a little more than one. That is how OFX defines it. Where a format can
  /// mean a thousand with that, find the mark out over the whole file and name it.
  case either
}
