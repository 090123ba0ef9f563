import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// A lock for work that only one process may do at a time: a locked file in the data folder that names its holder.
///
/// The system releases the lock when the process ends in any way, so a killed process blocks no other.
struct ProcessLock {
  /// The work that requires the lock.
  enum Purpose: String {
    /// Asking the banks: doing it twice at the same time would cost twice the calls.
    case refresh
    /// Writing to the database.
    case write
  }

  /// The longest wait for another process, in milliseconds.
  private static let patience = 15_000
  private static let step = 20

  private let descriptor: Int32

  /// Takes the lock. Reports another holder through `onWait` and waits up to `patience` milliseconds. Throws when the
  /// lock cannot be taken.
  init(
    _ purpose: Purpose, in folder: DataFolder, clock: Clock, patience: Int = patience,
    strings: any Strings, onWait: (String) -> Void = { _ in }
  ) throws(SyncError) {
    let path = "\(folder.path)/bankey-sync.\(purpose.rawValue).lock"
    // Does not follow a symbolic link to another file, nor block on a pipe.
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw Self.error(LockFileProblem(of: errno), path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      release()
      throw Self.error(.noFile, path)
    }
    do throws(SyncError) {
      try wait(patience, path, onWait) { LockHolder.sentence(in: descriptor, purpose, clock, strings) }
    } catch {
      release()
      throw error
    }
    LockHolder(clock).write(to: descriptor)
  }

  func release() { close(descriptor) }

  private func wait(
    _ patience: Int, _ path: String, _ onWait: (String) -> Void, _ sentence: () -> String
  ) throws(SyncError) {
    if try isTaken(path) { return }
    onWait(sentence())
    for _ in 0..<patience / Self.step {
      usleep(UInt32(Self.step * 1000))
      if try isTaken(path) { return }
    }
    let sentence = sentence()
    throw SyncError(.busy) { $0.stillRunning(sentence) }
  }

  /// Tries to take the lock; throws when that is impossible.
  private func isTaken(_ path: String) throws(SyncError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw Self.error(LockFileProblem(of: errno), path) }
    return false
  }

  private static func error(_ problem: LockFileProblem, _ path: String) -> SyncError {
    SyncError(.database) { $0.problem(problem, ofLock: path) }
  }
}

extension LockFileProblem {
  /// Classifies the system error after opening or locking the file.
  init(of number: Int32) {
    self =
      switch number {
      case EACCES, EPERM: .notAllowed
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .full
      case EIO: .disk
      case ELOOP: .link
      case EISDIR, ENXIO, ENODEV: .noFile
      case EMFILE, ENFILE: .tooManyFiles
      case ENOLCK, EOPNOTSUPP, ENOSYS: .noLocks
      default: .other(errorText(number))
      }
  }
}

/// The holder of a lock, as written in its file: process, command and time, one per line.
struct LockHolder {
  private let process: Int32
  private let command: String
  private let since: Timestamp

  /// This process, from now on.
  init(_ clock: Clock) {
    process = getpid()
    command = Self.command
    since = clock.now
  }

  /// The command of this process: `refresh`.
  static var command: String { CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "" }

  private init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, let process = Int32(lines[0]), let seconds = Int64(lines[2]),
      Timestamp.possible.contains(Timestamp(seconds: seconds))
    else { return nil }
    (self.process, command, since) = (process, String(lines[1]), Timestamp(seconds: seconds))
  }

  /// Writes it to the lock file.
  func write(to descriptor: Int32) {
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    Descriptor.write(Array("\(process)\n\(command)\n\(since.seconds)\n".utf8), to: descriptor)
  }

  /// "bankey-sync refresh (pid 4711) has been refreshing since 09:00"
  static func sentence(
    in descriptor: Int32, _ work: ProcessLock.Purpose, _ clock: Clock, _ strings: any Strings
  ) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    // A process that has just taken the lock may not have written to it yet.
    let holder = LockHolder(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    return strings.alreadyRunning(
      holder.map { "bankey-sync \(PlainText.cleaned($0.command)) (pid \($0.process))" },
      since: holder.map { clock.short($0.since) } ?? "", asksBanks: work == .refresh)
  }
}
