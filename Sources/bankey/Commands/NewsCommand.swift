import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyText

/// `bankey news`
struct NewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "news", abstract: "Lists what is new since you last looked.",
    discussion: """
      News is what bankey has recorded since then, regardless of dates. Listing it marks it as seen, on the screen too. Each reader has \
      its own mark.
      """)

  @OptionGroup var common: DataOptions
  @Option(help: ArgumentHelp("Track what this reader has seen; give each script its own name.", valueName: "name"))
  var reader: String?
  @Flag(help: "Do not mark anything as seen.") var keep = false
  @Flag(help: "JSON, for programs.") var json = false

  func validate() throws {
    if let reader, !NewsFile.isName(reader) {
      throw ValidationError("--reader takes up to 40 letters, digits, - and _")
    }
  }

  func run() throws {
    try common.look(exactly: json) {
      try NewsOutput($0, reader: reader ?? "").write(asJSON: json, isKept: keep || common.demo)
    }
  }
}
