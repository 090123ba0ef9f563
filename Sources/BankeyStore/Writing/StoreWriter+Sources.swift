import BankeyCore

extension StoreWriter {
  /// Makes a source known. Throws when the name is taken.
  public func addSource(_ name: String, type: String, settings: String = "{}") throws {
    try database.run(
      "INSERT INTO source (name, type, settings) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", name, type, settings)
    if database.changes == 0 { throw StoreError(.taken, "there is a source called \(name) already") }
  }

  /// The settings of a source, JSON as the user's words were saved; nil when there is no such source.
  public func settings(of source: String) throws -> String? {
    try database.value("SELECT settings FROM source WHERE name = ?", source)
  }

  /// What a source remembered of its last fetch, JSON; nil when there was none.
  public func memory(of source: String) throws -> String? {
    try database.value("SELECT memory FROM source WHERE name = ? AND memory IS NOT NULL", source)
  }

  /// Remembers for a source; inside `record`'s body that stands or falls with the answer.
  public func remember(_ memory: String, of source: String) throws {
    try database.run("UPDATE source SET memory = ? WHERE name = ?", memory, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// The sources by name, and how they fared.
  public func sources() throws -> [SourceStatus] { try database.sources() }
}
