import TestSupport
import Testing

@testable import bankey

/// The messages for mistyped commands.
@Suite struct CLISuggestionTests {
  @Test(arguments: [
    (["acounts"], "accounts"), (["acocunts", "--json"], "accounts"), (["--data", "x", "improt", "a.ofx"], "import"),
    (["source", "lst"], "list"), (["help", "transctions"], "transactions"), (["help", "source", "ad"], "add"),
    (["trans"], "transactions"),
  ])
  func mistypedCommandNamesTheClosest(words: [String], meant: String) throws {
    let failure = try #require(throws: CommandError.self) { try CommandCheck(words).check() }
    #expect(failure.status == 2 && failure.message.contains("did you mean '\(meant)'?"))
  }

  @Test(arguments: [
    [], ["accounts"], ["transactions", "acounts"], ["help"], ["help", "source", "add"], ["receive", "-"],
    ["--demo", "accounts"], ["source", "--help"], ["--generate-completion-script", "bash"], ["import", "nosuch"],
  ])
  func knownCommandIsAccepted(words: [String]) throws { try CommandCheck(words).check() }

  @Test func unknownCommandListsNone() throws {
    let bankey = try CLIBankey()
    let outcome = try bankey("help", "frobnicate")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors == "bankey: there is no command 'frobnicate'; `bankey --help` lists the commands\n")
  }

  @Test func adviceNamesTheHelpOfTheCommandAbove() throws {
    let failure = try #require(throws: CommandError.self) { try CommandCheck(["source", "lst"]).check() }
    #expect(failure.message.hasSuffix("`bankey source --help` lists the commands"))
  }

  @Test(arguments: [("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3), ("", "ab", 2)])
  func distanceCountsLetters(one: String, other: String, letters: Int) {
    #expect(Suggestion(for: one).distance(to: other) == letters)
  }
}
