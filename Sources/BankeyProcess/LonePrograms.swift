import Glibc
import Synchronization

/// Programs without a group of their own, because they may ask something on the terminal, that must not go on when we are
/// ended by a signal. Groups have a guardian for that.
///
/// A signal's handler may come at any moment and touch nothing but atomic numbers, so that is all that this is made of.
final class LonePrograms: @unchecked Sendable {
  static let all = LonePrograms()
  /// More than are ever run at a time.
  private static let most = 64
  /// Their pids, 0 where there is none.
  private let programs = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: most)
  /// How many are being started, and are not among the others yet.
  private let starting = Atomic(0)
  /// The signal that ends us, 0 while none does.
  private let ending = Atomic<Int32>(0)

  private init() {
    for index in 0..<LonePrograms.most { (programs + index).initialize(to: Atomic(0)) }
  }

  /// Starts a program that ends with us, even when we are ended in this moment.
  func start(_ spawn: Spawn) throws(ProgramError) -> pid_t {
    for number in [SIGTERM, SIGINT, SIGHUP] { LonePrograms.handle(number) }
    starting.add(1, ordering: .sequentiallyConsistent)
    defer {
      starting.subtract(1, ordering: .sequentiallyConsistent)
      end()
    }
    let program = try spawn.start()
    replace(0, by: program)
    return program
  }

  /// Forgets one that has ended: its pid is nobody's. If it ended because we are being ended, nothing more is done.
  func remove(_ program: pid_t) {
    replace(program, by: 0)
    while ending.load(ordering: .sequentiallyConsistent) != 0 { pause() }
  }

  private func replace(_ old: pid_t, by new: pid_t) {
    for index in 0..<LonePrograms.most {
      if programs[index].compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged {
        return
      }
    }
  }

  /// Whoever asked for another way to end, or none, keeps it.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    signal(number) { number in
      LonePrograms.all.ending.store(number, ordering: .sequentiallyConsistent)
      LonePrograms.all.end()
    }
  }

  /// Ends them, then us, when a signal wants it. While one is being started it is left to who starts it.
  private func end() {
    let number = ending.load(ordering: .sequentiallyConsistent)
    guard number != 0, starting.load(ordering: .sequentiallyConsistent) == 0 else { return }
    for index in 0..<LonePrograms.most {
      let program = programs[index].load(ordering: .sequentiallyConsistent)
      if program != 0 { kill(program, SIGTERM) }
    }
    signal(number, SIG_DFL)
    // To all of us: a thread of a pool may block signals, and would wait for ever for its own.
    kill(getpid(), number)
  }
}
