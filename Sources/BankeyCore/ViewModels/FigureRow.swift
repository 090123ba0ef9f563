/// A figure with a name, in a list of figures.
public struct FigureRow: Identifiable, Hashable, Sendable {
  /// What it is of.
  public enum ID: Hashable, Sendable {
    /// Net worth in a currency at the end of a day.
    case netWorth(Currency, Day)
    /// A group of the report.
    case group(ReportSection)
    /// A day of a group.
    case day(ReportSection, Day)
    /// That there is nothing to show.
    case message
  }
  /// What it is of.
  public var id: ID
  /// "Oct 31, 2026"
  public var label: String
  /// The same in fewer letters, for where it has no room: "Oct 31".
  public var shortLabel: String?
  /// "7 transactions"
  public var note: String?
  /// "981,350.49"
  public var figure: String
  /// By how much it differs from the one below.
  public var change: RowChange?
  /// The figure in plain digits: `981350.49`.
  public var copy: String?

  /// A sentence in the place of figures.
  public init(message: String) { self.init(id: .message, label: message, figure: "") }

  init(
    id: ID, label: String, shortLabel: String? = nil, note: String? = nil, figure: String, change: RowChange? = nil,
    copy: String? = nil
  ) {
    (self.id, self.label, self.shortLabel, self.note, self.figure) = (id, label, shortLabel, note, figure)
    (self.change, self.copy) = (change, copy)
  }
}
