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
    let progress = options.progress
    let config = try options.checkConfig(progress)
    let (clock, secrets) = (options.clock, options.secrets)
    let store = SharedStore(try options.openStore(progress, for: .refresh), in: options.folder, clock: clock)
    let http = CurlClient(trusting: CurlClient.authorities(in: ProcessEnvironment.all), clock: clock)
    let refresh = Refresh(store: store, http: http, clock: clock, isForced: force) { definition, memory in
      try definition.open(memory: memory, secrets: secrets, clock: clock)
    }
    try refresh.run(sources, after: prepare(config, store, progress), progress)
  }

  /// Joins accounts that the config says to be the same, and takes in what was dropped in the folders that it names; nil when there was
  /// nothing of that to do.
  private func prepare(_ config: Config, _ store: SharedStore, _ progress: Progress) throws(ExitStatus) -> Tally? {
    do {
      return try store.write { store in
        var tally = try AccountJoining(store: store, progress: progress).run()
        guard sources.isEmpty, !config.inbox.isEmpty else { return tally.changed > 0 ? tally : nil }
        let files = Import(store: store, clock: options.clock, profiles: config.csv)
        tally.add(try Inbox(folders: config.inbox, import: files, rules: try rules).run(progress))
        return tally
      }
    } catch {
      throw progress.end(error)
    }
  }

  /// What the config says of tables is changed by hand or by an answer, and a newer program may read more.
  private var rules: String {
    get throws { "\(BankeyVersion.text) \(ContentHash(try ConfigText(path: options.configFile).bytes))" }
  }
}
