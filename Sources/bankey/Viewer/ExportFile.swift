import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// A new file for an export, which never replaces another.
final class ExportFile {
  /// The absolute path.
  let path: String
  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Creates a file in the working folder, with a number when the name is taken. Only the user can read it.
  init(_ name: String, _ ending: String) throws(CommandError) {
    for number in 1...999 {
      let path = name + (number == 1 ? "" : "-\(number)") + "." + ending
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (ExportFile.absolute(path), descriptor)
        return
      }
      if errno != EEXIST { throw CommandError("cannot write \(path): " + errorText()) }
    }
    throw CommandError("there are too many files called \(name)")
  }

  deinit { close(descriptor) }

  func put(_ text: String) throws(CommandError) {
    waiting += text.utf8
    if waiting.count >= 65_536 { try flush() }
  }

  /// Writes the buffer.
  func flush() throws(CommandError) {
    var rest = waiting[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw CommandError("cannot write \(path): " + errorText()) }
      rest = rest.dropFirst(count)
    }
    waiting = []
  }

  /// Removes the file after it could not be written completely.
  func remove() { unlink(path) }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
