import Dispatch
import Glibc

/// Notices when another process writes in a folder. Costs nothing while nobody does.
@MainActor final class FolderWatch {
  private let source: any DispatchSourceRead

  /// Calls `changed` on the main actor when files in `folder` were written; nil when the folder cannot be watched.
  init?(_ folder: String, changed: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let events = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
    guard inotify_add_watch(descriptor, folder, events) >= 0 else {
      close(descriptor)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      FolderWatch.empty(descriptor)
      MainActor.assumeIsolated(changed)
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// Takes all events that wait: what they say does not matter, only that there were some.
  private nonisolated static func empty(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
