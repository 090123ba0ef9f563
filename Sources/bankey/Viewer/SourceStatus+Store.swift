import BankeyCore
import BankeyStore

extension SourceStatus {
  /// What the screens need to know of a source in the database.
  init(_ source: StoredSource) {
    self.init(
      id: source.name, canRefresh: source.canRefresh, lastSuccess: source.lastSuccess,
      lastError: source.lastError)
  }
}
