import BankeyCore
import BankeyStore
import Glibc

/// Who has a lock, as it stands in its file: the process, its command, and since when, each on a line.
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

  /// The word that says what this process does: `refresh`.
  static var command: String { CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "" }

  private init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, let process = Int32(lines[0]), let seconds = Int64(lines[2]),
      Timestamp.possible.contains(Timestamp(seconds: seconds))
    else { return nil }
    (self.process, command, since) = (process, String(lines[1]), Timestamp(seconds: seconds))
  }

  /// Writes it into the file of the lock.
  func write(to descriptor: Int32) {
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    Descriptor.write(Array("\(process)\n\(command)\n\(since.seconds)\n".utf8), to: descriptor)
  }

  /// "bankey-sync refresh, pid 4711, since 09:00, is asking the banks"
  static func sentence(
    in descriptor: Int32, _ work: ProcessLock.Work, _ clock: Clock, _ strings: any Strings
  ) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    // One that has only just taken it may not have written yet.
    let holder = LockHolder(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    return strings.atWork(
      holder.map { "bankey-sync \(PlainText.cleaned($0.command)), pid \($0.process)" },
      since: holder.map { clock.short($0.since) } ?? "", asksBanks: work == .refresh)
  }
}
