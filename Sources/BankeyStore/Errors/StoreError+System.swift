import Glibc

extension StoreError {
  /// What the system said when something was to be done to a path.
  init(doing what: String, to path: String) {
    let code: Code =
      switch errno {
      case ENOSPC, EDQUOT, EFBIG: .full
      case EROFS: .readOnly
      case EIO: .disk
      default: .permissions
      }
    self.init(code, "cannot \(what) \(path): \(String(cString: strerror(errno)))")
  }
}
