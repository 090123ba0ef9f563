/// Everything that is known of a transaction, every text final.
public struct TransactionViewModel: Hashable, Sendable {
  /// "GREEN GROCER"
  public var title: String
  /// "−48.80"
  public var amount: String
  /// What it is, where it comes from, what it was before, and the raw record.
  public var sections: [Section]

  /// Fields that belong together.
  public struct Section: Identifiable, Hashable, Sendable {
    /// What they are about.
    public enum ID: Hashable, Sendable { case transaction, origin, earlier, raw }
    /// What they are about.
    public var id: ID
    /// "WHERE IT COMES FROM"; nil of the first.
    public var title: String?
    /// Its fields.
    public var fields: [TransactionField]
  }

  /// A sentence in the place of a transaction.
  public init(message: String) {
    let field = TransactionField(id: .raw(0), label: "", value: message, copy: "")
    self.init(title: "", amount: "", sections: [Section(id: .raw, title: nil, fields: [field])])
  }

  init(title: String, amount: String, sections: [Section]) {
    (self.title, self.amount, self.sections) = (title, amount, sections)
  }

  /// The field of a name.
  public func field(_ name: TransactionField.Name) -> TransactionField? {
    sections.lazy.flatMap(\.fields).first { $0.id == name }
  }
}
