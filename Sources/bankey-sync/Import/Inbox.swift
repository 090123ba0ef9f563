import BankeyModel
import BankeyProcess
import BankeyStatements
import BankeyStore
import BankeyText
import Glibc

/// The folders whose new statement files a refresh takes in. The files stay where they are.
struct Inbox {
  /// The folders as the config has them.
  let folders: [String]
  /// What reads a file.
  let `import`: Import
  /// What tells whether files are read by the rules of the time before.
  let rules: String

  private var store: StoreWriter { `import`.store }

  /// A statement that was not taken in yet.
  private typealias News = (file: InboxFile, hash: String)

  /// Takes in what is new in the folders, and counts it. What is no statement is passed over silently.
  func run(_ progress: Progress) throws -> Tally {
    try store.lookAgain(under: rules)
    var tally = Tally.files(0, progress)
    let found = folders.flatMap { files(in: $0, &tally) }
    let news = try found.filter { try !store.hasSeen($0) }.compactMap { try look(at: $0, &tally) }
    tally.total = news.count
    for (file, hash) in news {
      let error = `import`.read(InputFile(path: file.path, isInFolder: false), &tally)
      // What is wrong with the database is not the file's fault: it is tried again.
      if error is StoreError { continue }
      try store.remember(file, hash: hash, failure: error.map { SyncError($0).message(in: progress.strings) })
    }
    return tally
  }

  /// A file, if it is a statement that was not imported under another name; else it is remembered, so that it is not read again. One that
  /// cannot be read now may be readable later.
  private func look(at file: InboxFile, _ tally: inout Tally) throws -> News? {
    let hash: String
    do throws(SyncError) {
      hash = try self.hash(of: InputFile(path: file.path, isInFolder: true))
    } catch {
      tally.fail(file.path, .unreadable, error.message(in: tally.progress.strings), connection: nil)
      return nil
    }
    if !hash.isEmpty, !(try store.hasImported(hash: hash)) { return (file, hash) }
    try store.remember(file, hash: hash)
    return nil
  }

  /// The hash of a statement, empty for what is none.
  private func hash(of input: InputFile) throws(SyncError) -> String {
    let start = try input.contents(first: 1 << 16)
    guard StatementFormat.sniff(start, profiles: `import`.profiles) != nil else { return "" }
    return ContentHash(try input.contents()).description
  }

  private func files(in folder: String, _ tally: inout Tally) -> [InboxFile] {
    let path = expanded(folder)
    guard InputFile.isReadableFolder(path) else {
      let reason = errorText()
      tally.fail(folder, .unreadable, tally.progress.strings.unreadableInbox(reason), connection: nil)
      return []
    }
    return InputFile.all(path).compactMap { InboxFile($0) }
  }

  private func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = ProcessEnvironment.all["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
