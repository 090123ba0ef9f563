import ArgumentParser
import BankeyCore

/// `bankey doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "What is found, what is wrong, and how it is mended.",
    discussion: "Says no secret and no amount, so that it can be shown to others. Ends with 1 when something is wrong.")

  @OptionGroup var common: CommonOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    if common.demo { throw Failure("--demo keeps nothing, so there is nothing of it to look at") }
    let checks = Doctor(common.options).checks
    let output = DoctorOutput(checks)
    try json ? output.writeJSON() : output.write()
    if checks.contains(where: { $0.state == .wrong }) { throw ExitCode(ExitStatus.negative) }
  }
}
