import Dispatch
import Glibc

/// What bankey-sync holds on to when bankey has started it: it ends when bankey does, even when that is killed.
///
/// It is a pipe, and not a signal at the parent's death (`PR_SET_PDEATHSIG`): that comes when the thread ends that started us,
/// and bankey's threads come and go.
enum Lifeline {
  /// Names the descriptor. Programs that we start are not told of it.
  private static let variable = "BANKEY_LIFELINE"
  /// Read as long as the process lives.
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?

  /// Ends this process, as SIGTERM does, once bankey has ended. Without a bankey nothing is done.
  static func hold() {
    guard let descriptor = getenv(variable).flatMap({ Int32(String(cString: $0)) }) else { return }
    unsetenv(variable)
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
    source.setEventHandler {
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) <= 0 else { return }
      source.cancel()
      // To all of us: this thread may block signals.
      kill(getpid(), SIGTERM)
    }
    source.resume()
    self.source = source
  }
}
