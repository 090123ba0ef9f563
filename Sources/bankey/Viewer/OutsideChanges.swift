/// Tells the viewer when another process has changed the database that it shows.
@MainActor final class OutsideChanges {
  private let service: StoreService
  private let reload: @MainActor () async -> Void
  private var watch: FolderWatch?
  private var version: Int?
  private var isLooking = false

  /// Calls `reload` after every change that another process has made.
  init(_ service: StoreService, reload: @escaping @MainActor () async -> Void) {
    self.service = service
    self.reload = reload
    follow()
  }

  /// Tells nothing more.
  func stop() { watch = nil }

  /// Watches the folder that the service looks at now: it may have come into being, or be the demo's.
  private func follow() {
    if let watch, watch.watched == service.folder { return }
    watch = FolderWatch(service.folder) { [weak self] in self?.look() }
  }

  /// Many writes make one commit: only a new version of the data counts.
  private func look() {
    guard !isLooking else { return }
    isLooking = true
    Task {
      follow()
      let found = await service.version()
      isLooking = false
      guard found != version else { return }
      version = found
      await reload()
    }
  }
}
