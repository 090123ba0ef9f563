import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeySources

/// `bankey-sync refresh`: asks the sources.
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Asks the sources what is new.",
    discussion: "Without names all sources are asked. `demo` is the bank that is built in.")

  @Argument(help: "The sources to ask.") var sources: [String] = []
  @Flag(help: "Ask also those that have only a few calls left.") var force = false
  @OptionGroup var options: CommonOptions

  func run() throws {
    let progress = Progress()
    let config = try options.checkConfig(progress)
    let (clock, secrets) = (options.clock, options.secrets)
    let store = SharedStore(try options.openStore(progress, for: .refresh), in: options.folder, clock: clock)
    let http = CurlClient(trusting: CurlClient.authorities(in: ProcessEnvironment.all), clock: clock)
    let refresh = Refresh(store: store, http: http, clock: clock, isForced: force) { definition, memory in
      try definition.open(memory: memory, secrets: secrets, clock: clock)
    }
    try refresh.run(sources, after: sources.isEmpty ? takeInbox(config, store, progress) : nil, progress)
  }

  /// Takes in what was dropped in the folders that the config names; nil when it names none.
  private func takeInbox(_ config: Config, _ store: SharedStore, _ progress: Progress) throws(ExitStatus) -> Tally? {
    if config.inbox.isEmpty { return nil }
    do {
      return try store.write { store in
        let files = Import(store: store, clock: options.clock, profiles: config.csv)
        return try Inbox(folders: config.inbox, import: files).run(progress)
      }
    } catch {
      let failure = Failure(error)
      progress.error(failure.code ?? .database, failure.message)
      throw ExitStatus(code: ExitStatus.failure)
    }
  }
}
