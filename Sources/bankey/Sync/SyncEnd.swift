/// How `bankey-sync` ended.
enum SyncEnd: Equatable, Sendable {
  /// With an exit status.
  case exited(Int32)
  /// By a signal.
  case signaled(Int32)
}
