import TestServers

@testable import BankeyStore

/// Whether PostgreSQL is installed; scripts/bootstrap installs it.
let hasPostgres = PostgresServer.programs != nil && (try? ServerAddress("postgres://")) != nil

extension ServerAddress {
  /// The address of a new database.
  static func newDatabase() throws -> ServerAddress { try ServerAddress(PostgresServer.shared.newDatabase()) }

  /// The same database for another role.
  func role(_ name: String) throws -> ServerAddress {
    try ServerAddress("postgres://\(name)@" + text.drop { $0 != "@" }.dropFirst())
  }

  /// Reads as a viewer does.
  func store() throws -> Store { try Store(reading: .server(self)) }

  /// Runs statements.
  @discardableResult
  func run(_ script: String) throws -> FetchedRows { try ServerSession(self).run(script) }
}

extension TestFolder {
  /// Publishes the database.
  @discardableResult
  func publish(_ address: ServerAddress, as id: String = "first") throws -> Publisher.Summary {
    try Publisher(folder, at: address, as: CollectorIdentity(id: id, name: id), program: "1.0").publish()
  }
}
