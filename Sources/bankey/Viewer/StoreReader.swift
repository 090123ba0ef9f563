import BankeyCore
import BankeyStore

/// Reads the database away from the main thread, over one connection.
actor StoreReader {
  private let setting: Setting
  private var store: Store?

  /// A reader of the database of a setting, which need not exist yet.
  init(_ setting: Setting) { self.setting = setting }

  /// All accounts and sources as they stand now.
  func snapshot() async throws(Failure) -> AccountsSnapshot {
    if store == nil { store = try await Database.open(setting) }
    let sources = try Database.reading { try store?.sources() ?? [] }
    return AccountsSnapshot(
      accounts: try Listing(store, setting.config).accounts, sources: sources.map(SourceStatus.init))
  }

  /// A number that is another one after a process has written; nil while there is no database.
  func version() -> Int? { try? store?.dataVersion() }
}
