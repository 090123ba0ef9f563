import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// Runs `bankey-sync` to add, test and remove sources, for the commands.
struct SetupRun {
  private let setting: Setting
  private let strings: any Strings
  /// Whether to print results as JSON.
  private let isJSON: Bool

  /// Prepares runs for a setting.
  init(_ setting: Setting, isJSON: Bool = false) {
    (self.setting, self.isJSON) = (setting, isJSON)
    strings = setting.presenter(isASCII: true).strings
  }

  /// Adds the source described in a file, or on standard input for `-`.
  func add(from path: String, isTested: Bool) throws(CommandError) -> Int32 {
    let text = path == "-" ? try SetupRun.standardInput() : nil
    return try add(from: path, text, isTested: isTested, SetupReport(strings))
  }

  /// Connects a source again from JSON in a file or on standard input.
  func reconnect(_ name: String, from path: String, isTested: Bool) throws(CommandError) -> Int32 {
    let text = path == "-" ? try SetupRun.standardInput() : nil
    return try reconnect(name, from: path, text, isTested: isTested, SetupReport(strings))
  }

  /// Connects a source again from a text. `report` receives the result.
  func reconnect(
    _ name: String, from path: String = "-", _ text: Secret?, isTested: Bool, _ report: SetupReport
  ) throws(CommandError) -> Int32 {
    let words = ["source", "reconnect", "--from", path] + (isTested ? [] : ["--untested"])
    let status = try ConsoleSync(words, setting, [name], input: text.map(SyncInput.text), report: report).run()
    try printAddress(report)
    guard status == ExitStatus.success, isTested, report.consentAddress == nil else { return status }
    return try fetch([name], nil)
  }

  func sources() throws(CommandError) -> [SourceStatus] {
    let store = try DatabaseAccess.open(setting)
    return try DatabaseAccess.reading { try store?.sources() ?? [] }
  }

  /// Adds the source that a text describes. Afterwards the report knows the outcome.
  func add(_ setup: Secret, isTested: Bool, _ report: SetupReport) throws(CommandError) -> Int32 {
    try add(from: "-", setup, isTested: isTested, report)
  }

  private func add(
    from path: String, _ text: Secret?, isTested: Bool, _ report: SetupReport
  ) throws(CommandError) -> Int32 {
    let words = ["source", "add", "--from", path] + (isTested ? [] : ["--untested"])
    let before = try names()
    let results = isJSON ? ResultsReport(beside: report) : nil
    var status = ExitStatus.failure
    // Prints this whatever happens next, because the claimed secret is saved.
    defer {
      if status != ExitStatus.success, report.consentAddress == nil, let note = report.savedNote {
        StandardError.say(note)
      }
    }
    status = try ConsoleSync(words, setting, input: text.map(SyncInput.text), report: results ?? report).run()
    try printAddress(report)
    if status == ExitStatus.success, isTested, report.consentAddress == nil {
      status = try fetch(try names().filter { !before.contains($0) }, results)
    }
    try results?.write()
    return status
  }

