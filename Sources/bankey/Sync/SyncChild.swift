import BankeyCore
import Dispatch
import Glibc
import Synchronization

/// `bankey-sync` at work. Its progress comes as it is made; it can be stopped at any moment, and the database stays whole.
final class SyncChild: Sendable {
  /// What it says on standard error is for a person; more than this is noise.
  private static let errorLimit = 1 << 14

  /// Its progress. It ends when the child has closed its output.
  let events: AsyncStream<SyncEvent>

  private let pid: pid_t
  private let isReaped = Mutex(false)
  private let ending: AsyncStream<(end: SyncEnd, errors: String)>

  /// Starts `bankey-sync` with these words on its command line.
  init(_ words: [String], program: String) throws(Failure) {
    let (output, errors) = (try Pipe(), try Pipe())
    defer {
      close(output.writing)
      close(errors.writing)
    }
    pid = try Spawn.start(program, words, output: output, errors: errors)
    let (events, report) = AsyncStream.makeStream(of: SyncEvent.self)
    let (ending, end) = AsyncStream.makeStream(of: (end: SyncEnd, errors: String).self)
    (self.events, self.ending) = (events, ending)
    let (reading, complaints) = (output.reading, errors.reading)
    DispatchQueue.global().async { SyncChild.read(reading, report) }
    DispatchQueue.global().async {
      let text = SyncChild.readErrors(complaints)
      end.yield((self.reap(), text))
      end.finish()
    }
  }

  /// Tells it to stop.
  func cancel() {
    isReaped.withLock { isReaped in
      if !isReaped { kill(pid, SIGTERM) }
    }
  }

  /// Waits until it has ended: how, and what it said on standard error.
  func end() async -> (end: SyncEnd, errors: String) {
    for await end in ending { return end }
    return (.exited(ExitStatus.failure), "")
  }

  private static func read(_ descriptor: Int32, _ report: AsyncStream<SyncEvent>.Continuation) {
    var buffer = LineBuffer()
    Pipe.drain(descriptor) { bytes in
      for line in buffer.lines(bytes) {
        if let event = SyncEvent(line: line) { report.yield(event) }
      }
    }
    report.finish()
  }

  private static func readErrors(_ descriptor: Int32) -> String {
    var text: [UInt8] = []
    Pipe.drain(descriptor) { text += $0.prefix(errorLimit - text.count) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Waits for the end and takes the status. Until then the pid is its own, so a signal cannot meet a stranger.
  private func reap() -> SyncEnd {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return isReaped.withLock { isReaped in
      isReaped = true
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      let signal = status & 0x7F
      return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    }
  }
}
