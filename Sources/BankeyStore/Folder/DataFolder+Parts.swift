import Glibc

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

  /// Removes all backups of a kind but the newest.
  func tidyBackups(_ kind: Backup.Kind) {
    let backups = names.filter { Self.kind(of: $0) == kind }.compactMap { name in
      Self.status(of: "\(path)/\(name)").map { (seconds: $0.st_mtim.tv_sec, nanos: $0.st_mtim.tv_nsec, name: name) }
    }
    for backup in backups.sorted(by: >).dropFirst(Backup.kept) { unlink("\(path)/\(backup.name)") }
  }

  /// The kind of a backup by its name: `join-…`, `restore-…`, or `v5-…`.
  private static func kind(of name: String) -> Backup.Kind? {
    let start = "bankey.sqlite.backup-"
    guard name.hasPrefix(start) else { return nil }
    let word = name.dropFirst(start.count).prefix { $0 != "-" }
    if word.first == "v", !word.dropFirst().isEmpty, word.dropFirst().allSatisfy(\.isNumber) { return .migration }
    return Backup.Kind(rawValue: String(word)).flatMap { $0 == .migration ? nil : $0 }
  }

  /// The names of what is in the folder.
  private var names: [String] {
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
