import ArgumentParser

/// `bankey import FILE…`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read statement files, and folders of them, into the database.",
    discussion: """
      The format is found by what is in a file: OFX 1 and 2, QFX, QBO, CAMT, MT940, MT942, QIF. Importing a file again adds nothing. \
      A file that cannot be read is named; the others are still imported, and the exit status is 2.
      """)

  @OptionGroup var common: CommonOptions
  @Argument(help: ArgumentHelp("Statement files or folders.", valueName: "file")) var files: [String]

  func run() throws {
    let setting = try Setting(common.options)
    setting.warn()
    throw ExitCode(try SyncRun(["import"] + setting.syncOptions + ["--"] + files, report: ImportReport()).run())
  }
}
