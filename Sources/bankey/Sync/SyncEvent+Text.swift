import BankeyCore
import BankeyModel
import BankeyText
import Glibc

extension SyncEvent {
  /// The event with texts of banks, files and users masked by `foreign`.
  func masked(by foreign: (String) -> String) -> SyncEvent {
    switch self {
    case .source(let step): .source(step.masked(by: foreign))
    case .file(let step): .file(step.masked(by: foreign))
    case .row(let row, let file): .row(row, file: foreign(file))
    case .remembered(let profiles, let file): .remembered(profiles: profiles, file: foreign(file))
    case .waiting(let message): .waiting(foreign(message))
    case .error(let message): .error(message.masked(by: foreign))
    case .undone, .places, .offer, .consent, .check, .finished: self
    }
  }

  /// A message for the user, prefixed with its place as compilers do; nil when there is nothing to say.
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
  /// The message prefixed with its place: "may.csv:12: …", "demo, First Bank: …".
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
  /// The progress within a file: "[#####     ] 50%".
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
  /// The message prefixed with its source and bank.
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

/// A line on standard error that is overwritten while work goes on. Writes nothing without a terminal.
struct ProgressLine {
  /// Whether standard error is a terminal.
  let isWatched = isatty(STDERR_FILENO) == 1
  private var shown = 0

  /// Replaces the text of the line.
  mutating func show(_ text: String) {
    guard isWatched else { return }
    clear()
    // A line that wraps could not be overwritten.
    let text = PlainText.cut(text, to: (PlainTerminal.width(of: STDERR_FILENO) ?? 80) - 1)
    shown = PlainText.columns(text)
    StandardError.put(text)
  }

  mutating func clear() {
    guard shown > 0 else { return }
    StandardError.put("\r" + String(repeating: " ", count: shown) + "\r")
    shown = 0
  }
}
