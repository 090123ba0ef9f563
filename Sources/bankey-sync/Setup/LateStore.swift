import BankeyCore
import BankeyStore
import Glibc

/// The database, which is made only when there is something to keep in it: a source that cannot be added leaves nothing behind.
final class LateStore {
  /// Much more than a new database takes with its log.
  private static let room: off_t = 2 << 20

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

  /// Takes room on the disk for the database that is still to be made: what can be asked for only once must find its place.
  func reserve() throws(Failure) {
    guard found == nil else { return }
    let descriptor = Glibc.open(reserved, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    let error = posix_fallocate(descriptor, 0, LateStore.room)
    guard error == 0, fsync(descriptor) == 0 else { throw failure(error == 0 ? errno : error) }
  }

  /// Gives the room back, and the folders that were made and have nothing in them.
  func release() {
    unlink(reserved)
    if found == nil { for path in [folder.path + "/secrets", folder.path] { rmdir(path) } }
  }

  /// Makes the folder that it will be in, which a secret in a file is in, too.
  func makeFolder() throws { try folder.make() }

  private var reserved: String { folder.database + ".reserved" }

  private func failure(_ error: Int32) -> Failure {
    let reason = String(cString: strerror(error))
    return Failure(.database) { [path = folder.path] in $0.noRoom(in: path, reason) }
  }
}
