import Dispatch
import Glibc

/// Notices when a process writes in a folder, or makes it. Costs nothing while nobody does.
@MainActor final class FolderWatch {
  /// The folder that is watched: the one that was wished for, or the nearest above it that exists.
  let watched: String
  private let source: any DispatchSourceRead

  /// Calls `changed` on the main actor when files in `folder` were written; nil when it cannot be watched.
  init?(_ folder: String, changed: @escaping @MainActor () -> Void) {
    let watched = FolderWatch.nearest(folder)
    let events = IN_CREATE | IN_MOVED_TO | (watched == folder ? IN_MODIFY : 0)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, watched, UInt32(events)) >= 0 else {
      close(descriptor)
      return nil
    }
    self.watched = watched
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      FolderWatch.empty(descriptor)
      MainActor.assumeIsolated(changed)
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  private static func nearest(_ folder: String) -> String {
    var path = folder[...]
    while access(path.isEmpty ? "/" : String(path), F_OK) != 0, let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
    }
    return path.isEmpty ? "/" : String(path)
  }

  /// Takes all events that wait: what they say does not matter, only that there were some.
  private nonisolated static func empty(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
