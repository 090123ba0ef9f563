import BankeyCore
import BankeySources
import BankeyStore

/// Asks sources and records what they say, one after the other. None stops the others.
struct Refresh {
  let store: StoreWriter
  let secrets: SecretStore
  let clock: Clock

  /// Asks the sources of these names, or all.
  func run(_ names: [String], _ progress: Progress) throws {
    let known = try knownSources(progress)
    let wanted = names.isEmpty ? known.map(\.name) : names
    if wanted.isEmpty { progress.error(.empty, nothingToAsk) }
    var tally = Tally.sources(wanted.count, progress)
    for name in wanted {
      tally.run(name, or: .source) { tally in try refresh(name, tally) }
    }
    try tally.finish()
  }

  /// The sources that can be asked: statement files cannot.
  private func knownSources(_ progress: Progress) throws(ExitStatus) -> [SourceStatus] {
    do {
      return try store.sources().filter(\.canRefresh)
    } catch {
      progress.error(.database, Failure(error).message)
      throw ExitStatus(code: ExitStatus.failure)
    }
  }

  private var nothingToAsk: String {
    "No bank is connected: accounts come from statement files. Get newer files from your bank and run `bankey import`."
  }

  private func refresh(_ name: String, _ tally: Tally) throws -> FetchSummary {
    let source = try source(name)
    let fetch = Fetch(source: name, kind: .refresh, hasStableIds: source.hasStableIds)
    let summary = try store.record(fetch) { sink in try ask(source, tally, sink) }
    tally.note(name, summary.problems)
    return summary
  }

  /// The answer and what the source must remember stand or fall together.
  private func ask(_ source: any Source, _ tally: Tally, _ sink: (StatementEvent) throws -> Void) throws {
    var source = source
    let name = source.name
    var accounts = 0
    try source.fetch(SourceCall(http: NoHTTP(), clock: clock)) { event in
      try sink(event)
      guard case .account = event else { return }
      accounts += 1
      tally.say(name, .progress) { $0.accounts = accounts }
    }
    try store.remember(source.memory, of: source.name)
  }

  /// The source of a name. The demo bank is there when it is first asked for.
  private func source(_ name: String) throws -> any Source {
    let wanted = try store.definition(of: name)
    guard let definition = wanted ?? SourceDefinition.builtIn(name) else {
      throw Failure(saying: "There is no source of that name.", .unknownSource)
    }
    return try definition.open(memory: try store.memory(of: name), secrets: secrets, clock: clock)
  }
}

private struct NoHTTP: HTTPClient {
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer { throw SourceError("there is no server") }
}
