import BankeyModel
import BankeyCore

/// The arguments of plain `bankey`, parsed by hand: loading the argument parser would noticeably delay every start.
struct ViewerArguments: Equatable, Sendable {
  /// The options that every command has.
  var options = Options()
  /// The files to preview at startup.
  var previewed: [String] = []

  init(options: Options) { self.options = options }

  /// Nil unless the arguments clearly start the terminal app: for a command, `--help`, or a mistake.
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

/// The options of every command.
struct Options: Equatable, Sendable {
  /// The folder of the database; nil for the default.
  var data: String?
  /// The config file; nil for the default.
  var config: String?
  /// The fixed time in ISO 8601; nil for the current time.
  var now: String?
  /// Whether to use the demo bank, in a temporary folder.
  var isDemo = false
  /// Whether to mask amounts and numbers in all output.
  var isPrivate = false
  /// Whether to write lines instead of drawing a screen.
  var isPlain = false
  /// Whether these lines have words for signs and currencies.
  var inWords = false
}
