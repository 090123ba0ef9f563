import Glibc

/// The reason why a file could not be replaced. The old contents are still there.
public struct AtomicFileError: Error, Equatable {
  /// The error number of the system.
  public let number: Int32

  init(_ number: Int32 = errno) { self.number = number }
}

/// A small file that is replaced as a whole: readers find the old or the new contents, never a part of them.
///
/// The new contents go to `PATH.part`, which then gets the name of the file. It always has that name, so that the next
/// writer reuses what a killed one left. A lock on it makes writers wait for each other.
public struct AtomicFile: Sendable {
  private let path: String
  private var part: String { path + ".part" }

  /// Names a file. Its folder must exist. A link at `path` is replaced, not followed.
  public init(_ path: String) { self.path = path }

  /// Replaces the contents, or creates the file. Only its owner can read it, unless `mode` says otherwise. Contents that
  /// may be lost in a power failure need not be flushed to the disk.
  ///
  /// - Throws: `AtomicFileError` if the system refuses; the old contents then stay.
  public func replace(with bytes: [UInt8], mode: mode_t = 0o600, isFlushed: Bool = true) throws(AtomicFileError) {
    let descriptor = try openPart()
    defer { close(descriptor) }
    guard fchmod(descriptor, mode) == 0, Self.write(bytes, to: descriptor),
      !isFlushed || fsync(descriptor) == 0, rename(part, path) == 0
    else {
      let error = AtomicFileError()
      unlink(part)
      throw error
    }
  }

  /// Opens the empty part and locks it.
  private func openPart() throws(AtomicFileError) -> Int32 {
    while true {
      let descriptor = open(part, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw AtomicFileError() }
      var (held, named) = (stat(), stat())
      guard flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &held) == 0 else { throw closed(descriptor) }
      // Tries again if the previous writer has renamed the part.
      if stat(part, &named) == 0, held.st_ino == named.st_ino {
        guard ftruncate(descriptor, 0) == 0 else { throw closed(descriptor) }
        return descriptor
      }
      close(descriptor)
    }
  }

  /// The current error, after closing a descriptor.
  private func closed(_ descriptor: Int32) -> AtomicFileError {
    let error = AtomicFileError()
    close(descriptor)
    return error
  }

  /// Writes all bytes to an open file. Returns false if the system refuses; `errno` then has the reason.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
