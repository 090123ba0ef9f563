import BankeyCore
import Glibc

/// A file to import.
struct InputFile {
  /// More than any statement has, and few enough to hold in memory.
  static let limit = 512 << 20

  /// Its path; `-` is the standard input.
  let path: String
  /// Whether it was found in a folder, not named.
  let isInFolder: Bool

  /// Whether it is the standard input.
  var isStandardInput: Bool { path == "-" && !isInFolder }

  /// What a person knows it by.
  var name: String { isStandardInput ? SyncEvent.standardInput : path }

  /// The file of a path, or all files of a folder and its folders, sorted. Hidden ones do not count there.
  static func all(_ path: String) -> [InputFile] {
    isFolder(path, followingLinks: true)
      ? contents(of: path) : [InputFile(path: path, isInFolder: false)]
  }

  private static func contents(of folder: String) -> [InputFile] {
    // Reading a folder that cannot be listed says why.
    guard let names = names(in: folder) else { return [InputFile(path: folder, isInFolder: false)] }
    return names.flatMap { name in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // A link to a folder could lead in a circle.
      return isFolder(path, followingLinks: false) ? contents(of: path) : file(path)
    }
  }

  /// Only what can be read from start to end: no pipe, no device, no link to a folder.
  private static func file(_ path: String) -> [InputFile] {
    type(of: path, stat) == S_IFREG ? [InputFile(path: path, isInFolder: true)] : []
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(PathText.system(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { PathText.text($0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    type(of: path, followingLinks ? stat : lstat) == S_IFDIR
  }

  private static func type(
    of path: String, _ read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  )
    -> mode_t
  {
    var status = stat()
    return read(PathText.system(path), &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}
