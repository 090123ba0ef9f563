import BankeyCore
import BankeySources

extension CommonOptions {
  /// Where the sources of the database are set up.
  func sourceDesk(_ progress: Progress) throws(ExitStatus) -> SourceDesk {
    let cancellation = Cancellation()
    let http = CurlClient(
      trusting: CurlClient.authorities(in: ProcessEnvironment.all), cancellation: cancellation, clock: clock)
    // A source is asked when it is tried, which may take long, and none is removed while it is being asked.
    let store = try LateStore(in: folder) { () throws(ExitStatus) in try openStore(progress, for: .refresh) }
    return SourceDesk(
      store: store, secrets: secrets, http: http, cancellation: cancellation, clock: clock, progress: progress)
  }
}
