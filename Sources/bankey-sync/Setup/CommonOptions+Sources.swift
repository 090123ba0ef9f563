import BankeyCore
import BankeySources

extension CommonOptions {
  /// Where the sources of the database are set up.
  func sourceDesk(_ progress: Progress) throws(ExitStatus) -> SourceDesk {
    let http = CurlClient(trusting: CurlClient.authorities(in: ProcessEnvironment.all), clock: clock)
    let store = try openStore(progress)
    return SourceDesk(store: store, secrets: secrets, http: http, clock: clock, progress: progress)
  }
}
