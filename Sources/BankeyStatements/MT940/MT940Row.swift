/// A transaction while its fields are read.
struct MT940Row {
  /// Where it begins.
  let start: Int
  /// The text of its `:61:`.
  let entry: Range<Int>
  /// The texts of its `:86:`.
  var details: [Range<Int>] = []
  /// The text of its `:NS:`.
  var coded: Range<Int>?
  /// Where it ends.
  var end: Int
}
