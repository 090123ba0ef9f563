import BankeyModel
import Glibc

/// Runs a program to completion, without a shell. Secrets are passed through a pipe.
public struct ProgramRun: Sendable {
  /// The number of bytes of error output to keep.
  private static let errorLimit = 1 << 14
  /// The seconds that a program has to clean up.
  private static let grace = 2

  /// The program, searched like in a shell, and its arguments.
  public let words: [String]
  /// The text for its standard input, at most the capacity of a pipe, 64 KB.
  public var input: Secret?
  /// The time limit in seconds.
  public let seconds: Int
  /// The limit on its standard output in bytes.
  public var byteLimit = 1 << 20
  /// Whether it and all its children end with this process. Such a program cannot ask anything on the terminal.
  public var hasGroup = false

  /// Prepares a program with a time limit.
  public init(_ words: [String], input: Secret? = nil, seconds: Int) {
    self.words = words
    self.input = input
    self.seconds = seconds
  }

  /// Runs it to completion and returns its status.
  ///
  /// - Throws: `ProgramError` if it cannot be run, exceeds the time limit, or writes too much.
  public func finish() throws(ProgramError) -> ProgramEnd {
    let (output, errors) = try ProgramRun.pipes()
    let program: RunningProgram
    do throws(ProgramError) {
      program = try start(output, errors)
    } catch {
      output.close()
      errors.close()
      throw error
    }
    close(output.writing)
    close(errors.writing)
    defer { program.release() }
    do throws(ProgramError) {
      return try read(program, output.reading, errors.reading)
    } catch {
      program.stop(within: ProgramRun.grace)
      throw error
    }
  }

  private static func pipes() throws(ProgramError) -> (output: ProcessPipe, errors: ProcessPipe) {
    let output = try ProcessPipe()
    do throws(ProgramError) {
      return (output, try ProcessPipe())
    } catch {
      output.close()
      throw error
    }
  }

  private func start(_ output: ProcessPipe, _ errors: ProcessPipe) throws(ProgramError) -> RunningProgram {
    var spawn = Spawn(words)
    spawn.input = try input.map { text throws(ProgramError) in try ProcessPipe.holding(text) }
    defer { if let input = spawn.input { close(input) } }
    (spawn.output, spawn.errors) = (output.writing, errors.writing)
    return try RunningProgram(spawn, hasGroup: hasGroup)
  }

  /// Reads its standard output and the end of its standard error, then waits for it to end.
  private func read(
    _ program: RunningProgram, _ output: Int32, _ errors: Int32
  ) throws(ProgramError) -> ProgramEnd {
    let deadline = Deadline(seconds: seconds)
    var (said, complained) = ([UInt8](), [UInt8]())
    let isWhole = try ProcessPipe.drain([output, errors], until: deadline) { index, bytes throws(ProgramError) in
      if index == 0 { said += bytes } else { complained += bytes }
      complained.removeFirst(max(0, complained.count - Self.errorLimit))
      if said.count > byteLimit { throw .tooMuch }
    }
    guard isWhole, let end = program.reap(until: deadline) else { throw .tooSlow }
    return ProgramEnd(status: end.status, output: said, errors: complained)
  }
}

/// A running program, and what ends it with this process.
private struct RunningProgram {
  private let pid: pid_t
  private let child: ChildProcess
  private let guardian: ProgramGuardian

  /// Starts a program, in its own group or in ours. Signals that end us also end it, and the guardian does when we are
  /// killed.
  init(_ spawn: Spawn, hasGroup: Bool) throws(ProgramError) {
    guardian = try ProgramGuardian(leadingProgram: hasGroup)
    do throws(ProgramError) {
      pid = try guardian.start(spawn)
    } catch {
      guardian.dismiss()
      throw error
    }
    child = ChildProcess(pid)
  }

  /// How it ended; nil when it is still running at the deadline.
  func reap(until deadline: Deadline) -> ProcessEnd? { child.reap(until: deadline) }

  /// Ends it, and its group if it has one: first with SIGTERM, then with SIGKILL.
  func stop(within seconds: Int) {
    send(SIGTERM)
    let hasEnded = child.reap(until: Deadline(seconds: seconds)) != nil
    if guardian.hasProgram || !hasEnded { send(SIGKILL) }
    if !hasEnded { _ = child.reap() }
  }

  /// Leaves the program to itself: it is no longer stopped with this object.
  func release() {
    guardian.dismiss()
    if !guardian.hasProgram { ForegroundPrograms.all.remove(pid) }
  }

  private func send(_ signal: Int32) {
    if guardian.hasProgram { kill(-guardian.group, signal) } else { child.send(signal) }
  }
}

/// The result of running a program.
public struct ProgramEnd: Sendable {
  /// The exit status, or 128 + n after signal n.
  public let status: Int32
  /// The bytes of its standard output.
  public let output: [UInt8]
  /// The end of its standard error.
  public let errors: [UInt8]

  /// The last lines of its standard error, sanitized, on one line.
  public var complaint: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let said = lines.filter { !ProgramEnd.isTrace($0) }.map { PlainText.cleaned(String($0)) }.filter { !$0.isEmpty }
    let complaint = said.suffix(3).joined(separator: "; ")
    return complaint.count > ProgramEnd.longest ? "…" + complaint.suffix(ProgramEnd.longest) : complaint
  }

  /// The maximum length in characters.
  private static let longest = 1000

  /// Whether a line comes from `set -x`: a command with the values of its variables. Error messages do not start like
  /// that.
  private static func isTrace(_ line: Substring) -> Bool { line.drop { $0 == "+" }.first == " " && line.first == "+" }
}
