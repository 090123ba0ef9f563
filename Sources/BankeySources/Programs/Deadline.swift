import Glibc

/// A moment by which something must be done, whatever the clock on the wall says.
struct Deadline {
  private let end: Int

  /// So many seconds from now.
  init(seconds: Int) { end = Deadline.now + seconds * 1000 }

  /// How long it still is.
  var milliseconds: Int { max(0, end - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
