import Glibc

extension StoreError {
  /// What the system said when something was to be done to a path.
  init(doing what: String, to path: String) {
    self.init(.permissions, "cannot \(what) \(path): \(String(cString: strerror(errno)))")
  }
}
