import ArgumentParser
import BankeyCore
import BankeyStore

/// `bankey source list`
struct SourceListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "All sources: where their secrets are kept, and how they fare.")

  @OptionGroup var common: CommonOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    try common.look(exactly: json, write)
  }

  private func write(_ setting: Setting) throws {
    let sources = try ListedSource.all(in: try Database.open(setting))
    if sources.isEmpty { Talk.say("no bank is connected yet; bankey source add connects one") }
    var output = DataOutput()
    try json ? write(sources, setting, &output) : table(sources, setting, &output)
    try output.flush()
  }

  private func write(_ sources: [ListedSource], _ setting: Setting, _ output: inout DataOutput) throws {
    var list = JSONList("sources")
    for source in sources { try output.write(list.next(source.json(at: setting.clock.now))) }
    try output.write(list.end)
  }

  private func table(_ sources: [ListedSource], _ setting: Setting, _ output: inout DataOutput) throws {
    guard !sources.isEmpty else { return }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let table = SourceTable(sources, presenter: presenter, clock: setting.clock)
    for line in table.lines(width: PlainTerminal.width) { try output.line(line) }
  }
}
