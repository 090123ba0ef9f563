import BankeyModel
import BankeyText
import Glibc

/// Checks the file of a private key when its path is typed, before a source reads it.
struct KeyFileCheck {
  /// The limit on its size in bytes; keys have two to four thousand.
  private static let limit = 1 << 16
  private let path: [CChar]

  /// The file at a typed path.
  init(_ path: String, in setting: Setting) { self.path = PathText.system(setting.expanded(path)) }

  /// The reason why it cannot be the key; nil if it can.
  var problem: SetupError? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .noFile : .unreadableFile(errorText()) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: KeyFileCheck.limit)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { return .unreadableFile(errorText()) }
    guard count < bytes.count else { return .key(.noKey) }
    return PrivateKeyText.problem(in: String(decoding: bytes[..<count], as: UTF8.self)).map(SetupError.key)
  }
}
