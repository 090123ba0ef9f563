import BankeyModel
import BankeyProcess
import BankeyStatements
import BankeyStore
import BankeyText
import Glibc

/// Imports new statement files from folders during a refresh. The files stay in their folders.
struct Inbox {
  /// The folders in the config.
  let folders: [String]
  let `import`: Import
  /// Identifies the rules for reading files, to notice when they change.
  let rules: String

  private var store: StoreWriter { `import`.store }

  /// A statement that was not imported yet.
  private typealias News = (file: InboxFile, hash: String)

  /// Imports the new files of the folders and returns the tally. Skips files that are not statements silently.
  func run(_ progress: Progress) throws -> Tally {
    try store.lookAgain(under: rules)
    var tally = Tally.files(0, progress)
    let found = folders.flatMap { files(in: $0, &tally) }
    let news = try found.filter { try !store.hasSeen($0) }.compactMap { try look(at: $0, &tally) }
    tally.total = news.count
    for (file, hash) in news {
      let error = `import`.read(InputFile(path: file.path, isInFolder: false), &tally)
      // An error of the database is not the file's fault, so the file is tried again.
      if error is StoreError { continue }
      try store.remember(file, hash: hash, failure: error.map { SyncError($0).message(in: progress.strings) })
    }
    return tally
  }

  /// The file, if it is a statement that was not imported under another name. Records other files, so that they are not
  /// read again, but not one that cannot be read now.
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

  /// The hash of a statement; empty for other files.
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
