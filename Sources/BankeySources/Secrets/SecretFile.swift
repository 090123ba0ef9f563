import BankeyFiles
import BankeyModel
import BankeyText
import Glibc

/// A secret in a file that only its owner can read.
struct SecretFile {
  /// The largest size in bytes; tokens have a few hundred.
  static let limit = 1 << 16
  private let folder: String
  private let path: String

  /// The file of a source in a folder.
  init(folder: String, source: String) {
    self.folder = folder
    path = folder + "/" + SecretFile.name(of: source)
  }

  /// Reads the secret. Throws when other users could have read it.
  func read() throws(SourceError) -> Secret {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw error(.read) }
    defer { close(descriptor) }
    try checkPrivacy(descriptor)
    var bytes = [UInt8](repeating: 0, count: SecretFile.limit)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw error(.read) }
    let text = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }
    guard !text.isEmpty else { throw SourceError(.empty(shownPath)) }
    return Secret(String(decoding: text, as: UTF8.self))
  }

  /// Throws when the secret cannot be read, or other users can read it.
  func check() throws(SourceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw error(.read) }
    defer { close(descriptor) }
    try checkPrivacy(descriptor)
  }

  /// Saves a secret atomically: at any moment the file holds the old or the new one.
  func write(_ secret: Secret) throws(SourceError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, chmod(folder, 0o700) == 0 else {
      throw error(.written)
    }
    do {
      try AtomicFile(path).replace(with: SecretFile.bytes(secret))
    } catch {
      throw self.error(.written, error.number)
    }
  }

  /// Creates the file and reserves disk space before an operation that yields the secret only once. The file holds no
  /// secret until `fill`.
  func reserve() throws(SourceError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, chmod(folder, 0o700) == 0 else { throw error(.written) }
    // Reuses space that a killed run reserved, but never overwrites a secret.
    if let found = try? read(), !found.reveal().isEmpty {
      errno = EEXIST
      throw error(.written)
    }
    let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw error(.written) }
    let blanks = [UInt8](repeating: UInt8(ascii: "\n"), count: SecretFile.reserve)
    let isWritten = AtomicFile.write(blanks, to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else {
      let failure = error(.written)
      unlink(path)
      throw failure
    }
  }

  /// Writes a secret into the reserved space, without needing more of the disk.
  func fill(_ secret: Secret) throws(SourceError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw error(.written) }
    let isWritten = AtomicFile.write(SecretFile.bytes(secret), to: descriptor) && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else { throw error(.written) }
  }

  /// The number of bytes to reserve, enough for an access URL. Readers ignore everything after the first line.
  private static let reserve = 1 << 13

  func remove() throws(SourceError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw error(.removed) }
  }

  private func checkPrivacy(_ descriptor: Int32) throws(SourceError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(.read) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SourceError(.noFile(shownPath)) }
    guard status.st_uid == geteuid() else {
      throw SourceError(.foreign(shownPath))
    }
    guard status.st_mode & 0o077 == 0 else {
      throw SourceError(.exposed(shownPath))
    }
  }

  private var shownPath: String { PlainText.cleaned(path) }

  private func error(_ act: SecretProblem.Operation, _ number: Int32 = errno) -> SourceError {
    SourceError(.file(shownPath, act, reason: errorText(number)))
  }

  private static func bytes(_ secret: Secret) -> [UInt8] { Array((secret.reveal() + "\n").utf8) }

  /// A safe file name for a source's name: everything but letters, digits and `-` is percent-encoded.
  private static func name(of source: String) -> String {
    source.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || byte == UInt8(ascii: "-") ? String(scalar) : "%" + String(byte, radix: 16)
    }.joined()
  }
}
