import Synchronization

/// The quotas of which a trial has made calls.
final class SpentCalls: Sendable {
  private let all = Mutex<[String]>([])

  /// Their names.
  var quotas: [String] { all.withLock { $0 } }

  /// Notes a call.
  @Sendable func spend(_ quota: String) { all.withLock { $0.append(quota) } }
}
