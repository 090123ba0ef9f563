import BankeyStore

/// The database, which is made only when there is something to keep in it: a source that cannot be added leaves nothing behind.
final class LateStore {
  /// The database, where there is one.
  private(set) var found: StoreWriter?
  private let folder: DataFolder
  private let open: () throws(ExitStatus) -> StoreWriter

  /// The database in a folder; one that is there is opened now.
  init(in folder: DataFolder, open: @escaping () throws(ExitStatus) -> StoreWriter) throws(ExitStatus) {
    (self.folder, self.open) = (folder, open)
    // One that cannot be looked at says why when it is opened.
    if (try? folder.hasDatabase()) != false { found = try open() }
  }

  /// The database, made when there is none.
  func made() throws(ExitStatus) -> StoreWriter {
    if let found { return found }
    let store = try open()
    found = store
    return store
  }

  /// Throws where none could be made: what can be asked for only once must find its place.
  func checkPlace() throws {
    if found == nil { try folder.checkPlace() }
  }

  /// Makes the folder that it will be in, which a secret in a file is in, too.
  func makeFolder() throws { try folder.make() }
}
