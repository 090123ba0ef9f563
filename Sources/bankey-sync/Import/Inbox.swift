import BankeyCore
import BankeyStatements
import BankeyStore

/// The folders whose new statement files a refresh takes in. The files stay where they are.
struct Inbox {
  /// The folders as the config has them.
  let folders: [String]
  /// What reads a file.
  let `import`: Import

  private var store: StoreWriter { `import`.store }

  /// Takes in what is new in the folders, and counts it. What is no statement is passed over silently.
  func run(_ progress: Progress) throws -> Tally {
    var tally = Tally.files(0, progress)
    let found = folders.flatMap { files(in: $0, &tally) }
    let news = try found.filter { try !store.hasSeen($0) }.filter(isNew)
    tally.total = news.count
    for file in news {
      let error = `import`.read(InputFile(path: file.path, isInFolder: false), &tally)
      // What is wrong with the database is not the file's fault: it is tried again.
      if !(error is StoreError) { try store.remember(file, hash: nil) }
    }
    return tally
  }

  /// Whether it is a statement that was not imported under another name; else it is remembered, so that it is not read again.
  private func isNew(_ file: InboxFile) throws -> Bool {
    let input = InputFile(path: file.path, isInFolder: true)
    // A file that cannot be read now may be readable later.
    guard let start = try? input.contents(first: 1 << 16), let hash = try hash(of: input, from: start) else {
      return false
    }
    if !hash.isEmpty, !(try store.hasImported(hash: hash)) { return true }
    try store.remember(file, hash: hash)
    return false
  }

  /// The hash of a statement, empty for what is none; nil when it cannot be read.
  private func hash(of input: InputFile, from start: [UInt8]) throws -> String? {
    guard StatementFormat.sniff(start, profiles: `import`.profiles) != nil else { return "" }
    return (try? input.contents()).map { ContentHash($0).description }
  }

  private func files(in folder: String, _ tally: inout Tally) -> [InboxFile] {
    let path = expanded(folder)
    guard InputFile.isReadableFolder(path) else {
      tally.note(folder, .note, "This folder of the inbox cannot be read.")
      return []
    }
    return InputFile.all(path).compactMap { InboxFile($0) }
  }

  private func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = ProcessEnvironment.all["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
