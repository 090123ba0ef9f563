import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// What a path that is being typed may become.
struct PathCompletion {
  /// The paths, as they are typed: `~` stays, folders end with a slash.
  let paths: [String]

  /// Looks for what begins like `path`. Hidden names count only where a dot was typed.
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
