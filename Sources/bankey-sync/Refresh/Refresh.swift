import BankeyCore
import BankeySources
import BankeyStore
import Dispatch
import Synchronization

/// Asks sources, all at the same time, and records what each of them says in one piece. None stops or hides the others.
struct Refresh {
  /// Opens a source as it left itself, for tests to say how.
  typealias Opening = @Sendable (SourceDefinition, _ memory: String?) throws -> any Source

  /// So many are asked at the same time; their answers are in memory until they are recorded.
  private static let crowd = 16

  let store: SharedStore
  let http: any HTTPClient
  let clock: Clock
  /// Whether sources are asked that have only a few calls left.
  let isForced: Bool
  let open: Opening

  /// Asks the sources of these names, or all. What the inbox came to before is counted in.
  func run(_ names: [String], after inbox: Tally? = nil, _ progress: Progress) throws {
    let wanted = try names.isEmpty ? knownSources(progress) : unique(names)
    if wanted.isEmpty, inbox == nil { progress.error(.empty, progress.strings.nothingToAsk) }
    var sources = Tally.sources(wanted.count, progress)
    if let inbox { sources.add(inbox) }
    let tally = SharedTally(sources)
    let (group, room) = (DispatchGroup(), DispatchSemaphore(value: 0))
    for _ in 0..<Self.crowd { room.signal() }
    for name in wanted {
      room.wait()
      let asking = Asking(name: name, refresh: self, tally: tally, strings: progress.strings)
      group.enter()
      let ask: @Sendable () -> Void = {
        asking.run()
        room.signal()
        group.leave()
      }
      if !Worker.begin(ask) { ask() }
    }
    group.wait()
    try tally.finish()
  }

  /// The sources that can be asked: statement files cannot.
  private func knownSources(_ progress: Progress) throws(ExitStatus) -> [String] {
    do {
      return try store.read { try $0.sources().filter(\.canRefresh).map(\.name) }
    } catch {
      progress.error(.database, Failure(error).message(in: progress.strings))
      throw ExitStatus(code: ExitStatus.failure)
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
