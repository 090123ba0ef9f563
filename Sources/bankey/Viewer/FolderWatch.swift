import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Dispatch
import Glibc

/// Notices when another process writes a file in a folder, or creates the folder. Costs nothing while nothing happens.
@MainActor final class FolderWatch {
  /// The watched folder: the requested one, or its nearest ancestor that exists.
  let watched: String
  private let source: any DispatchSourceRead

  /// Calls `changed` on the main actor when a process that could write `file` in `folder` has closed it. Nil when that
  /// cannot be watched.
  ///
  /// Does not react to every write, because SQLite makes a transaction visible after its last write. Watches only the
  /// database, because mere readers open and close the files beside it for writing.
  init?(_ folder: String, file: String, changed: @escaping @MainActor () -> Void) {
    let watched = FolderWatch.nearest(folder)
    let events = watched == folder ? IN_CLOSE_WRITE | IN_MOVED_TO : IN_CREATE | IN_MOVED_TO
    let name = watched == folder ? file : nil
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, watched, UInt32(events)) >= 0 else {
      close(descriptor)
      return nil
    }
    self.watched = watched
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      let names = FolderWatch.names(descriptor)
      if name.map(names.contains) ?? true { MainActor.assumeIsolated(changed) }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// A folder, or its nearest ancestor that exists.
  static func nearest(_ folder: String) -> String {
    var path = folder[...]
    while access(path.isEmpty ? "/" : String(path), F_OK) != 0 {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = path[..<slash]
    }
    return path.isEmpty ? "/" : String(path)
  }

  /// Reads all waiting events and returns the names of their files.
  private nonisolated static func names(_ descriptor: Int32) -> Set<String> {
    var names: Set<String> = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return names }
      var events = bytes[..<count]
      while let name = popName(&events) { names.insert(name) }
    }
  }

  /// Reads the name of an event: four 4-byte numbers, the last of which is the length of the name that follows, padded
  /// with zeros.
  private nonisolated static func popName(_ events: inout ArraySlice<UInt8>) -> String? {
    let head = MemoryLayout<inotify_event>.size
    guard events.count >= head else { return nil }
    let length = events.dropFirst(head - 4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let name = events.dropFirst(head).prefix(length).prefix { $0 != 0 }
    events = events.dropFirst(head + length)
    return String(decoding: name, as: UTF8.self)
  }
}

/// Notifies the viewer when another process has changed the database.
@MainActor final class OutsideChanges {
  private let service: LocalBankService
  private let reload: @MainActor () async -> Void
  private var watch: FolderWatch?
  private var serverWatch: ServerWatch?
  private var version: Int?
  private var looking: Task<Void, Never>?
  /// Whether another write happened while the last one was being examined.
  private var isOutdated = false

  /// Calls `reload` after every change by another process.
  init(_ service: LocalBankService, reload: @escaping @MainActor () async -> Void) {
    self.service = service
    self.reload = reload
    follow()
  }

  func stop() {
    (watch, serverWatch) = (nil, nil)
    looking?.cancel()
  }

  /// Watches the service's current folder, which may just have been created, or be the demo's.
  private func follow() {
    if case .server(let address) = service.place {
      if serverWatch == nil { serverWatch = ServerWatch(address) { [weak self] in self?.noticed() } }
      return
    }
    serverWatch = nil
    while watch?.watched != FolderWatch.nearest(service.folder.path) {
      watch = FolderWatch(service.folder.path, file: service.databaseName) { [weak self] in self?.noticed() }
      if watch == nil { return }
    }
  }

  /// One commit consists of many writes, so only a new data version counts.
  private func noticed() {
    isOutdated = true
    guard looking == nil else { return }
    looking = Task {
      while isOutdated, !Task.isCancelled { await look() }
      looking = nil
    }
  }

  private func look() async {
    isOutdated = false
    follow()
    let found = await service.version()
    guard found != version else { return }
    version = found
    await reload()
  }
}
