import BankeyStore

/// Tells the viewer when another process has changed the database that it shows.
@MainActor final class OutsideChanges {
  private let service: StoreService
  private let reload: @MainActor () async -> Void
  private var watch: FolderWatch?
  private var version: Int?
  private var looking: Task<Void, Never>?
  /// Somebody wrote while the last writing was being looked at.
  private var isOutdated = false

  /// Calls `reload` after every change that another process has made.
  init(_ service: StoreService, reload: @escaping @MainActor () async -> Void) {
    self.service = service
    self.reload = reload
    follow()
  }

  /// Tells nothing more.
  func stop() {
    watch = nil
    looking?.cancel()
  }

  /// Watches the folder that the service looks at now: it may have come into being, or be the demo's.
  private func follow() {
    while watch?.watched != FolderWatch.nearest(service.folder.path) {
      watch = FolderWatch(service.folder.path, file: service.databaseName) { [weak self] in self?.noticed() }
      if watch == nil { return }
    }
  }

  /// Many writes make one commit: only a new version of the data counts.
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
