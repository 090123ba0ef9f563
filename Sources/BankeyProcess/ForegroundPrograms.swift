import Glibc
import Synchronization

/// Programs that share our process group, because they may ask something on the terminal, and must be ended when a
/// signal ends us. Programs in separate groups have a guardian for that.
///
/// Signal handlers can run at any moment and may touch only atomics, so this type consists of nothing else.
final class ForegroundPrograms: @unchecked Sendable {
  static let all = ForegroundPrograms()
  /// The capacity, more than the number of programs that ever run at the same time.
  private static let most = 64
  /// The pids; 0 marks a free slot.
  private let programs = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: most)
  /// The number of programs that are being started and not yet in the list.
  private let starting = Atomic(0)
  /// The signal that is ending us; 0 while none is.
  private let ending = Atomic<Int32>(0)

  private init() {
    for index in 0..<ForegroundPrograms.most { (programs + index).initialize(to: Atomic(0)) }
  }

  /// Starts a program that ends with us, even when a signal arrives during the start.
  func start(_ spawn: Spawn) throws(ProgramError) -> pid_t {
    for number in [SIGTERM, SIGINT, SIGHUP] { ForegroundPrograms.handle(number) }
    starting.add(1, ordering: .sequentiallyConsistent)
    defer {
      starting.subtract(1, ordering: .sequentiallyConsistent)
      end()
    }
    let program = try spawn.start()
    replace(0, by: program)
    return program
  }

  /// Removes a program that has ended and whose pid is therefore free. If we are being ended, waits for that.
  func remove(_ program: pid_t) {
    replace(program, by: 0)
    while ending.load(ordering: .sequentiallyConsistent) != 0 { pause() }
  }

  private func replace(_ old: pid_t, by new: pid_t) {
    for index in 0..<ForegroundPrograms.most {
      if programs[index].compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged {
        return
      }
    }
  }

  /// Installs the handler, unless the signal is already handled or ignored.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    signal(number) { number in
      ForegroundPrograms.all.ending.store(number, ordering: .sequentiallyConsistent)
      ForegroundPrograms.all.end()
    }
  }

  /// Ends the programs and then us, once a signal has asked for it. Leaves it to `start` while a program is being
  /// started.
  private func end() {
    let number = ending.load(ordering: .sequentiallyConsistent)
    guard number != 0, starting.load(ordering: .sequentiallyConsistent) == 0 else { return }
    for index in 0..<ForegroundPrograms.most {
      let program = programs[index].load(ordering: .sequentiallyConsistent)
      if program != 0 { kill(program, SIGTERM) }
    }
    signal(number, SIG_DFL)
    // Signals the process, not the thread: a thread of a pool may block signals and would keep its own pending forever.
    kill(getpid(), number)
  }
}