  /// Prints the page at which the user must consent on standard output, for programs.
  private func printAddress(_ report: SetupReport) throws(CommandError) {
    guard let address = report.consentAddress, !report.isAsking, !isJSON else { return }
    var output = DataOutput()
    do {
      try output.line(PlainText.cleaned(address))
      try output.flush()
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// Asks what can be chosen next in a setup. Afterwards the report knows it.
  func offer(for setup: Secret, _ report: SetupReport) throws(CommandError) -> Int32 {
    try ConsoleSync(["source", "offer", "--from", "-"], setting, input: .text(setup), report: report).run()
  }

  /// Fetches everything from sources that were just added.
  private func fetch(_ names: [String], _ results: ResultsReport?) throws(CommandError) -> Int32 {
    if names.isEmpty { return ExitStatus.success }
    let report = RefreshReport(strings)
    results?.show(report)
    return try ConsoleSync(["refresh", "--force", "--attended"], setting, names, report: results ?? report).run()
  }

  func test(_ name: String) throws(CommandError) -> Int32 {
    try run(ConsoleSync(["source", "test"], setting, [name], report: SetupReport(strings, isTest: true)))
  }

  private func run(_ run: ConsoleSync) throws(CommandError) -> Int32 { try isJSON ? run.runForPrograms() : run.run() }

  func remove(_ name: String, _ removal: RemovalChoice) throws(CommandError) -> Int32 {
    let report = RemovalReport(strings.setupRemoved(setting.foreign(name), keepsAccounts: removal == .keepData))
    return try ConsoleSync(["source", "remove", removal.option], setting, [name], report: report).run()
  }

  /// Asks whether to keep the accounts of a source; nil when the user does not want to remove it.
  func askRemoval(of name: String) throws(CommandError) -> RemovalChoice? {
    guard try names().contains(name) else { throw CommandError("\(name): \(strings.noSuchSource)") }
    guard TerminalQuestion.canAsk else {
      throw CommandError("choose what happens to its accounts: --keep-data or --delete-data")
    }
    let answers = [("k", RemovalChoice.keepData), ("d", .deleteData)]
    let answer = try TerminalQuestion.read(strings.setupRemoveQuestion(setting.foreign(name)) + " ")
    return answers.first { $0.0 == answer.lowercased() }?.1
  }

  /// The names of the existing sources.
  func names() throws(CommandError) -> [String] { try sources().map(\.name) }

  /// The places that can keep a secret on this system.
  func places() throws(CommandError) -> [SetupPlace] {
    var places: [SetupPlace] = []
    let child = try SyncChild(
      ["source", "places"] + setting.syncOptions, setting.strings, program: try SyncExecutable.path())
    _ = child.follow { event in
      if case .places(let names) = event { places = SetupPlace.offered(names) }
    }
    return places
  }

  private static func standardInput() throws(CommandError) -> Secret {
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw CommandError("standard input: " + errorText()) }
      if count == 0 { return Secret(String(decoding: bytes, as: UTF8.self)) }
      bytes += chunk[..<count]
      // Limits the setup to what the pipe to bankey-sync holds.
      guard bytes.count < 1 << 16 else { throw CommandError("standard input: the setup is too long") }
    }
  }
}

/// Reports on adding or testing a source.
final class SetupReport: SyncReport {
  private let strings: any Strings
  private let isTest: Bool
  /// The name of the source.
  private var name: String?
  /// A summary of its answer, such as "12 accounts at 2 banks".
  private var found: String?
  /// Whether it was saved to the database.
  private(set) var isSaved = false
  /// The next choices.
  private(set) var offer: [String] = []
  /// The page at which the user must consent; nil when there is none.
  private(set) var consentAddress: String?
  /// Whether the user is asked for the address that comes back.
  var isAsking = false

  /// Creates a report. The summary of a test is the source's answer.
  init(_ strings: any Strings, isTest: Bool = false) {
    self.strings = strings
    self.isTest = isTest
  }

  func handle(_ event: SyncEvent) -> String? {
    switch event {
    case .offer(let words): offer = words
    case .consent(_, let address): consentAddress = address
    default: break
    }
    guard case .source(let step) = event else { return nil }
    name = step.name
    if step.state == .saved { isSaved = true }
    if let accounts = step.accounts, let banks = step.banks {
      found = strings.setupFound(accounts: accounts, banks: banks)
    }
    return strings.setupTesting(step.name) + (step.message.map { ": " + $0 } ?? "")
  }

  func summary(isWatched: Bool) -> String? {
    guard let name else { return nil }
    if consentAddress != nil { return isAsking ? nil : strings.consentOpen + " " + strings.consentAnswer(name) }
    if isTest { return found.map { "\(name): \($0)" } }
    return isSaved && consentAddress == nil ? strings.setupDone(name, found: found) : nil
  }

  /// The message that the source was saved although its setup did not finish; nil when it was not saved.
  var savedNote: String? { isSaved ? name.map(strings.setupIsSaved) : nil }
}

/// Reports that a source was removed.
struct RemovalReport: SyncReport {
  private let sentence: String
  private var isDone = false

  init(_ sentence: String) { self.sentence = sentence }

  mutating func handle(_ event: SyncEvent) -> String? {
    if case .finished = event { isDone = true }
    return nil
  }

  func summary(isWatched: Bool) -> String? { isDone ? sentence : nil }
}

/// The fate of the accounts of a removed source.
enum RemovalChoice: String, EnumerableFlag {
  case keepData, deleteData

  /// The option, which is the same in both programs.
  var option: String { self == .keepData ? "--keep-data" : "--delete-data" }

  static func help(for value: RemovalChoice) -> ArgumentHelp? {
    switch value {
    case .keepData: "Keep its accounts, but no longer refresh them."
    case .deleteData: "Delete its accounts and their transactions."
    }
  }
}
