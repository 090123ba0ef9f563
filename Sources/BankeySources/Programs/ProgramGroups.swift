import Glibc
import Synchronization

/// Programs that must not go on when we are ended by a signal: each is the first of a group of processes.
enum ProgramGroups {
  /// More than are ever run at a time.
  private static let most = 64
  /// The groups, 0 where there is none. A signal's handler may read nothing but atomic numbers.
  nonisolated(unsafe) private static let groups = {
    let groups = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: most)
    for index in 0..<most { (groups + index).initialize(to: Atomic(0)) }
    for number in [SIGTERM, SIGINT, SIGHUP] { end(with: number) }
    return groups
  }()

  /// Ends a group with us from now on.
  static func add(_ group: pid_t) { replace(0, by: group) }

  /// A group that has ended is nobody's.
  static func remove(_ group: pid_t) { replace(group, by: 0) }

  private static func replace(_ old: pid_t, by new: pid_t) {
    for index in 0..<most {
      if groups[index].compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged {
        return
      }
    }
  }

  /// Whoever asked for another way to end, or none, keeps it.
  private static func end(with number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    signal(number) { number in
      for index in 0..<ProgramGroups.most {
        let group = ProgramGroups.groups[index].load(ordering: .relaxed)
        if group > 0 { kill(-group, SIGTERM) }
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
