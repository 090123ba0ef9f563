/// A tag without a meaning that is open in a row.
///
/// In SGML it may be an empty element or an aggregate of the bank's own; only its end tells. When the end comes, what stood inside did
/// not belong to the row.
struct OFXStranger {
  /// How many may be open.
  static let limit = 32

  /// Where its name stands.
  let name: Range<Int>
  /// The row as it was before.
  let row: OFXRow
}
