/// The title line of a section.
public struct SectionHeaderViewModel: Hashable, Sendable {
  /// "CREDIT CARDS"
  public var title: String
  /// One sum for each currency, the main currency last.
  public var sums: [MoneyParts]
  /// Columns that the widest figure of the screen takes right of its whole digits.
  public var fractionColumns: Int
}
