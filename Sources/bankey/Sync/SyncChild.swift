import BankeyCore
import Dispatch
import Glibc

/// `bankey-sync` at work. Its progress comes as it is made; it can be stopped at any moment, and the database stays whole.
final class SyncChild: Sendable {
  /// How it ended, and what it said on standard error.
  typealias Ending = (end: SyncEnd, errors: String)

  /// What it says on standard error is for a person; more than this is noise.
  private static let errorLimit = 1 << 14

  /// Its progress. It ends when the child has closed its output.
  let events: AsyncStream<SyncEvent>

  private let process: ChildProcess
  private let ending: Task<Ending, Never>

  /// Starts `bankey-sync` with these words on its command line.
  init(_ words: [String], program: String) throws(Failure) {
    let (output, errors) = (try Pipe(), try Pipe())
    defer {
      close(output.writing)
      close(errors.writing)
    }
    let process = ChildProcess(try Spawn.start(program, words, output: output, errors: errors))
    let (events, report) = AsyncStream.makeStream(of: SyncEvent.self)
    (self.process, self.events) = (process, events)
    // Reading blocks until the child has ended: on threads of its own, for those of the shared pool are few.
    DispatchQueue(label: "bankey-sync output").async { SyncChild.read(output.reading, report) }
    ending = Task { await SyncChild.end(of: process, errors.reading) }
  }

  /// Tells it to stop.
  func cancel() { process.terminate() }

  /// Waits until it has ended.
  func end() async -> Ending { await ending.value }

  private static func read(_ descriptor: Int32, _ report: AsyncStream<SyncEvent>.Continuation) {
    var buffer = LineBuffer()
    Pipe.drain(descriptor) { bytes in
      for line in buffer.lines(bytes) {
        if let event = SyncEvent(line: line) { report.yield(event) }
      }
    }
    report.finish()
  }

  private static func end(of process: ChildProcess, _ errors: Int32) async -> Ending {
    await withCheckedContinuation { waiting in
      DispatchQueue(label: "bankey-sync errors").async {
        let text = readErrors(errors)
        waiting.resume(returning: (process.reap(), text))
      }
    }
  }

  private static func readErrors(_ descriptor: Int32) -> String {
    var text: [UInt8] = []
    Pipe.drain(descriptor) { text += $0.prefix(errorLimit - text.count) }
    return String(decoding: text, as: UTF8.self)
  }
}
