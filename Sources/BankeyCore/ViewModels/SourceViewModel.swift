/// Everything that is known of a source or of one of its connections.
public struct SourceViewModel: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// "SimpleFIN"
  public var kind: String
  /// How it fares, what does not add up, its accounts.
  public var sections: [Section]

  /// Fields that belong together.
  public struct Section: Identifiable, Hashable, Sendable {
    /// What they are about.
    public enum ID: Hashable, Sendable { case source, faults, accounts }
    /// What they are about.
    public var id: ID
    /// "ACCOUNTS"; nil of the first.
    public var title: String?
    /// Its fields.
    public var fields: [SourceField]
  }

  init(title: String, kind: String, sections: [Section]) {
    (self.title, self.kind) = (title, kind)
    self.sections = sections.filter { !$0.fields.isEmpty }
  }

  /// A sentence in the place of a source.
  public init(message: String) {
    let field = SourceField(id: .message, label: "", value: message)
    self.init(title: "", kind: "", sections: [Section(id: .source, title: nil, fields: [field])])
  }
}
