import BankeyModel
import BankeyText
import Glibc

/// A secret in a file that only its owner can read.
struct SecretFile {
  /// A token has a few hundred bytes.
  static let limit = 1 << 16
  private let folder: String
  private let path: String

  /// The file of a source in a folder.
  init(folder: String, source: String) {
    self.folder = folder
    path = folder + "/" + SecretFile.name(of: source)
  }

  /// The secret. Refused when others could have read it.
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

  /// Throws when it cannot be read, or others can.
  func check() throws(SourceError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw error(.read) }
    defer { close(descriptor) }
    try checkPrivacy(descriptor)
  }

  /// Keeps a secret, instead of the one before: at any moment there is the old one or the new one, whole.
  func write(_ secret: Secret) throws(SourceError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, chmod(folder, 0o700) == 0 else {
      throw error(.written)
    }
    let fresh = path + ".new"
    unlink(fresh)
    let descriptor = open(fresh, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw error(.written) }
    let isWritten = SecretFile.write(secret, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(fresh, path) == 0 else {
      let failure = error(.written)
      unlink(fresh)
      throw failure
    }
  }

  /// Makes the file and room in it, before something is done that gives the secret only once. It is empty of secrets until `fill`.
  func reserve() throws(SourceError) {
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST, chmod(folder, 0o700) == 0 else { throw error(.written) }
    // Room that was reserved by a run that was killed is taken; a secret that nobody knows of is not.
    if let found = try? read(), !found.reveal().isEmpty {
      errno = EEXIST
      throw error(.written)
    }
    let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw error(.written) }
    let blanks = [UInt8](repeating: UInt8(ascii: "\n"), count: SecretFile.reserve)
    let isWritten = Glibc.write(descriptor, blanks, blanks.count) == blanks.count && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else {
      let failure = error(.written)
      unlink(path)
      throw failure
    }
  }

  /// Writes a secret into the room that was reserved for it, which takes no more of the disk.
  func fill(_ secret: Secret) throws(SourceError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw error(.written) }
    let isWritten = SecretFile.write(secret, to: descriptor)
    guard close(descriptor) == 0, isWritten else { throw error(.written) }
  }

  /// An access address has at most so many bytes; what follows its line counts for nothing.
  private static let reserve = 1 << 13

  /// Forgets the secret.
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

  private func error(_ act: SecretProblem.Act) -> SourceError {
    SourceError(.file(shownPath, act, reason: errorText()))
  }

  private static func write(_ secret: Secret, to descriptor: Int32) -> Bool {
    let bytes = Array((secret.reveal() + "\n").utf8)
    return Glibc.write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
  }

  /// A file name for any name of a source: letters, digits and `-` as they are, all else as its code.
  private static func name(of source: String) -> String {
    source.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || byte == UInt8(ascii: "-") ? String(scalar) : "%" + String(byte, radix: 16)
    }.joined()
  }
}
