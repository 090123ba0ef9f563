import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// What the balances, the sums and the pieces of a text prove.
@Suite struct CAMTProofTests {
  private func balances(_ closing: String, sign: String = "CRDT") -> String {
    CAMTSample.balance("OPBD", "100.00", sign: sign, day: "2026-01-01")
      + CAMTSample.balance("CLBD", closing, sign: sign)
  }

  @Test func counterValueThatClosesTheBalanceCounts() throws {
    let value = "<AmtDtls><InstdAmt><Amt Ccy=\"USD\">10.00</Amt></InstdAmt><CntrValAmt><Amt Ccy=\"EUR\">9.00</Amt>"
    let details = CAMTSample.details(value + "</CntrValAmt></AmtDtls><RmtInf><Ustrd>Rent</Ustrd></RmtInf>")
    let entries = CAMTSample.entry() + CAMTSample.entry(details, amount: "10.00", currency: "USD", id: "A2")
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(balances("86.90"), entries)))
    #expect(answer.statements.map(\.account.currency.code) == ["EUR"])
    #expect(answer.rows.map(\.amount.description) == ["-4.10", "-9.00"])
    #expect(answer.rows.last?.description == "Rent (USD 10.00)")
    #expect(
      answer.problems.map(\.message) == [
        "1 entry in “USD” counts with its amount in EUR: only then does the closing balance add up."
      ])
    let open = try Answer(CAMTSample.file(CAMTSample.statement(balances("95.90"), entries)))
    #expect(open.accounts.map(\.account.currency.code) == ["EUR", "USD"])
  }

  @Test func balancesWithoutASignAreCreditIfTheEntriesProveIt() throws {
    func file(_ closing: String) -> String {
      let all = balances(closing).replacing("<CdtDbtInd>CRDT</CdtDbtInd>", with: "")
      return CAMTSample.file(CAMTSample.statement(all, CAMTSample.entry(dates: "")))
    }
    let answer = try Answer(file("95.90"))
    #expect(answer.rows.map(\.day.description) == ["2026-01-31"])
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["95.90"])
    let open = try Answer(file("104.10"))
    #expect(open.statements.flatMap(\.balances).isEmpty)
    #expect(
      open.problems.map(\.message).last == "Skipped 2 balances that are marked neither credit nor debit.")
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (0, false)])
  func numberOfEntriesIsCompared(stated: Int, isRight: Bool) throws {
    let summary = "<TxsSummry><TtlNtries><NbOfNtries>\(stated)</NbOfNtries></TtlNtries></TxsSummry>"
    let entry = CAMTSample.entry(CAMTSample.details("", ""))
    let answer = try Answer(CAMTSample.file(CAMTSample.statement(summary, entry)))
    #expect(
      answer.problems.map(\.message) == (isRight ? [] : ["The bank counts \(stated) entries here, and bankey 1."]))
  }

  @Test func returnedPaymentHasThePartiesOfTheOriginal() throws {
    let parties = "<RltdPties><Dbtr><Nm>ANN LEE</Nm></Dbtr><Cdtr><Nm>ME LTD</Nm></Cdtr></RltdPties>"
    func name(_ more: String, _ reversal: String = "") throws -> String? {
      try Answer(CAMTSample.entries(CAMTSample.entry(reversal + CAMTSample.details(parties + more)))).row?.counterparty
    }
    let returned = "<RtrInf><Rsn><Cd>MS03</Cd></Rsn></RtrInf>"
    #expect(try name("") == "ME LTD")
    #expect(try name(returned) == "ANN LEE")
    #expect(try name(returned, "<RvslInd>true</RvslInd>") == "ANN LEE")
  }

  /// Full pieces of a text continue within a word, and others end one.
  @Test func fullPiecesContinue() throws {
    func text(_ pieces: String...) throws -> String? {
      let all = pieces.map { "<Ustrd>\($0)</Ustrd>" }.joined()
      let details = CAMTSample.details("<RmtInf>\(all)</RmtInf>")
      return try Answer(CAMTSample.entries(CAMTSample.entry(details))).row?.description
    }
    let (whole, line) = (String(repeating: "x", count: 140), String(repeating: "y", count: 35))
    #expect(try text(whole, "x") == whole + "x")
    #expect(try text(whole, " x") == whole + " x")
    #expect(try text(line, line, "y") == line + line + "y")
    #expect(try text(line, line.dropLast() + " ", "y") == line + line.dropLast() + " y")
    #expect(try text(line, "y") == line + " y")
    #expect(try text(line, "z", line) == line + " z " + line)
  }
}
