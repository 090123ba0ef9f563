/// Why the file of a lock cannot be used.
public enum LockFileProblem: Hashable, Sendable {
  /// It is another user's, or its folder may not be written to.
  case notAllowed
  /// The disk is for reading only.
  case readOnly
  /// There is no room for it.
  case full
  /// The disk gave an error.
  case disk
  /// It is a link, which nobody follows: it could lead to a file that is somebody's own.
  case link
  /// It is a pipe, a folder or a device.
  case noFile
  /// Too many files are open.
  case tooManyFiles
  /// It can be opened and not locked: some network file systems have no locks.
  case noLocks
  /// What else the system says.
  case other(String)
}
