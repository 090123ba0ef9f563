import BankeyCore

/// Runs `bankey-sync` for a command without a screen: progress while a person watches, every problem, a summary.
struct SyncRun {
  private let words: [String]
  private let input: SyncInput?
  private var report: any SyncReport
  private var line = ProgressLine()
  private var hasComplained = false

  /// A run with these words on the child's command line, and `input` for it to read.
  init(_ words: [String], input: SyncInput? = nil, report: any SyncReport) {
    self.words = words
    self.input = input
    self.report = report
  }

  /// Runs it to its end; the exit status says how it went.
  func run() throws(Failure) -> Int32 {
    let interruption = Interruption()
    let child = try SyncChild(words, input: input, program: try SyncProgram.path())
    interruption.stop(child.cancel)
    var run = self
    return try run.follow(child, interruption)
  }

  /// The same, with what became of each source and file as JSON in the place of a summary.
  func runForPrograms() throws(Failure) -> Int32 {
    let results = ResultsReport(beside: report)
    let status = try SyncRun(words, input: input, report: results).run()
    try results.write()
    return status
  }

  private mutating func follow(_ child: SyncChild, _ interruption: Interruption) throws(Failure) -> Int32 {
    let (end, errors) = child.follow { show($0) }
    line.clear()
    if !errors.isEmpty, !hasComplained { Talk.write(errors.trimmed) }
    if let signal = interruption.signal { return ExitStatus.signal(signal) }
    guard case .exited(let status) = end else { throw died(end) }
    if let summary = report.summary(isWatched: line.isWatched) { Talk.put(PlainText.cleaned(summary) + "\n") }
    return status
  }

  private mutating func show(_ event: SyncEvent) {
    if let text = report.take(event) { line.show(text) }
    guard event.event == .error || event.state == .failed, let complaint = event.complaint else { return }
    line.clear()
    hasComplained = true
    Talk.say(complaint)
  }

  private func died(_ end: SyncEnd) -> Failure {
    guard case .signaled(let signal) = end else { return Failure("bankey-sync failed") }
    return Failure("bankey-sync was ended by signal \(signal); nothing of what it was reading is kept")
  }
}
