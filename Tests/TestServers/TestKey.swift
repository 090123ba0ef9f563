import Foundation

/// An RSA key that openssl has made for the tests, and that openssl checks signatures with.
package final class TestKey: Sendable {
  /// One for all tests, because making one takes a moment.
  package static let shared = TestKey()
  private let folder: String
  /// The private key in PKCS #8, whose name is the application's id.
  package let file: String
  /// The same key in PKCS #1.
  package let traditional: String

  package init() {
    folder = FileManager.default.temporaryDirectory.path + "/bankey-key-" + UUID().uuidString
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = folder + "/" + FakeEnableBanking.application + ".pem"
    traditional = folder + "/traditional.pem"
    TestKey.openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", file)
    TestKey.openssl("pkey", "-in", file, "-traditional", "-out", traditional)
    TestKey.openssl("pkey", "-in", file, "-pubout", "-out", folder + "/package.pem")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The private key in PKCS #8.
  package var pem: String { try! String(contentsOfFile: file, encoding: .utf8) }

  /// Whether a signature, in Base64 for URLs, is that of a message.
  func verifies(_ signature: String, of message: String) -> Bool {
    let name = folder + "/" + UUID().uuidString
    defer { for part in [".sig", ".txt"] { try? FileManager.default.removeItem(atPath: name + part) } }
    guard let bytes = TestKey.bytes(signature) else { return false }
    try? bytes.write(to: URL(filePath: name + ".sig"))
    try? Data(message.utf8).write(to: URL(filePath: name + ".txt"))
    return TestKey.openssl(
      "dgst", "-sha256", "-verify", folder + "/package.pem", "-signature", name + ".sig", name + ".txt") == 0
  }

  /// The bytes in Base64 for URLs.
  static func bytes(_ text: String) -> Data? {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
  }

  /// Runs openssl and returns its status; 0 means success.
  ///
  /// Without Foundation's `Process`, which lists all open descriptors and reads beyond the end of that list when there
  /// are more than a thousand, as in a process with hundreds of test servers.
  @discardableResult package static func openssl(_ words: String...) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let arguments = (["openssl"] + words).map { strdup($0) }
    defer { arguments.forEach { free($0) } }
    var (child, status) = (pid_t(), Int32(-1))
    guard posix_spawnp(&child, "openssl", &actions, nil, arguments + [nil], environ) == 0 else { return -1 }
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
