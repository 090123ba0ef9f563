/// A place in a table's order: a section and a row in it. Good for a moment only: identities last, places do not.
public nonisolated struct Place: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row, from 0; −1 is the section's header, the number of rows its footer.
  public var row: Int

  /// A row of a section.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The place that comes first in the table.
  public static func < (a: Place, b: Place) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
