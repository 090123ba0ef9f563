import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// The status of the request in a bank's answer.
@Suite struct OFXStatusTests {
  private let refused =
    "<STMTTRNRS>\n<STATUS><CODE>2000<SEVERITY>ERROR<MESSAGE>General Server Error</STATUS></STMTTRNRS>"

  @Test func errorOnlyAnswerIsRefused() {
    #expect(
      refusal(OFXSample.file(refused)) == StatementError("The bank says: General Server Error (code 2000).", line: 12))
  }

  @Test func errorBesideAStatementIsReported() throws {
    let answer = try Answer(OFXSample.file(refused, OFXSample.statement(list: OFXSample.row())))
    #expect(answer.rows.count == 1)
    #expect(
      answer.problems == [StatementProblem(.note, "The bank says: General Server Error (code 2000).", line: 12)])
  }

  @Test func warningIsReported() throws {
    let warning = "<STMTTRNRS><STATUS><CODE>10<SEVERITY>WARN<MESSAGE>Partial</STATUS></STMTTRNRS>"
    let answer = try Answer(OFXSample.file(warning, OFXSample.statement(list: OFXSample.row())))
    #expect(answer.problems.map(\.message) == ["The bank says: Partial (code 10)."])
  }

  @Test func bankMessageIsCleaned() {
    let file = OFXSample.file(refused.replacing("General", with: "\u{1B}]0;x\u{7}General"))
    let message = refusal(file)?.message ?? ""
    #expect(message.hasSuffix("General Server Error (code 2000)."))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test func refusedSignOnIsReported() {
    let file = "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR</STATUS></SONRS></SIGNONMSGSRSV1></OFX>"
    #expect(refusal(file)?.message == "The bank says: ERROR (code 15500).")
  }

  @Test(arguments: ["", "<PROFMSGSRSV1><PROFTRNRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></PROFTRNRS></PROFMSGSRSV1>"])
  func signOnOrProfileHasNothingToImport(more: String) throws {
    let answer = try Answer(OFXSample.file(more))
    #expect(answer.statements.isEmpty)
    #expect(answer.problems.map(\.severity) == [.note])
    #expect(answer.problems[0].message == "There is nothing to import: the file has no statement.")
  }
  @Test func emptyStatementHasNothingToImport() throws {
    #expect(try Answer(OFXSample.file("<STMTRS></STMTRS>")).problems[0].message.contains("nothing to import"))
  }
}
