import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// `bankey-sync` at work. Its progress comes as it is made; it can be stopped at any moment, and the database stays whole.
struct SyncChild: Sendable {
  /// How it ended, and what it said on standard error.
  typealias Ending = (end: ProcessEnd, errors: String)

  /// What it says on standard error is for a person; more than this is noise.
  private static let errorLimit = 1 << 14

  private let process: ChildProcess
  private let output: Int32
  private let errors: Int32

  /// Starts `bankey-sync` with these words on its command line, and `input` to read. Throws one sentence of `strings`.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil, program: String) throws(CommandError) {
    do throws(ProgramError) {
      try self.init(starting: program, words, input)
    } catch {
      throw CommandError(strings.syncNotStarted(SyncChild.sentence(error, program)))
    }
  }

  private init(starting program: String, _ words: [String], _ input: SyncInput?) throws(ProgramError) {
    let (output, errors, lifeline) = (try ProcessPipe(), try ProcessPipe(), try ProcessPipe())
    defer { for end in [output.writing, errors.writing, lifeline.reading] { close(end) } }
    let reading = try input?.open()
    defer { reading?.close() }
    var spawn = Spawn([program] + words)
    (spawn.input, spawn.output, spawn.errors) = (reading?.descriptor, output.writing, errors.writing)
    spawn.lifeline = lifeline.reading
    process = ChildProcess(try spawn.start(), lifeline: lifeline.writing)
    (self.output, self.errors) = (output.reading, errors.reading)
  }

  private static func sentence(_ error: ProgramError, _ program: String) -> String {
    switch error {
    case .missing: "\(program): " + errorText(ENOENT)
    case .cannotRun(let reason): "\(program): " + reason
    case .noPipe(let reason): reason
    default: "the input is too long"
    }
  }

  /// Tells it to stop.
  func cancel() { process.terminate() }

  /// Hands over its progress and waits until it has ended, once. It takes the thread that calls it for so long.
  func follow(_ body: (SyncEvent) -> Void) -> Ending {
    var (lines, text) = (LineBuffer(), [UInt8]())
    ProcessPipe.drain([output, errors]) { index, bytes in
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
      throw CommandError(
        "bankey-sync is missing; it should be at one of these paths:\n  " + places.joined(separator: "\n  "))
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
  func open() throws(ProgramError) -> (descriptor: Int32, close: () -> Void) {
    switch self {
    case .descriptor(let descriptor): return (descriptor, {})
    case .text(let text):
      let reading = try ProcessPipe.holding(text)
      return (reading, { Glibc.close(reading) })
    }
  }
}

/// Cuts bytes that come in pieces into lines. A line longer than `limit` is thrown away: nothing that speaks our lines sends one.
struct LineBuffer {
  static let limit = 1 << 20
  private var waiting: [UInt8] = []
  private var isSkipping = false

  /// The lines that are whole with these bytes, without their line ends.
  mutating func lines(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        keep(byte)
        continue
      }
      if !isSkipping { lines.append(waiting) }
      waiting = []
      isSkipping = false
    }
    return lines
  }

  private mutating func keep(_ byte: UInt8) {
    if waiting.count >= LineBuffer.limit { isSkipping = true }
    if isSkipping { waiting = [] } else { waiting.append(byte) }
  }
}
