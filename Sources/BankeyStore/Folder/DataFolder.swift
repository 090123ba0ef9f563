import BankeyModel
import Glibc

/// The folder that holds the database: `data/bankey`, or what `--data` says.
public struct DataFolder: Hashable, Sendable {
  /// Its path, without a slash at the end.
  public let path: String

  /// The folder at `path`, which need not exist yet.
  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path of the database in it.
  public var database: String { path + "/bankey.sqlite" }
}

extension DataFolder {
  /// Whether there is a database with something in it. One that we cannot see or read is no first run.
  ///
  /// Throws `StoreError` when nobody can tell: the folder or the file may not be read.
  public func hasDatabase() throws -> Bool {
    guard let status = Self.status(of: database) else {
      if errno == ENOENT { return false }
      throw StoreError(doing: "look into", to: path)
    }
    guard access(database, R_OK) == 0 else { throw StoreError(doing: "read", to: database) }
    return status.st_size > 0
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What the system knows of a path; nil when there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension DataFolder {
  /// Makes the folder and those above it that are missing, for nobody else to see.
  ///
  /// Throws `StoreError` when one of them cannot be made.
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
        .permissions, "\(file) is \(isLink ? "a link" : "not a file"); the database must be a regular file")
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

extension DataFolder {
  private static let part = "bankey.sqlite.part-"

  /// Makes an empty file that only its owner can read, in which something is written before it gets its name. What a process left there that
  /// was killed goes.
  func newPart() throws -> String {
    tidyParts()
    let path = freePath("\(self.path)/\(Self.part)\(getpid())")
    try makePrivate(path)
    return path
  }

  /// Gives what was written its name, for good: the name is on the disk, too, and what had it before is gone.
  func place(_ part: String, at path: String) throws {
    guard rename(part, path) == 0 else { throw StoreError(doing: "write to", to: path) }
    try Self.flush(self.path)
  }

  /// Waits until a file, or what a folder lists, is on the disk.
  static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    guard descriptor >= 0, fsync(descriptor) == 0 else { throw StoreError(doing: "write to", to: path) }
  }

  /// A path with a number where it is taken.
  func freePath(_ path: String) -> String {
    var (free, number) = (path, 1)
    while Self.exists(free) {
      number += 1
      free = "\(path)-\(number)"
    }
    return free
  }

  /// Removes what processes have begun to write that are no more.
  func tidyParts() {
    for name in names where name.hasPrefix(Self.part) {
      guard let process = Int32(name.dropFirst(Self.part.count).prefix { $0.isNumber }), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink("\(path)/\(name)") }
    }
  }

  /// The names of what is in the folder.
  var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
