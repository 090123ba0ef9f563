import BankeyCore

/// A secret that a program prints: `pass show bank`.
struct SecretCommand {
  /// Time enough to unlock a keyring.
  static let seconds = 60
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The first line of what it prints.
  func read() throws(SourceError) -> Secret {
    let run = ProgramRun(words, seconds: SecretCommand.seconds)
    let output = try run.output()
    let line = output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty else { throw SourceError(.noSecret, of: run.name) }
    return Secret(String(decoding: line, as: UTF8.self))
  }
}
