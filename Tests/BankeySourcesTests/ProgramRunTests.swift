import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Testing

@testable import BankeySources

@Suite
struct ProgramRunTests {
  private func shell(_ script: String, input: Secret? = nil, seconds: Int = 20) -> ProgramRun {
    ProgramRun(["sh", "-c", script], input: input, seconds: seconds)
  }

  @Test
  func inputIsPassedAndOutputAndStatusReturned() throws {
    #expect(try shell("cat; echo ok", input: Secret("one\n")).output() == Array("one\nok\n".utf8))
    #expect(try shell("cat").output() == [])
    #expect(try shell("exit 3").run().status == 3)
    #expect(try shell("kill -9 $$").run().status == 137)
  }

  @Test
  func programIgnoringItsInputDoesNotEndBankey() throws {
    #expect(try shell("exit 0", input: Secret(String(repeating: "x", count: 60_000))).run().status == 0)
    #expect(throws: SourceError("The secret is too long.", .setting)) {
      try shell("cat", input: Secret(String(repeating: "x", count: 70_000))).run()
    }
  }

  @Test
  func argumentsAreNotExpanded() throws {
    #expect(try ProgramRun(["echo", "$(id)", "a b"], seconds: 20).output() == Array("$(id) a b\n".utf8))
  }

  @Test
  func failureQuotesTheLastCleanedLines() throws {
    let error = #expect(throws: SourceError.self) {
      try shell("printf 'a\\nb\\n\\nc\\033[2J\\nd\\n' >&2; exit 2").output()
    }
    #expect(error?.message == "sh failed with status 2 and printed: b; c�[2J; d")
    let silent = #expect(throws: SourceError.self) { try shell("exit 1").output() }
    #expect(silent?.message == "sh failed with status 1 and printed nothing")
  }

  @Test
  func missingUnrunnableOrEmptyProgramIsReported() throws {
    let missing = #expect(throws: SourceError.self) { try ProgramRun(["no-such-program"], seconds: 1).run() }
    #expect(missing?.message == "There is no program called no-such-program.")
    let folder = #expect(throws: SourceError.self) { try ProgramRun(["/tmp"], seconds: 1).run() }
    #expect(folder?.message == "/tmp cannot be run: Permission denied.")
    #expect(throws: SourceError("The command is empty.", .setting)) { try ProgramRun([], seconds: 1).run() }
  }

  @Test(arguments: [true, false])
  func slowOrVerboseProgramIsEnded(isSlow: Bool) throws {
    let error = #expect(throws: SourceError.self) {
      try isSlow ? shell("exec sleep 60", seconds: 0).run() : shell("exec yes").run()
    }
    #expect(error?.message == (isSlow ? "sh did not finish within 0 seconds." : "sh wrote more than 1 MB."))
  }
}
