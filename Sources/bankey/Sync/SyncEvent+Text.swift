import BankeyCore
import BankeyModel
import BankeyText
import FoundationEssentials
import Glibc

extension SyncEvent {
  /// The event with what banks, files and people have written in it as it may be shown.
  func masked(by foreign: (String) -> String) -> SyncEvent {
    var event = self
    for text in [\.source, \.connection, \.file, \.message] as [WritableKeyPath<SyncEvent, String?>] {
      event[keyPath: text] = event[keyPath: text].map(foreign)
    }
    return event
  }

  /// What a person is told of it: where, as compilers write it, and what.
  var complaint: String? {
    guard let message else { return nil }
    let connection = connection.flatMap { message.begins(withName: $0) ? nil : $0 }
    let bank = [source, connection].compactMap { $0 }.joined(separator: ", ")
    let place = file.map { $0 + (line.map { ":\($0)" } ?? "") } ?? (bank.isEmpty ? nil : bank)
    return [place, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// How much of a file was read: "[#####     ] 50%".
  var bar: String {
    guard let bytes, let size, size > 0 else { return "" }
    let filled = bytes * 20 / size
    return "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: 20 - filled) + "] "
      + "\(bytes * 100 / size)%"
  }
}

extension SyncEvent {
  /// The event of a line; nil for what a newer `bankey-sync` says and this bankey does not know.
  init?(line: [UInt8]) {
    guard let event = try? JSONDecoder().decode(SyncEvent.self, from: Data(line)) else { return nil }
    self = event
  }
}

/// What became of the transactions of one or more answers.
struct SyncCounts: Equatable {
  private var added = 0
  private var unchanged = 0
  private var posted = 0
  private var dropped = 0
  private var reworded = 0
  private var deleted = 0
  private var suspicious = 0

  /// Adds the counts of a source or file that is done.
  mutating func add(_ event: SyncEvent) {
    added += event.added ?? 0
    unchanged += event.unchanged ?? 0
    posted += event.posted ?? 0
    dropped += event.dropped ?? 0
    reworded += event.reworded ?? 0
    deleted += event.deleted ?? 0
    suspicious += event.suspicious ?? 0
  }

  /// "120 new, 4 already there"
  func text(_ strings: any Strings) -> String {
    let parts: [(TallyNoun, Int)] = [
      (.suspicious, suspicious), (.posted, posted), (.dropped, dropped), (.same, unchanged - reworded),
      (.reworded, reworded), (.deleted, deleted),
    ]
    let told = [(.new, added)] + parts.filter { $0.1 > 0 }
    return told.map { strings.tally($0.0, $0.1) }.joined(separator: ", ")
  }
}

/// One line on standard error that is written over while work goes on. Nothing at all when nobody watches.
struct ProgressLine {
  /// Whether standard error is a terminal.
  let isWatched = isatty(STDERR_FILENO) == 1
  private var shown = 0

  /// Shows a text instead of the last one.
  mutating func show(_ text: String) {
    guard isWatched else { return }
    clear()
    // A line that wraps could not be written over.
    let text = PlainText.cut(text, to: (PlainTerminal.width(of: STDERR_FILENO) ?? 80) - 1)
    shown = PlainText.columns(text)
    StandardError.put(text)
  }

  /// Leaves an empty line.
  mutating func clear() {
    guard shown > 0 else { return }
    StandardError.put("\r" + String(repeating: " ", count: shown) + "\r")
    shown = 0
  }
}
