import BankeyCore
import BankeyStore
import Glibc

/// Has `bankey-sync` set up, try and remove sources, for the commands.
struct SetupRun {
  private let setting: Setting
  private let strings: any Strings
  /// Whether what becomes of a source is written as JSON.
  private let isJSON: Bool

  /// In the place that a setting says.
  init(_ setting: Setting, isJSON: Bool = false) {
    (self.setting, self.isJSON) = (setting, isJSON)
    strings = setting.presenter(isASCII: true).strings
  }

  /// Sets a source up as a file says, or what comes on the standard input.
  func add(from path: String, isTested: Bool) throws(Failure) -> Int32 {
    let text = path == "-" ? try SetupRun.standardInput() : nil
    return try add(from: path, text, isTested: isTested, SetupReport(strings))
  }

  /// Sets a source up as a text says. The report knows afterwards what became of it.
  func add(_ setup: Secret, isTested: Bool, _ report: SetupReport) throws(Failure) -> Int32 {
    try add(from: "-", setup, isTested: isTested, report)
  }

  private func add(
    from path: String, _ text: Secret?, isTested: Bool, _ report: SetupReport
  ) throws(Failure) -> Int32 {
    let words = ["source", "add", "--from", path] + (isTested ? [] : ["--untested"])
    let before = try names()
    let results = isJSON ? ResultsReport(beside: report) : nil
    var status = ExitStatus.failure
    // However it ends: what was claimed is there.
    defer { if status != ExitStatus.success, let note = report.savedNote { Talk.say(note) } }
    status = try SyncRun(words, setting, input: text.map(SyncInput.text), report: results ?? report).run()
    if status == ExitStatus.success, isTested {
      status = try fetch(try names().filter { !before.contains($0) }, results)
    }
    try results?.write()
    return status
  }

  /// Asks sources that were just added for all that they have.
  private func fetch(_ names: [String], _ results: ResultsReport?) throws(Failure) -> Int32 {
    if names.isEmpty { return ExitStatus.success }
    let report = RefreshReport(strings)
    results?.show(report)
    return try SyncRun(["refresh", "--force"], setting, names, report: results ?? report).run()
  }

  /// Tries a source.
  func test(_ name: String) throws(Failure) -> Int32 {
    try run(SyncRun(["source", "test"], setting, [name], report: SetupReport(strings, isTest: true)))
  }

  private func run(_ run: SyncRun) throws(Failure) -> Int32 { try isJSON ? run.runForPrograms() : run.run() }

  /// Removes a source.
  func remove(_ name: String, _ fate: DataFate) throws(Failure) -> Int32 {
    let report = RemovalReport(strings.setupRemoved(setting.foreign(name), keepsAccounts: fate == .keepData))
    return try SyncRun(["source", "remove", fate.option], setting, [name], report: report).run()
  }

  /// Asks what becomes of the accounts of a source; nil when it is better not removed.
  func askFate(of name: String) throws(Failure) -> DataFate? {
    guard try names().contains(name) else { throw Failure("\(name): There is no source of that name.") }
    guard TerminalQuestion.canAsk else {
      throw Failure("say what becomes of its accounts: --keep-data or --delete-data")
    }
    let answers = [("k", DataFate.keepData), ("d", .deleteData)]
    let answer = try TerminalQuestion.read(strings.setupRemoveQuestion(setting.foreign(name)) + " ")
    return answers.first { $0.0 == answer.lowercased() }?.1
  }

  /// The names of the sources that are there.
  func names() throws(Failure) -> [String] {
    let store = try Database.open(setting)
    return try Database.reading { try store?.sources().map(\.name) ?? [] }
  }

  /// Where secrets can be kept here.
  func places() throws(Failure) -> [SetupPlace] {
    var places: [SetupPlace] = []
    let child = try SyncChild(
      ["source", "places"] + setting.syncOptions, setting.strings, program: try SyncProgram.path())
    _ = child.follow { event in
      if let names = event.places { places = SetupPlace.offered(names) }
    }
    return places
  }

  private static func standardInput() throws(Failure) -> Secret {
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure("standard input: " + errorText(errno)) }
      if count == 0 { return Secret(String(decoding: bytes, as: UTF8.self)) }
      bytes += chunk[..<count]
      // More than that is no setup; the pipe to bankey-sync holds no more either.
      guard bytes.count < 1 << 16 else { throw Failure("standard input: the setup is too long") }
    }
  }
}
