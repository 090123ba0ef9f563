/// A source in the list of them, or one of its connections.
public struct SourceRow: Identifiable, Hashable, Sendable {
  /// Which one it is.
  public enum ID: Hashable, Sendable {
    /// A source, by its name.
    case source(String)
    /// A connection of a source, by the source's own id.
    case connection(String, of: String)
    /// That there is none.
    case none

    /// The name of the source.
    public var source: String? {
      switch self {
      case .source(let name), .connection(_, let name): name
      case .none: nil
      }
    }
  }
  /// Something about it in a few words.
  public struct Note: Hashable, Sendable {
    /// "answered today 07:12"
    public var text: String
    /// Whether it wants attention.
    public var isWarning = false
  }
  /// Which one it is.
  public var id: ID
  /// What the user or the source calls it.
  public var title: String
  /// "SimpleFIN"; nil of a connection.
  public var kind: String?
  /// How it fares.
  public var notes: [Note]
  /// What went wrong, in the source's own words.
  public var error: String?

  /// Whether it belongs to the row above.
  public var isNested: Bool { if case .connection = id { true } else { false } }
}
