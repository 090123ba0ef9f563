import BankeyCore

/// A refresh or an import at work.
public struct SyncTask {
  /// Who is told its progress.
  public typealias Report = @MainActor (SyncEvent) -> Void

  /// Waits for its end, and tells the progress until then. Gives why the work was not done; nil when it was.
  public let follow: (@escaping Report) async -> BankFailure?
  /// Stops it, at any moment: it ends soon. What a source had not handed over whole is not kept then.
  public let cancel: () -> Void

  /// A task that is followed and stopped so.
  public init(follow: @escaping (@escaping Report) async -> BankFailure?, cancel: @escaping () -> Void) {
    (self.follow, self.cancel) = (follow, cancel)
  }

  /// The same, whose progress somebody else is told too.
  func telling(_ watcher: @escaping Report) -> SyncTask {
    SyncTask(
      follow: { [follow] report in
        await follow { event in
          watcher(event)
          report(event)
        }
      }, cancel: cancel)
  }
}
