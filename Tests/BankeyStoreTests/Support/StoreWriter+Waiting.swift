@testable import BankeyStore

extension StoreWriter {
  /// Gives up at once when another one writes, so that the test need not wait.
  func waitNoLonger() { try! database.execute("PRAGMA busy_timeout = 0") }
}
