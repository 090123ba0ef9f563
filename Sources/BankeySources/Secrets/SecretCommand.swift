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
    let end = try run.run()
    guard end.status == 0 else {
      throw SourceError(.failed(status: end.status, words: end.discreetComplaint), of: run.name, .setting)
    }
    let line = end.output.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !line.isEmpty else { throw SourceError(.noSecret, of: run.name) }
    return Secret(String(decoding: line, as: UTF8.self))
  }
}

extension ProgramEnd {
  /// What a program complains of whose output is a secret, without that: it may have printed it, or a part, before it failed.
  var discreetComplaint: String { SecretFilter([Secret(String(decoding: output, as: UTF8.self))]).cleaned(complaint) }
}
