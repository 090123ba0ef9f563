import BankeyModel
import BankeyText
import Glibc

/// Another program that is run to its end, without a shell. What it is told in confidence goes through a pipe.
struct ProgramRun: Sendable {
  /// The program, found as a shell finds it, and its arguments.
  let words: [String]
  /// What it can read on its standard input; at most what fits a pipe, 64 KB.
  var input: Secret?
  /// How long it may take.
  let seconds: Int
  /// How much it may write.
  var byteLimit = 1 << 20
  /// Whether it and all that it starts end with us. Such a program cannot ask anything on the terminal.
  var hasGroup = false

  /// A program, and how long it may take.
  init(_ words: [String], input: Secret? = nil, seconds: Int) {
    self.words = words
    self.input = input
    self.seconds = seconds
  }

  /// What it is called in a sentence.
  var name: String { PlainText.cleaned(words.first ?? "") }

  /// What it wrote, when it ended with status 0. Otherwise the words of its standard error are thrown.
  func output(or kind: SourceError.Kind = .setting) throws(SourceError) -> [UInt8] {
    let end = try run()
    if end.status == 0 { return end.output }
    throw SourceError(.failed(status: end.status, words: end.complaint), of: name, kind)
  }

  /// Runs it to its end, whatever its status. Throws when it cannot be run, is too slow or writes too much.
  func run() throws(SourceError) -> ProgramEnd {
    guard !words.isEmpty else { throw SourceError("The command is empty.", .setting) }
    let program = try RunningProgram.start(self)
    defer { program.release() }
    let deadline = Deadline(seconds: seconds)
    do {
      let (output, errors) = try program.read(until: deadline, limit: byteLimit)
      return ProgramEnd(status: try program.end(until: deadline), output: output, errors: errors)
    } catch {
      program.stop()
      throw SourceError(error.problem(seconds, byteLimit), of: name, error.kind)
    }
  }
}

/// How another program ended, and what it said.
struct ProgramEnd: Sendable {
  /// Its exit status, or 128 + n when signal n ended it.
  var status: Int32
  /// What it wrote on its standard output.
  var output: [UInt8]
  /// The last part of what it wrote on its standard error.
  var errors: [UInt8]

  /// The last lines of its standard error, cleaned, on one line.
  var complaint: String {
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

/// Why a program was not left to run to its end.
enum ProgramError: Error {
  case tooSlow
  case tooMuch

  /// What would help.
  var kind: SourceError.Kind { self == .tooSlow ? .passing : .answer }

  /// What is told of it.
  func problem(_ seconds: Int, _ bytes: Int) -> ProgramProblem {
    switch self {
    case .tooSlow: .tooSlow(seconds: seconds)
    case .tooMuch: .tooMuch(megabytes: bytes >> 20)
    }
  }
}
