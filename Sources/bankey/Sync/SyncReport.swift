import BankeyModel
import BankeyText
import BankeyCore

/// Reports the work of `bankey-sync` to the user.
protocol SyncReport {
  /// Adds an event to the summary. Returns a text to show while the work goes on.
  mutating func handle(_ event: SyncEvent) -> String?
  /// The text to print at the end; nil for none.
  func summary(isWatched: Bool) -> String?
}

/// Prints nothing. Errors are still printed.
struct SilentReport: SyncReport {
  mutating func handle(_ event: SyncEvent) -> String? { nil }
  func summary(isWatched: Bool) -> String? { nil }
}

/// Summarizes an import.
struct ImportReport: SyncReport {
  private let strings: any Strings
  private var hasBegun = false
  private var files = FileKinds()
  private var counts = TransactionCounts()

  /// Creates a summary in a language.
  init(_ strings: any Strings) { self.strings = strings }

  mutating func handle(_ event: SyncEvent) -> String? {
    if case .file(let step) = event { handle(file: step) } else { nil }
  }

  fileprivate mutating func handle(file: SyncStep) -> String? {
    hasBegun = true
    if file.state == .done, file.accounts ?? 0 > 0 {
      files.add(file.name)
      counts.add(file.counts ?? TransactionCounts())
    }
    return switch file.state {
    case .started: strings.reading(file.name, (file.done ?? 0) + 1, of: file.total ?? 1)
    case .progress: strings.reading(file.name, 1, of: 1) + " " + file.bar
    default: nil
    }
  }

  /// The combined counts of all files; nil when none contained a statement.
  var counted: String? { files.count == 0 ? nil : counts.text(strings) }

  func summary(isWatched: Bool) -> String? {
    guard hasBegun else { return nil }
    let kinds = files.areSeveral ? files.text(strings) : nil
    return counted.map { strings.imported(files: files.count, kinds, $0) } ?? strings.nothingImported
  }
}

/// Summarizes a refresh.
struct RefreshReport: SyncReport {
  private let strings: any Strings
  private var sources = 0
  private var counts = TransactionCounts()
  private var inbox: ImportReport

  /// Creates a summary in a language.
  init(_ strings: any Strings) { (self.strings, inbox) = (strings, ImportReport(strings)) }

  mutating func handle(_ event: SyncEvent) -> String? {
    switch event {
    case .waiting(let message): message
    case .file(let step): inbox.handle(file: step)
    case .source(let step): handle(source: step)
    default: nil
    }
  }

  private mutating func handle(source: SyncStep) -> String {
    if source.state == .done {
      sources += 1
      counts.add(source.counts ?? TransactionCounts())
    }
    let place = [source.name, source.message ?? source.connection].compactMap(\.self).joined(separator: ", ")
    return strings.refreshing(place, source.done ?? 0, of: source.total ?? 1)
  }

  func summary(isWatched: Bool) -> String? {
    guard isWatched else { return nil }
    let files = inbox.summary(isWatched: true)
    if sources == 0 { return files ?? strings.nothingRefreshed }
    return (files.map { $0 + "; " } ?? "") + strings.refreshed(sources: sources, counts.text(strings))
  }
}

/// Reports on undoing an import.
struct UndoReport: SyncReport {
  private let strings: any Strings
  private var undone: UndoSummary?

  /// Creates a report in a language.
  init(_ strings: any Strings) { self.strings = strings }

  mutating func handle(_ event: SyncEvent) -> String? {
    if case .undone(let summary) = event { undone = summary }
    return nil
  }

  func summary(isWatched: Bool) -> String? {
    undone.map { strings.importUndone($0).joined(separator: " ") }
  }
}

/// Prints the result of each source and file as JSON on standard output. Progress still appears on a terminal.
final class ResultsReport: SyncReport {
  private var shown: any SyncReport
  private var results: [SyncResult] = []

  /// Creates results in addition to another report, which shows progress.
  init(beside shown: any SyncReport) { self.shown = shown }

  /// Shows the progress of the next run with another report.
  func show(_ report: any SyncReport) { shown = report }

  func handle(_ event: SyncEvent) -> String? {
    switch event {
    case .source(let step): change(source: step.name) { $0.add(step) }
    case .file(let step): change(file: step.name) { $0.add(step) }
    case .error(let message): change(source: message.source, file: message.file) { $0.add(message) }
    default: break
    }
    return shown.handle(event)
  }

  func summary(isWatched: Bool) -> String? { nil }

  /// Prints the results: `{"version":1,"results":[…]}`.
  func write() throws(CommandError) {
    var output = DataOutput()
    var list = JSONList("results")
    for result in results { try output.write(list.next(result.json)) }
    try output.write(list.end)
    try output.flush()
  }

  private func change(source: String? = nil, file: String? = nil, _ take: (inout SyncResult) -> Void) {
    let known = results.firstIndex { $0.source == source && $0.file == file }
    let place = known ?? results.count
    if known == nil { results.append(SyncResult(source: source, file: file)) }
    take(&results[place])
  }
}
