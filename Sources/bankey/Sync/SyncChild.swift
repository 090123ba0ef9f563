import BankeyCore
import BankeyModel
import BankeyText
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
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil, program: String) throws(CommandError) {
    do {
      try self.init(starting: program, words, input)
    } catch {
      throw CommandError(strings.syncNotStarted(error.message), status: error.status)
    }
  }

  private init(starting program: String, _ words: [String], _ input: SyncInput?) throws(CommandError) {
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

/// Where `bankey-sync` is: beside bankey, else in `../libexec/bankey/`.
enum SyncExecutable {
  /// Its path.
  static func path() throws(CommandError) -> String {
    try path(beside: try ProgramFolder.path())
  }

  /// Its path for a bankey in `folder`.
  static func path(beside folder: String) throws(CommandError) -> String {
    let places = [folder + "/bankey-sync", folder + "/../libexec/bankey/bankey-sync"]
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandError("bankey-sync is missing; it should be one of\n  " + places.joined(separator: "\n  "))
    }
    return found
  }
}

/// What `bankey-sync` reads from its standard input.
enum SyncInput: Sendable {
  /// A text that nobody else sees.
  case text(Secret)
  /// What an open descriptor gives; it stays open.
  case descriptor(Int32)

  /// What was given to bankey itself.
  static let own = SyncInput.descriptor(STDIN_FILENO)

  /// Opens what can be read. Gives how to close it, too.
  func open() throws(CommandError) -> (descriptor: Int32, close: () -> Void) {
    switch self {
    case .descriptor(let descriptor): return (descriptor, {})
    case .text(let text):
      let reading = try Pipe.holding(text)
      return (reading, { Glibc.close(reading) })
    }
  }
}

/// How `bankey-sync` ended.
enum SyncEnd: Equatable, Sendable {
  /// With an exit status.
  case exited(Int32)
  /// By a signal.
  case signaled(Int32)
}
