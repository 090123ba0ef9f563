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
    let store = try await open()
    return try Database.reading { try store?.snapshot { try read(store) } ?? AccountsSnapshot() }
  }

  /// A number that is another one after a process has written; nil while there is no database.
  func version() async -> Int? { try? await open()?.dataVersion() }

  private func read(_ store: Store?) throws -> AccountsSnapshot {
    AccountsSnapshot(
      accounts: try Listing(store, setting.config).accounts,
      sources: try store?.sources().map(SourceStatus.init) ?? [])
  }

  private func open() async throws(Failure) -> Store? {
    if store == nil { store = try await Database.open(setting) }
    return store
  }
}
