import Glibc

extension DataFolder {
  /// Makes the folder and those above it that are missing, for nobody else to see.
  public func make() throws {
    var end = path.startIndex
    repeat {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST, end == path.endIndex {
        throw StoreError(doing: "make the folder", to: path)
      }
    } while end != path.endIndex
  }

  /// Makes a file in it that only its owner can read, when there is none yet. SQLite gives the files that it makes
  /// beside a database the same mode.
  func makePrivate(_ file: String) throws {
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(doing: "write to", to: file) }
    close(descriptor)
  }

  /// Throws when others can read the database: it holds secrets.
  func checkPrivacy() throws {
    guard let file = Self.status(of: database), let folder = Self.status(of: path) else { return }
    if file.st_mode & 0o077 != 0, folder.st_mode & 0o077 != 0 {
      throw StoreError(
        .permissions, "others can read \(database), which holds your secrets: chmod 700 \(path); chmod 600 \(database)")
    }
  }
}
