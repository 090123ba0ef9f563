import BankeyModel
import BankeyText
import Glibc

/// The file of a private key, as Enable Banking's control panel saves it: `<application id>.pem`.
struct KeyFile {
  /// The limit on its size in bytes; keys have two to four thousand.
  private static let limit = 1 << 16
  private let path: String

  /// A file at a path, which may begin with `~/`.
  init(_ path: String) {
    let path = path.trimmed
    guard path.hasPrefix("~/"), let home = getenv("HOME") else {
      self.path = path
      return
    }
    self.path = String(cString: home) + path.dropFirst()
  }

  /// The application's id in the file's name; nil when the name is no id.
  var application: String? { KeyFileName.application(in: path) }

  /// Reads the file. Throws when that fails or it is larger than any key.
  func read() throws(SourceError) -> Secret {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: KeyFile.limit)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw failure() }
    guard count > 0, count < bytes.count else { throw SourceError(.noKey) }
    return Secret(String(decoding: bytes[..<count], as: UTF8.self))
  }

  private func failure() -> SourceError {
    SourceError(.file(PlainText.cleaned(path), .read, reason: errorText()))
  }
}
