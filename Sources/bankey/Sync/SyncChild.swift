import BankeyCore
import Glibc

/// `bankey-sync` at work. Its progress comes as it is made; it can be stopped at any moment, and the database stays whole.
struct SyncChild: Sendable {
  /// How it ended, and what it said on standard error.
  typealias Ending = (end: SyncEnd, errors: String)

  /// What it says on standard error is for a person; more than this is noise.
  private static let errorLimit = 1 << 14

  private let process: ChildProcess
  private let output: Int32
  private let errors: Int32

  /// Starts `bankey-sync` with these words on its command line, and `input` to read. Throws one sentence of `strings`.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil, program: String) throws(Failure) {
    do {
      try self.init(starting: program, words, input)
    } catch {
      throw Failure(strings.syncNotStarted(error.message), status: error.status)
    }
  }

  private init(starting program: String, _ words: [String], _ input: SyncInput?) throws(Failure) {
    let (output, errors, lifeline) = (try Pipe(), try Pipe(), try Pipe())
    defer { for end in [output.writing, errors.writing, lifeline.reading] { close(end) } }
    let reading = try input?.open()
    defer { reading?.close() }
    process = ChildProcess(
      try Spawn.start(
        program, words, input: reading?.descriptor, output: output, errors: errors, lifeline: lifeline),
      lifeline: lifeline.writing)
    (self.output, self.errors) = (output.reading, errors.reading)
  }

  /// Tells it to stop.
  func cancel() { process.terminate() }

  /// Hands over its progress and waits until it has ended, once. It takes the thread that calls it for so long.
  func follow(_ body: (SyncEvent) -> Void) -> Ending {
    var (lines, text) = (LineBuffer(), [UInt8]())
    Pipe.drain([output, errors]) { index, bytes in
      if index == 0 {
        lines.lines(bytes).compactMap(SyncEvent.init(line:)).forEach(body)
      } else {
        text += bytes.prefix(SyncChild.errorLimit - text.count)
      }
    }
    return (process.reap(), String(decoding: text, as: UTF8.self))
  }
}
