import BankeyModel
import BankeyText
import BankeyCore

/// Collects the notes of an import. Prints a few notes as they are, and counts many by kind of file.
struct NoteDigest {
  /// The number of notes above which they are counted.
  private static let limit = 8

  private let strings: any Strings
  private var first: [String] = []
  private var notes = Count()
  private var skipped = Count()

  /// Creates a digest in a language.
  init(_ strings: any Strings) { self.strings = strings }

  /// Collects a note; returns false for other events, which must be printed immediately.
  mutating func collect(_ event: SyncEvent) -> Bool {
    guard case .error(let message) = event, let file = message.file, let complaint = event.complaint else {
      return false
    }
    switch message.code {
    case .note: notes.add(file)
    case .notStatement: skipped.add(file)
    default: return false
    }
    if first.count < Self.limit { first.append(complaint) }
    return true
  }

  /// The sentences to print at the end.
  var sentences: [String] {
    if notes.notes + skipped.notes <= Self.limit { return first }
    var sentences: [String] = []
    if skipped.notes > 0 { sentences.append(strings.skipped(files: skipped.files.count, kinds(skipped))) }
    if notes.notes > 0 { sentences.append(strings.notes(notes.notes, files: notes.files.count, kinds(notes))) }
    return sentences + [strings.verboseShowsNotes]
  }

  private func kinds(_ count: Count) -> String { count.files.text(strings) }
}

/// The number of notes, and of their files by extension.
private struct Count {
  var notes = 0
  var files = FileKinds()
  private var last: String?

  mutating func add(_ file: String) {
    notes += 1
    if file == last { return }
    last = file
    files.add(file)
  }
}

/// Counts files by extension.
struct FileKinds {
  /// The maximum number of extensions that are named.
  private static let named = 5
  private var kinds: [String: Int] = [:]

  var count: Int { kinds.values.reduce(0, +) }

  /// Whether there are different extensions.
  var areSeveral: Bool { kinds.count > 1 }

  /// For example "80 csv, 30 ofx, 2 others": the most frequent extensions first.
  func text(_ strings: any Strings) -> String {
    let most = kinds.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.named)
    let others = count - most.reduce(0) { $0 + $1.value }
    let list = most.map { "\($0.value) \($0.key)" } + (others > 0 ? ["\(others) \(strings.otherFiles)"] : [])
    return list.joined(separator: ", ")
  }

  mutating func add(_ file: String) { kinds[Self.ending(file), default: 0] += 1 }

  /// The extension of a file name, if it is short and consists of letters and digits.
  private static func ending(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last, (1...8).contains(ending.utf8.count),
      ending.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
      })
    else { return "" }
    return ending.lowercased()
  }
}
