import ArgumentParser
import BankeyModel
import BankeyStore
import BankeyText

/// `bankey-sync publish`: makes the rows in a shared database equal to this one's.
struct SyncPublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Publishes the database to a shared one on PostgreSQL.",
    discussion:
      "It saves the address. Later refreshes and imports publish what they recorded. docs/postgres.md explains it.")

  @Argument(help: ArgumentHelp("The server; without one, the remembered server.", valueName: "address"))
  var address: String?
  @Option(help: ArgumentHelp("Let a role of the server see the accounts.", valueName: "role")) var grant: String?
  @Option(help: ArgumentHelp("With --grant: only this account, by id or number.", valueName: "account"))
  var account: [String] = []
  @Flag(help: "With --grant: let the role publish accounts of its own.") var asCollector = false
  @Flag(help: "Stop publishing.") var stop = false
  @OptionGroup var options: SyncOptions

  func validate() throws {
    if grant == nil, asCollector || !account.isEmpty {
      throw ValidationError("--account and --as-collector need --grant.")
    }
    if stop, address != nil || grant != nil { throw ValidationError("--stop works only alone.") }
  }

  func run() throws {
    let progress = options.progress
    do {
      progress.message(.note, try sentence(progress))
    } catch {
      throw progress.end(error)
    }
    progress.say(.finished(changes: 0))
  }

  private func sentence(_ progress: Progress) throws -> String {
    if stop {
      try Publication.forget(in: options.folder)
      return progress.strings.publishingStopped
    }
    let known = Publication(in: options.folder)
    guard let text = address ?? known?.address else { throw SyncError { $0.noServerToPublishTo } }
    let server = try ServerAddress(text)
    if let grant {
      try Publisher.grant(grant, on: server, only: account, asCollector: asCollector)
      return progress.strings.granted(grant, asCollector: asCollector)
    }
    _ = try ProcessLock(
      .write, in: options.folder, clock: options.clock, strings: progress.strings, onWait: progress.waiting)
    let publication = try Publication(options.folder, to: server)
    let sent = try publication.run()
    try publication.save()
    return progress.strings.published(sent)
  }
}
