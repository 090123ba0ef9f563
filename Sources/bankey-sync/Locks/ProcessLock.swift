import BankeyCore
import BankeyStore
import Glibc

/// What only one process does at a time: a locked file in the data folder that says who does it.
///
/// The system lets go of the lock when the process has ended, however it ended, so that a killed one is in nobody's way.
struct ProcessLock {
  /// What is done under it.
  enum Work: String {
    /// The banks are asked: twice at the same time would cost twice the calls.
    case refresh
    /// The database is written to.
    case write
  }

  /// How long another process may take before it is no longer waited for, in milliseconds.
  private static let patience = 15_000
  private static let step = 20

  private let descriptor: Int32

  /// Takes the lock. When another process has it, that is told, and it is waited for a while.
  init(
    _ work: Work, in folder: DataFolder, clock: Clock, patience: Int = patience,
    strings: any Strings = Language.english.strings, onWait: (String) -> Void = { _ in }
  ) throws(Failure) {
    let path = "\(folder.path)/bankey-sync.\(work.rawValue).lock"
    // Nobody is to make us write into another file by a link, nor wait by a pipe.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure(.database) { $0.unopenedLock(path, reason) }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      release()
      throw Failure(.database) { $0.lockIsNoFile(path) }
    }
    do throws(Failure) {
      try wait(patience, onWait) { LockHolder.sentence(in: descriptor, work, clock, strings) }
    } catch {
      release()
      throw error
    }
    LockHolder(clock).write(to: descriptor)
  }

  /// Lets others have it.
  func release() { close(descriptor) }

  private func wait(_ patience: Int, _ onWait: (String) -> Void, _ sentence: () -> String) throws(Failure) {
    guard !isTaken() else { return }
    onWait(sentence())
    for _ in 0..<patience / Self.step {
      usleep(UInt32(Self.step * 1000))
      if isTaken() { return }
    }
    let sentence = sentence()
    throw Failure(.busy) { $0.tooLongAtWork(sentence) }
  }

  private func isTaken() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}
