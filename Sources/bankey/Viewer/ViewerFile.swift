import BankeyCore
import FoundationEssentials
import Glibc

/// What the keys have changed for good, in a small file of bankey's own: `key = value` lines in the state folder.
///
/// It is a convenience. A file that cannot be read or written is as good as none.
struct ViewerFile {
  private let folder: String
  private var path: String { folder + "/viewer" }

  /// The file in a folder, which need not exist yet.
  init(folder: String) { self.folder = folder }

  /// The density that `d` chose last; nil when it never did.
  var density: Density? {
    get { value("density").flatMap(Density.init(rawValue:)) }
    nonmutating set { write(newValue.map { "density = \($0.rawValue)\n" } ?? "") }
  }

  private func value(_ key: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let pairs = lines.map { line in line.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } } }
    return pairs.first { $0.count == 2 && $0[0] == key }.map { $0[1] }
  }

  /// Written beside and moved into place, so that no start meets half a file.
  private func write(_ text: String) {
    makeFolders()
    let draft = path + ".\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWhole = Glibc.write(file, bytes, bytes.count) == bytes.count
    close(file)
    guard isWhole, rename(draft, path) == 0 else {
      unlink(draft)
      return
    }
  }

  private func makeFolders() {
    let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
  }
}
