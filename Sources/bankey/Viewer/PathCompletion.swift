import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// The completions of a path that the user is typing.
struct PathCompletion {
  /// The completions as the user would type them: `~` stays, and folders end with a slash.
  let paths: [String]

  /// Finds the paths that begin with `path`. Includes hidden names only after a typed dot.
  init(_ path: String, in setting: Setting) {
    guard path != "~" else {
      paths = ["~/"]
      return
    }
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let (typed, prefix) = (String(path[..<start]), path[start...])
    let folder = typed.isEmpty ? "." : setting.expanded(typed)
    let names = PathCompletion.names(in: folder).filter {
      $0.hasPrefix(prefix) && (prefix.hasPrefix(".") || !$0.hasPrefix("."))
    }
    paths = names.sorted().map { name in
      typed + name + (PathCompletion.isFolder(folder + "/" + name) ? "/" : "")
    }
  }

  /// Whether there is a file or folder at a typed path.
  static func exists(_ path: String, in setting: Setting) -> Bool {
    access(PathText.system(setting.expanded(path)), F_OK) == 0
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(PathText.system(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { PathText.text($0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(PathText.system(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
