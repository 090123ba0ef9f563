import BankeyModel
import Glibc

/// The folder that holds the database: `data/bankey`, or the argument of `--data`.
public struct DataFolder: Hashable, Sendable {
  /// The path, without a trailing slash.
  public let path: String

  /// Creates a reference to the folder at `path`, which need not exist yet.
  public init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path of the database.
  public var database: String { path + "/bankey.sqlite" }
}

extension DataFolder {
  /// Whether the folder contains a database that is not empty. Neither an unreadable database nor something other than
  /// a file counts as a first run.
  ///
  /// - Throws: `StoreError` if this cannot be determined, because the user may not read the folder or the file.
  public func hasDatabase() throws -> Bool {
    guard let status = Self.status(of: database) else {
      if errno == ENOENT { return false }
      throw StoreError(doing: "look into", to: path)
    }
    guard access(database, R_OK) == 0 else { throw StoreError(doing: "read", to: database) }
    return status.st_size > 0 || status.st_mode & S_IFMT != S_IFREG
  }

  /// Whether anything exists at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The status of the file at a path; nil when there is none.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

extension DataFolder {
  /// Creates the folder and its missing parents, accessible only to the user.
  ///
  /// - Throws: `StoreError` if one of them cannot be created.
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

  /// Throws when the database or a file beside it is not a regular file. Opening a pipe would block, and a symbolic
  /// link leads out of the folder whose privacy was checked. To keep the database elsewhere, use `--data` or link the
  /// folder.
  func checkFiles() throws {
    for file in ["", "-wal", "-shm"].map({ database + $0 }) {
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { continue }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      throw StoreError(
        .permissions, "\(file) is \(isLink ? "a link" : "not a file"); the database must be a regular file")
    }
  }
  /// Creates a file that only its owner can read, unless it exists. SQLite gives the files beside a database the same
  /// mode. If `file` is only a step towards another file, errors name that one: `wanted`.
  func makePrivate(_ file: String, for wanted: String? = nil) throws {
    let descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw StoreError(doing: "write to", to: wanted ?? file) }
    close(descriptor)
  }

  /// Throws when other users can read the database, which holds secrets, or could replace it.
  func checkPrivacy() throws {
    if let folder = Self.status(of: path) {
      if ![geteuid(), 0].contains(folder.st_uid) {
        throw StoreError(.permissions, "\(path) belongs to another user, who could put another database there")
      }
      if folder.st_mode & S_IWOTH != 0 {
        throw StoreError(.permissions, "anyone can write to \(path), which holds your secrets: chmod 700 \(path)")
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

  /// Creates an empty file that only its owner can read, to be written before it gets its final name. Also removes
  /// files that killed processes left behind.
  func newPart() throws -> String {
    tidyParts()
    let path = freePath("\(self.path)/\(Self.part)\(getpid())")
    try makePrivate(path)
    return path
  }

  /// Renames a finished file to its final name, replacing any file there, and flushes the folder to disk.
  func place(_ part: String, at path: String) throws {
    guard rename(part, path) == 0 else { throw StoreError(doing: "write to", to: path) }
    try Self.flush(self.path)
  }

  /// Waits until a file, or the listing of a folder, is on the disk.
  static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    guard descriptor >= 0, fsync(descriptor) == 0 else { throw StoreError(doing: "write to", to: path) }
  }

  /// `path`, with a number appended when it is taken.
  func freePath(_ path: String) -> String {
    var (free, number) = (path, 1)
    while Self.exists(free) {
      number += 1
      free = "\(path)-\(number)"
    }
    return free
  }

  /// Removes unfinished files of processes that no longer run.
  func tidyParts() {
    for name in names where name.hasPrefix(Self.part) {
      guard let process = Int32(name.dropFirst(Self.part.count).prefix { $0.isNumber }), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { unlink("\(path)/\(name)") }
    }
  }

  /// The names of the folder's entries.
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
