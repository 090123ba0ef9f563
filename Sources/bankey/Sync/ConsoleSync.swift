import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// Runs `bankey-sync` for a command without a screen: progress while a person watches, every problem, a summary.
struct ConsoleSync {
  /// Which notes on files are said: things worth knowing, with which nothing is wrong.
  enum Notes { case all, digest, none }

  private let command: [String]
  private let setting: Setting
  private let words: [String]
  private let input: SyncInput?
  private var report: any SyncReport
  private var line = ProgressLine()
  private var hasComplained = false
  private var digest: NoteDigest?
  private let isQuiet: Bool

  /// A run of a command with its options in the place that a setting says, on what `words` name, and with `input` for it to read.
  init(
    _ command: [String], _ setting: Setting, _ words: [String] = [], input: SyncInput? = nil, report: any SyncReport,
    notes: Notes = .all
  ) {
    isQuiet = notes == .none
    digest = notes == .all ? nil : NoteDigest(setting.strings)
    (self.command, self.setting, self.words) = (command, setting, words)
    self.input = input
    self.report = report
  }

  /// Runs it to its end; the exit status says how it went.
  func run() throws(CommandError) -> Int32 {
    let interruption = SignalInterruption()
    let line = command + setting.syncOptions + ["--"] + words
    let child = try SyncChild(line, setting.strings, input: input, program: try SyncExecutable.path())
    interruption.stop(child.cancel)
    var run = self
    return try run.follow(child, interruption)
  }

  /// The same, with what became of each source and file as JSON in the place of a summary.
  func runForPrograms() throws(CommandError) -> Int32 {
    let results = ResultsReport(beside: report)
    let status = try ConsoleSync(command, setting, words, input: input, report: results).run()
    try results.write()
    return status
  }

  private mutating func follow(_ child: SyncChild, _ interruption: SignalInterruption) throws(CommandError) -> Int32 {
    let (end, errors) = child.follow { show($0) }
    line.clear()
    if !isQuiet { digest?.sentences.forEach(StandardError.say) }
    if !errors.isEmpty, !hasComplained { StandardError.write(setting.foreign(errors.trimmed)) }
    if let signal = interruption.signal { return ExitStatus.signal(signal) }
    guard case .exited(let status) = end else { throw died(end) }
    if !isQuiet, let summary = report.summary(isWatched: line.isWatched) {
      StandardError.put(PlainText.cleaned(summary) + "\n")
    }
    return status
  }

  private mutating func show(_ event: SyncEvent) {
    let event = setting.isPrivate ? event.masked(by: setting.foreign) : event
    if let text = report.take(event), !isQuiet { line.show(text) }
    if digest?.take(event) == true { return }
    guard let complaint = event.complaint else { return }
    line.clear()
    hasComplained = true
    StandardError.say(complaint)
  }

  private func died(_ end: ProcessEnd) -> CommandError {
    guard case .signaled(let signal) = end else { return CommandError("bankey-sync failed") }
    return CommandError("signal \(signal) ended bankey-sync; nothing that it was reading was saved")
  }
}
