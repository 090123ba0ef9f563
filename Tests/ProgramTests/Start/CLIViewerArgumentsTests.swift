import Testing

@testable import bankey

@Suite struct CLIViewerArgumentsTests {
  @Test func plainStartSkipsTheParser() {
    #expect(ViewerArguments([]) == ViewerArguments(options: Options()))
    #expect(
      ViewerArguments(["--demo", "--now", "2026-11-21T09:00:00Z", "--data", "d", "--config", "c"])
        == ViewerArguments(options: Options(data: "d", config: "c", now: "2026-11-21T09:00:00Z", isDemo: true)))
  }

  @Test func privacyIsAPlainStart() {
    #expect(
      ViewerArguments(["--privacy", "--demo"]) == ViewerArguments(options: Options(isDemo: true, isPrivate: true)))
  }

  @Test(arguments: [
    ["accounts"], ["--help"], ["--version"], ["-h"], ["--data"], ["--data", "--demo"], ["--data", "d", "accounts"],
    ["--bogus"],
  ])
  func otherArgumentsGoToTheParser(arguments: [String]) {
    #expect(ViewerArguments(arguments) == nil)
  }
}
