import BankeyCore
import BankeyModel
import BankeyText
import Glibc

extension SyncEvent {
  /// The event with what banks, files and people have written in it as it may be shown.
  func masked(by foreign: (String) -> String) -> SyncEvent {
    switch self {
    case .source(let step): .source(step.masked(by: foreign))
    case .file(let step): .file(step.masked(by: foreign))
    case .row(let row, let file): .row(row, file: foreign(file))
    case .remembered(let profiles, let file): .remembered(profiles: profiles, file: foreign(file))
    case .waiting(let message): .waiting(foreign(message))
    case .error(let message): .error(message.masked(by: foreign))
    case .undone, .places, .check, .finished: self
    }
  }

  /// What a person is told of it when something is wrong or worth knowing: where, as compilers write it, and what.
  var complaint: String? {
    switch self {
    case .error(let message): message.text
    case .source(let step) where step.state == .failed: step.complaint(of: step.name, step.connection)
    case .file(let step) where step.state == .failed: step.complaint(of: step.name, nil)
    default: nil
    }
  }
}

extension SyncMessage {
  /// The message, after where it stands: "may.csv:12: …", "demo, First Bank: …".
  fileprivate var text: String {
    if let file { return file + (line.map { ":\($0)" } ?? "") + ": " + message }
    return message.saying(of: source, connection)
  }

  fileprivate func masked(by foreign: (String) -> String) -> SyncMessage {
    var masked = self
    masked.message = foreign(message)
    (masked.source, masked.connection, masked.file) = (source.map(foreign), connection.map(foreign), file.map(foreign))
    return masked
  }
}

extension SyncStep {
  /// How much of a file was read: "[#####     ] 50%".
  var bar: String {
    guard let bytes, let size, size > 0 else { return "" }
    let filled = bytes * 20 / size
    return "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: 20 - filled) + "] "
      + "\(bytes * 100 / size)%"
  }

  fileprivate func complaint(of name: String, _ connection: String?) -> String? {
    message?.saying(of: name, connection)
  }

  fileprivate func masked(by foreign: (String) -> String) -> SyncStep {
    var masked = self
    masked.name = foreign(name)
    (masked.message, masked.connection) = (message.map(foreign), connection.map(foreign))
    return masked
  }
}

extension String {
  /// The sentence after the source and the bank that it is about.
  fileprivate func saying(of source: String?, _ connection: String?) -> String {
    let bank = connection.flatMap { begins(withName: $0) ? nil : $0 }
    let place = [source, bank].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? self : place + ": " + self
  }
}

extension TransactionCounts {
  /// "120 new, 4 already there"
  func text(_ strings: any Strings) -> String {
    let parts: [(TallyNoun, Int)] = [
      (.suspicious, suspicious ?? 0), (.posted, posted), (.dropped, dropped), (.same, unchanged - reworded),
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
