import BankeyCore
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
