import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyStore
import BankeyText
import BankeyUI
import Dispatch
import Glibc

/// Runs `bankey-sync` for the screens. Its output is read on a separate queue and reported on the main queue.
actor SyncProcess {
  private let queue = OwnQueue("bankey-sync")
  private let child: Result<SyncChild, CommandError>
  private let strings: any Strings
  private var isOver = false
  private var failure: BankError?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Starts `bankey-sync` with command line arguments and `input` on its standard input. `strings` words the error if
  /// it cannot start.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil) {
    self.strings = strings
    child = Result { () throws(CommandError) in
      try SyncChild(words, strings, input: input, program: try SyncExecutable.path())
    }
  }

  /// The task for the screens.
  @MainActor var task: RunningSync { RunningSync(follow: { await self.follow($0) }, cancel: cancel) }

  /// Asks it to stop.
  nonisolated func cancel() { try? child.get().cancel() }

  /// Asks it to stop, and waits for that.
  nonisolated func stop() async {
    cancel()
    try? await end()
  }

  /// Waits for it to end; throws the reason if it failed.
  nonisolated func end() async throws(BankError) {
    if let failure = await follow({ _ in }) { throw failure }
  }

  /// Waits for it to end and returns the reason if it failed. The first caller receives the progress.
  func follow(_ report: @escaping RunningSync.Report) -> BankError? {
    if !isOver {
      failure = run { event in DispatchQueue.main.async { report(event) } }
      isOver = true
    }
    return failure
  }

  private func run(_ report: (SyncEvent) -> Void) -> BankError? {
    do throws(CommandError) {
      return follow(try child.get(), report)
    } catch {
      return BankError(error.message)
    }
  }

  private func follow(_ child: SyncChild, _ report: (SyncEvent) -> Void) -> BankError? {
    var complaint: String?
    var isFinished = false
    let (end, errors) = child.follow { event in
      if case .finished = event { isFinished = true }
      complaint = event.complaint ?? complaint
      report(event)
    }
    return isFinished ? nil : BankError(complaint ?? sentence(end, errors))
  }

  private func sentence(_ end: ProcessEnd, _ errors: String) -> String {
    let said = errors.split(separator: "\n").last.map(String.init)
    return switch end {
    case .exited(let status): said ?? strings.notice("bankey-sync ended with status \(status) before it finished")
    case .signaled(let signal): strings.notice("signal \(signal) ended bankey-sync")
    }
  }
}

/// A running `bankey-sync`. Reports its progress as it happens. It can be stopped at any time without damaging the
/// database.
struct SyncChild: Sendable {
  /// How it ended, and its standard error.
  typealias Ending = (end: ProcessEnd, errors: String)

  /// The number of bytes at the end of standard error to keep.
  private static let errorLimit = 1 << 14

  private let process: ChildProcess
  private let output: Int32
  private let errors: Int32

  /// Starts `bankey-sync` with command line arguments and `input` on its standard input. Throws one sentence from
  /// `strings`.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil, program: String) throws(CommandError) {
    if let data = words.firstIndex(of: "--data"), words[(data + 1)...].first.map(ServerAddress.isOne) == true {
      throw CommandError(strings.onlyCollectorChanges)
    }
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

  /// Asks it to stop.
  func cancel() { process.terminate() }

  /// Passes on its progress and blocks until it has ended. Call this once.
  func follow(_ body: (SyncEvent) -> Void) -> Ending {
    var (lines, text) = (LineBuffer(), [UInt8]())
    ProcessPipe.drain([output, errors]) { index, bytes in
      if index == 0 {
        lines.lines(bytes).compactMap(SyncEvent.init(line:)).forEach(body)
      } else {
        text += bytes
        text.removeFirst(max(0, text.count - SyncChild.errorLimit))
      }
    }
    return (process.reap(), String(decoding: text, as: UTF8.self))
  }
}

/// Finds `bankey-sync`: beside bankey, or else in `../libexec/bankey/`.
enum SyncExecutable {
  /// The path of `bankey-sync`.
  static func path() throws(CommandError) -> String {
    try path(beside: try ProgramFolder.path())
  }

  /// The path of `bankey-sync` for a bankey in `folder`.
  static func path(beside folder: String) throws(CommandError) -> String {
    let places = [folder + "/bankey-sync", folder + "/../libexec/bankey/bankey-sync"]
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandError(
        "bankey-sync is missing; it should be at one of these paths:\n  " + places.joined(separator: "\n  "))
    }
    return found
  }
}

/// The standard input of `bankey-sync`.
enum SyncInput: Sendable {
  case text(Secret)
  /// The contents of an open descriptor, which stays open.
  case descriptor(Int32)

  /// bankey's own standard input.
  static let own = SyncInput.descriptor(STDIN_FILENO)

  /// A descriptor to read the input from, and a function that closes it.
  func open() throws(ProgramError) -> (descriptor: Int32, close: () -> Void) {
    switch self {
    case .descriptor(let descriptor): return (descriptor, {})
    case .text(let text):
      let reading = try ProcessPipe.holding(text)
      return (reading, { Glibc.close(reading) })
    }
  }
}

/// Splits bytes that arrive in pieces into lines. Discards lines longer than `limit`, which `bankey-sync` never sends.
struct LineBuffer {
  static let limit = 1 << 20
  private var waiting: [UInt8] = []
  private var isSkipping = false

  /// The lines that these bytes complete, without line ends.
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
