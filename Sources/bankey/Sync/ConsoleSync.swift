import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Glibc

/// Runs `bankey-sync` for a command without a screen. Prints progress on a terminal, all problems, and a summary.
struct ConsoleSync {
  /// The notes on files to print. Notes are informative and do not mean that anything is wrong.
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

  /// Prepares a run of a command with its options and the setting's, with `words` as arguments and `input` on its
  /// standard input.
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

  /// Runs it to completion and returns the exit status.
  func run() throws(CommandError) -> Int32 {
    let interruption = SignalInterruption()
    let line = command + setting.syncOptions + ["--"] + words
    let child = try SyncChild(line, setting.strings, input: input, program: try SyncExecutable.path())
    interruption.stop(child.cancel)
    var run = self
    return try run.follow(child, interruption)
  }

  /// Runs it to completion, and prints the result of each source and file as JSON in place of a summary.
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
    if let text = report.handle(event), !isQuiet { line.show(text) }
    if digest?.collect(event) == true { return }
    guard let complaint = event.complaint else { return }
    line.clear()
    hasComplained = true
    StandardError.say(complaint)
  }

  private func died(_ end: ProcessEnd) -> CommandError {
    guard case .signaled(let signal) = end else { return CommandError("bankey-sync failed") }
    return CommandError("signal \(signal) ended bankey-sync; it saved nothing of what it was reading")
  }
}
