import BankeyModel
import BankeyCore

/// The arguments of plain `bankey`, read by hand: loading a parser for a few options would be felt at every start.
struct ViewerArguments: Equatable, Sendable {
  /// The options that every command has, too.
  var options = Options()
  /// The files of the preview that it begins with, if any.
  var previewed: [String] = []

  /// What the terminal app is told.
  init(options: Options) { self.options = options }

  /// Nil for everything that is not plainly a start of the terminal app: a command, `--help`, a mistake.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard read(word, &rest) else { return nil }
    }
    if options.inWords, !options.isPlain { return nil }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) -> Bool {
    if let flag = ViewerArguments.flags[word] {
      options[keyPath: flag] = true
      return true
    }
    guard let option = ViewerArguments.valued[word], let value = rest.popFirst(), !value.hasPrefix("-") else {
      return false
    }
    options[keyPath: option] = value
    return true
  }

  private nonisolated(unsafe) static let flags: [String: WritableKeyPath<Options, Bool>] = [
    "--demo": \.isDemo, "--privacy": \.isPrivate, "--plain": \.isPlain, "--words": \.inWords,
  ]

  private nonisolated(unsafe) static let valued: [String: WritableKeyPath<Options, String?>] = [
    "--data": \.data, "--config": \.config, "--now": \.now,
  ]
}

/// What every command can be told.
struct Options: Equatable, Sendable {
  /// The folder of the database, instead of the usual one.
  var data: String?
  /// The config file, instead of the usual one.
  var config: String?
  /// The moment that the clock stands at, in ISO 8601.
  var now: String?
  /// The built-in bank, in a throw-away folder.
  var isDemo = false
  /// Amounts and numbers are masked in all that is written.
  var isPrivate = false
  /// Lines are written, and no screen.
  var isPlain = false
  /// Signs and currencies are words in these lines.
  var inWords = false
}
