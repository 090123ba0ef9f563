import BankeyCore

/// The database, for writing: `bankey-sync` alone has one.
public final class StoreWriter {
  /// The schema that the database had when it was opened, when it was older and has been brought up to date.
  public private(set) var migratedFrom: Int?

  /// Opens the database in a folder; makes it when there is none; brings an older one up to date, after a backup.
  ///
  /// `version` is the program's own, written into the database so that an older program can name it.
  public init(writing folder: DataFolder, clock: Clock, version: String) throws {
    fatalError()
  }

  /// Records an answer in one transaction: all that `body` hands over, or nothing when it throws.
  ///
  /// A refresh that throws is noted in its source with the error's words.
  public func record(
    _ fetch: Fetch, _ body: (_ sink: (StatementEvent) throws -> Void) throws -> Void
  ) throws -> FetchSummary { fatalError() }

  /// Makes a source known. Throws when the name is taken.
  public func addSource(_ name: String, type: String, settings: String = "{}") throws { fatalError() }

  /// The settings of a source, JSON as it was saved; nil when there is no such source.
  public func settings(of source: String) throws -> String? { fatalError() }

  /// Saves the settings of a source; inside `record`'s body they stand or fall with the answer.
  public func saveSettings(_ settings: String, of source: String) throws { fatalError() }

  /// The sources by name, and how they fared.
  public func sources() throws -> [SourceState] { fatalError() }
}
