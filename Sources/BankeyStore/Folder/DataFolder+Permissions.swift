import Glibc

extension DataFolder {
  /// Makes the folder and those above it that are missing, for nobody else to see.
  public func make() throws {
    var end = path.startIndex
    repeat {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if mkdir(part, 0o700) != 0 {
        let error = StoreError(doing: "make the folder", to: part)
        guard Self.exists(part) else { throw error }
      }
    } while end != path.endIndex
  }

  /// Throws when something else than a file stands where the database does, or one of those beside it: a pipe would be waited for, and a
  /// link leads out of the folder whose privacy was looked at. Who wants it elsewhere says so by `--data`, or links the folder.
  func checkFiles() throws {
    for file in ["", "-wal", "-shm"].map({ database + $0 }) {
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      throw StoreError(
        .permissions, "\(file) is \(isLink ? "a link" : "no file"); only a file of its own can be the database")
    }
  }
  /// Makes a file in it that only its owner can read, when there is none yet. SQLite gives the files that it makes
  /// beside a database the same mode.
  func makePrivate(_ file: String) throws {
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw StoreError(doing: "write to", to: file) }
    close(descriptor)
  }

  /// Throws when others can read the database, which holds secrets, or could put another one in its place.
  func checkPrivacy() throws {
    if let folder = Self.status(of: path) {
      if ![geteuid(), 0].contains(folder.st_uid) {
        throw StoreError(.permissions, "\(path) belongs to somebody else, who could put another database there")
      }
      if folder.st_mode & S_IWOTH != 0 {
        throw StoreError(.permissions, "everybody can write to \(path), which holds your secrets: chmod 700 \(path)")
      }
    }
    guard let file = Self.status(of: database), let folder = Self.status(of: path) else { return }
    if file.st_mode & 0o077 != 0, folder.st_mode & 0o077 != 0 {
      throw StoreError(
        .permissions, "others can read \(database), which holds your secrets: chmod 700 \(path); chmod 600 \(database)")
    }
  }
}
