import BankeyCore
import FoundationEssentials

extension SyncEvent {
  /// The event of a line; nil for what a newer `bankey-sync` says and this bankey does not know.
  init?(line: [UInt8]) {
    guard let event = try? JSONDecoder().decode(SyncEvent.self, from: Data(line)) else { return nil }
    self = event
  }
}
