import BankeyModel
import Glibc

/// A program that is run to its end, without a shell. What it is told in confidence goes through a pipe.
public struct ProgramRun: Sendable {
  /// What a program has to complain is for a person; more than this is noise.
  private static let errorLimit = 1 << 14
  /// Seconds enough for a program to put its things away.
  private static let grace = 2

  /// The program, found as a shell finds it, and its arguments.
  public let words: [String]
  /// What it can read on its standard input; at most what fits a pipe, 64 KB.
  public var input: Secret?
  /// How long it may take.
  public let seconds: Int
  /// How much it may write on its standard output, in bytes.
  public var byteLimit = 1 << 20
  /// Whether it and all that it starts end with this process. Such a program cannot ask anything on the terminal.
  public var hasGroup = false

  /// A program, and how long it may take.
  public init(_ words: [String], input: Secret? = nil, seconds: Int) {
    self.words = words
    self.input = input
    self.seconds = seconds
  }

  /// Runs it to its end, whatever its status. Throws `ProgramError` when it cannot be run, is too slow or writes too much.
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
    return try hasGroup ? RunningProgram(guarded: spawn) : RunningProgram(alone: spawn)
  }

  /// All that it writes on its standard output and the last part of its standard error, and then its end.
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

/// A program at work, and what makes it end with this process.
private struct RunningProgram {
  private let pid: pid_t
  private let child: ChildProcess
  private let guardian: ProgramGuardian?

  /// Starts a program in a group of its own, whose guardian ends it.
  init(guarded spawn: Spawn) throws(ProgramError) {
    var spawn = spawn
    let guardian = try ProgramGuardian()
    spawn.group = guardian.group
    do throws(ProgramError) {
      pid = try spawn.start()
    } catch {
      guardian.dismiss()
      throw error
    }
    child = ChildProcess(pid)
    self.guardian = guardian
  }

  /// Starts a program in the group of this process, which ends with a signal that ends us.
  init(alone spawn: Spawn) throws(ProgramError) {
    pid = try LonePrograms.all.start(spawn)
    child = ChildProcess(pid)
    guardian = nil
  }

  /// How it ended; nil when it goes on at the deadline.
  func reap(until deadline: Deadline) -> ProcessEnd? { child.reap(until: deadline) }

  /// Ends it, and all that it started where that is ours to end: first in a way that it can notice, then for good.
  func stop(within seconds: Int) {
    send(SIGTERM)
    let hasEnded = child.reap(until: Deadline(seconds: seconds)) != nil
    if guardian != nil || !hasEnded { send(SIGKILL) }
    if !hasEnded { _ = child.reap() }
  }

  /// Leaves it alone from now on.
  func release() {
    if let guardian { guardian.dismiss() } else { LonePrograms.all.remove(pid) }
  }

  private func send(_ signal: Int32) {
    if let guardian { kill(-guardian.group, signal) } else { child.send(signal) }
  }
}

/// How a program ended, and what it said.
public struct ProgramEnd: Sendable {
  /// Its exit status, or 128 + n when signal n ended it.
  public let status: Int32
  /// What it wrote on its standard output.
  public let output: [UInt8]
  /// The last part of what it wrote on its standard error.
  public let errors: [UInt8]

  /// The last lines of its standard error, cleaned, on one line.
  public var complaint: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let said = lines.filter { !ProgramEnd.isTrace($0) }.map { PlainText.cleaned(String($0)) }.filter { !$0.isEmpty }
    let complaint = said.suffix(3).joined(separator: "; ")
    return complaint.count > ProgramEnd.longest ? "…" + complaint.suffix(ProgramEnd.longest) : complaint
  }

  /// More than that nobody reads.
  private static let longest = 1000

  /// A line of `set -x`: the command as it is run, with all that its variables hold. No complaint begins like that.
  private static func isTrace(_ line: Substring) -> Bool { line.drop { $0 == "+" }.first == " " && line.first == "+" }
}
