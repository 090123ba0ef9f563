import ArgumentParser
import BankeyModel

/// `bankey publish [ADDRESS]`
struct PublishCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Shares the accounts with others, through a PostgreSQL server.",
    discussion: """
      Once set up, every refresh and import publishes what it recorded. Others read it with \
      bankey --data postgres://SERVER/DATABASE. An address never contains a password: ~/.pgpass or a service file does.
      """)

  @OptionGroup var common: DataOptions
  @Argument(
    help: ArgumentHelp(
      "The server: postgres://SERVER/DATABASE or service=NAME. Without one, the server named before.",
      valueName: "address"))
  var address: String?
  @Option(help: ArgumentHelp("Let a role of the server see the accounts.", valueName: "role")) var grant: String?
  @Option(help: ArgumentHelp("With --grant: only this account, by id or number.", valueName: "account"))
  var account: [String] = []
  @Flag(help: "With --grant: let the role publish accounts of its own.") var asCollector = false
  @Flag(help: "Stop publishing; the server keeps what it has.") var stop = false

  func validate() throws {
    if grant == nil, asCollector || !account.isEmpty {
      throw ValidationError("--account and --as-collector need --grant")
    }
    if stop, address != nil || grant != nil { throw ValidationError("--stop works only alone") }
  }

  func run() throws {
    try common.work { setting in
      let options =
        (grant.map { ["--grant", $0] } ?? []) + account.flatMap { ["--account", $0] }
        + (asCollector ? ["--as-collector"] : []) + (stop ? ["--stop"] : [])
      let words = address.map { [$0] } ?? []
      throw ExitCode(try ConsoleSync(["publish"] + options, setting, words, report: SilentReport()).run())
    }
  }
}
