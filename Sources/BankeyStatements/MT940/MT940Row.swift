/// A transaction while its fields are read.
struct MT940Row {
  /// Where it begins.
  let start: Int
  /// The text of its `:61:`.
  let entry: Range<Int>
  /// The text of its first `:86:`.
  private(set) var details: Range<Int>?
  /// The texts of the others, which few banks write.
  private(set) var moreDetails: [Range<Int>] = []
  /// The text of its `:NS:`.
  private(set) var coded: Range<Int>?
  /// Where it ends.
  private(set) var end: Int

  /// A transaction that begins with a `:61:`.
  init(_ field: MT940Field) {
    (start, entry, end) = (field.start, field.value, field.value.upperBound)
  }

  /// Takes what is said of it.
  mutating func take(_ field: MT940Field) {
    end = field.value.upperBound
    switch field.tag {
    case .codedDetails: coded = field.value
    case .details where details == nil: details = field.value
    default: moreDetails.append(field.value)
    }
  }
}
