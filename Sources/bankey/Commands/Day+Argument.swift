import ArgumentParser
import BankeyCore

extension Day: ExpressibleByArgument {
  /// A day on the command line: `2026-11-21`.
  public init?(argument: String) { self.init(iso: argument) }
}

extension TransactionStatus: ExpressibleByArgument {
  /// A status on the command line, by any of its names.
  public init?(argument: String) { self.init(word: argument) }
}
