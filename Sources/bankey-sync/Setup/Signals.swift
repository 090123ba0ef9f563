import Glibc

/// The signals that ask the program to end.
enum Signals {
  /// Does what must not be left half done. A signal that comes meanwhile ends the program after it.
  static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var (requests, before) = (sigset_t(), sigset_t())
    sigemptyset(&requests)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&requests, signal) }
    pthread_sigmask(SIG_BLOCK, &requests, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
