import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey payees`
struct PayeesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "payees", abstract: "Gives payees names of your own.",
    discussion: """
      Each name has words: bankey shows every transaction whose text has all of them under that name. The bank's texts stay as \
      they are, and find searches both.
      """,
    subcommands: [PayeesListCommand.self, PayeesSetCommand.self, PayeesRemoveCommand.self])
}

/// `bankey payees list`
struct PayeesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists your names for payees, and how many transactions each has.")

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json) { setting in
      let payees = try PayeeRules(setting).counted()
      var output = DataOutput()
      try json ? write(payees, &output) : table(payees, setting, &output)
      try output.flush()
    }
  }

  private func write(_ payees: [(rule: PayeeRule, count: Int)], _ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("payees")
    for payee in payees {
      var object = JSONObject()
      object.put("name", payee.rule.name)
      object.put("words", payee.rule.words.text)
      object.put("transactions", payee.count)
      try output.write(list.next(object))
    }
    try output.write(list.end)
  }

  private func table(
    _ payees: [(rule: PayeeRule, count: Int)], _ setting: Setting, _ output: inout DataOutput
  ) throws(CommandError) {
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    if payees.isEmpty { return StandardError.say(presenter.strings.noPayees) }
    let title = presenter.strings.column
    let rows = payees.map { payee in
      [payee.rule.name, payee.rule.words.text].map(presenter.formats.foreign) + [presenter.formats.count(payee.count)]
    }
    let columns: [TextTable.Column] = [
      .text(title(.name), least: 12), .text(title(.words), least: 12), .figure(title(.transactions)),
    ]
    let lines = TextTable.lines(columns, rows, width: PlainTerminal.width, isASCII: presenter.formats.isASCII)
    for line in lines { try output.line(line) }
  }
}

/// `bankey payees set WORDS NAME`
struct PayeesSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Names the payee of all transactions that have certain words.",
    discussion: """
      Try it first: bankey payees set --dry-run "amzn mktp" Amazon. If several names fit a transaction, bankey uses the one whose \
      words have the most letters.
      """)

  @OptionGroup var common: DataOptions
  @Flag(help: "Show which transactions would get the name, and change nothing.") var dryRun = false
  @Argument(help: ArgumentHelp("Words that the text has; case does not matter.", valueName: "words"))
  var words: String
  @Argument(help: ArgumentHelp("Your name for the payee.", valueName: "name")) var name: String

  func validate() throws {
    guard PayeeWords(words) != nil else { throw ValidationError("the words must not be empty") }
    guard !name.trimmed.isEmpty else {
      throw ValidationError("the name must not be empty; bankey payees remove takes one away")
    }
  }

  func run() throws {
    let change = { (setting: Setting) in
      guard let words = PayeeWords(words) else { return }
      let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
      let preview = try PayeeRules(setting).preview(of: words)
      let (count, shown) = (presenter.formats.count(preview.count), presenter.formats.foreign(name.trimmed))
      if dryRun {
        try PayeesSetCommand.show(preview, presenter)
        return StandardError.say(presenter.strings.wouldApplyName(preview.count, count, shown))
      }
      try PayeeRules(setting).store(PayeeChange(words, name: name.trimmed))
      StandardError.say(presenter.strings.namesApplied(preview.count, count, shown))
    }
    if dryRun { try common.look(change) } else { try common.work(change) }
  }

  /// Prints the newest rows that would have the name.
  private static func show(_ preview: PayeePreview, _ presenter: Presenter) throws(CommandError) {
    var output = DataOutput()
    for outcome in presenter.outcomes(preview) { try output.line(outcome.line) }
    try output.flush()
  }
}

/// `bankey payees remove WORDS`
struct PayeesRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes a name; its transactions show the bank's text again.")

  @OptionGroup var common: DataOptions
  @Argument(help: ArgumentHelp("The words of the name, or the name itself.", valueName: "words")) var words: String

  func run() throws {
    try common.work { setting in
      let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
      let all = PayeeRules(setting)
      let found = try all.book().rules(meant: words)
      guard !found.isEmpty else { throw CommandError(presenter.strings.noPayee(presenter.formats.foreign(words))) }
      for rule in found {
        let count = try all.preview(of: rule.words).count
        try all.store(PayeeChange(rule.words, name: nil))
        StandardError.say(presenter.strings.namesRemoved(count, presenter.formats.count(count)))
      }
    }
  }
}

extension PayeeBook {
  /// The rule with these words, or else those with this name.
  fileprivate func rules(meant text: String) -> [PayeeRule] {
    if let rule = PayeeWords(text).flatMap({ self[$0] }) { return [rule] }
    return rules.filter { TextPattern.folded($0.name) == TextPattern.folded(text) }
  }
}

/// The names for payees in the database, for commands.
private struct PayeeRules {
  private static let shown = 20
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// The names; none before there is a database.
  func book() throws(CommandError) -> PayeeBook {
    let store = try DatabaseAccess.open(setting)
    return try DatabaseAccess.reading { try store?.payees() ?? PayeeBook() }
  }

  /// The rules by name, each with the number of transactions that it names.
  func counted() throws(CommandError) -> [(rule: PayeeRule, count: Int)] {
    let store = try DatabaseAccess.open(setting)
    return try DatabaseAccess.reading {
      guard let store else { return [] }
      return try store.snapshot {
        let rules = try store.payees().rules.sorted { ($0.name, $0.words.key) < ($1.name, $1.words.key) }
        return try rules.map { rule in
          (rule, try store.all(of: FindQuery([.payee(rule.words, replacing: nil)])).count)
        }
      }
    }
  }

  /// The transactions that a rule with these words would name.
  func preview(of words: PayeeWords) throws(CommandError) -> PayeePreview {
    let store = try DatabaseAccess.open(setting)
    let query = FindQuery([.payee(words, replacing: nil)])
    return try DatabaseAccess.reading {
      guard let store else { return PayeePreview(count: 0, first: []) }
      return PayeePreview(
        count: try store.all(of: query).count, first: try store.matches(of: query, limit: Self.shown))
    }
  }

  func store(_ change: PayeeChange) throws {
    let status = try ConsoleSync(["payees", "--change", change.json], setting, report: SilentReport()).run()
    guard status == ExitStatus.success else { throw ExitCode(status) }
  }
}
