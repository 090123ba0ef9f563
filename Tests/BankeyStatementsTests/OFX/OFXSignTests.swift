import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Signs that do not follow the standard, and the proof that they do not.
@Suite struct OFXSignTests {
  /// A file of transactions with these types and amounts.
  private func file(_ rows: [(type: String, amount: String)], isCard: Bool = false) -> String {
    let list = rows.map { "<STMTTRN><TRNTYPE>\($0)<DTPOSTED>20260115<TRNAMT>\($1)<FITID>A<NAME>N</STMTTRN>\n" }.joined()
    let file = OFXSample.oneRow(list)
    return isCard ? file.replacing("STMTRS>", with: "CCSTMTRS>").replacing("BANKACCTFROM", with: "CCACCTFROM") : file
  }

  private func amounts(_ answer: Answer) -> [String] { answer.rows.map(\.amount.description) }

  /// On some cards' files every sign is the opposite of its type. One that agrees makes them all count as written.
  @Test func typesThatContradictAllSignsDecide() throws {
    let rows = [("DEBIT", "4.10"), ("CREDIT", "-9.00"), ("POS", "5.00")].map { type, amount in
      OFXSample.row(amount: amount, id: type).replacing("<TRNTYPE>CREDIT", with: "<TRNTYPE>\(type)")
        .replacing("<TRNTYPE>DEBIT<DTPOSTED>20260115<TRNAMT>-9", with: "<TRNTYPE>CREDIT<DTPOSTED>20260115<TRNAMT>-9")
    }
    let answer = try Answer(OFXSample.file(OFXSample.statement(list: rows.joined())))
    #expect(answer.rows.map(\.amount.description) == ["-4.10", "9.00", "-5.00"])
    #expect(answer.problems.map(\.severity) == [.note])
    let mixed = try Answer(OFXSample.file(OFXSample.statement(list: rows.joined() + OFXSample.row(id: "FEE"))))
    #expect(mixed.rows.map(\.amount.description) == ["4.10", "-9.00", "5.00", "-4.10"])
  }

  /// Spending never becomes income because a bank omits the minus.
  @Test func unsignedAmountsFollowTheirType() throws {
    let rows = ["DEBIT", "CREDIT", "CHECK", "XFER"].map { type in
      OFXSample.row(amount: "4.10", id: type).replacing("<TRNTYPE>CREDIT", with: "<TRNTYPE>\(type)")
    }
    let answer = try Answer(OFXSample.file(OFXSample.statement(list: rows.joined())))
    #expect(answer.rows.map(\.amount.description) == ["-4.10", "4.10", "-4.10"])
    #expect(answer.problems.map(\.severity) == [.rejected, .note])
    #expect(answer.problems.first?.message.contains("its type “XFER” does not say") == true)
    // If one amount has a minus, all are taken as written.
    let signed = try Answer(OFXSample.file(OFXSample.statement(list: rows.joined() + OFXSample.row())))
    #expect(signed.rows.map(\.amount.description) == ["4.10", "4.10", "4.10", "4.10", "-4.10"])
  }

  /// By the standard, these types say nothing about the direction, and a refund may have the type of what it returns.
  @Test(arguments: [
    [("ATM", "200.00"), ("CREDIT", "1000.00"), ("INT", "10.00")], [("POS", "12.00"), ("INT", "10.00")],
    [("CHECK", "300.00"), ("DEP", "10.00")], [("FEE", "5.00"), ("INT", "0.10")],
    [("DEBIT", "5.00"), ("OTHER", "1.00")],
  ]) func amountsWithoutProofCountAsWritten(rows: [(String, String)]) throws {
    let answer = try Answer(file(rows))
    #expect(amounts(answer) == rows.map(\.1))
    #expect(!answer.problems.contains { $0.severity == .rejected })
  }

  @Test func typeWithoutProofIsReported() throws {
    let words = "No amount has a minus, although a type says that money went out."
    #expect(try Answer(file([("DEBIT", "5.00")])).problems.map { $0.message.hasPrefix(words) } == [true])
    #expect(try Answer(file([("ATM", "5.00")])).problems.isEmpty)
  }

  @Test func paymentToACardIsIncoming() throws {
    for rows in [[("PAYMENT", "150.00")], [("PAYMENT", "150.00"), ("CREDIT", "25.00")]] {
      let answer = try Answer(file(rows, isCard: true))
      #expect(amounts(answer) == rows.map(\.1))
      #expect(answer.problems.isEmpty)
    }
    let returned = try Answer(file([("PAYMENT", "150.00"), ("CREDIT", "-25.00")], isCard: true))
    #expect(amounts(returned) == ["150.00", "-25.00"])
    let unsigned = try Answer(file([("DEBIT", "5.00"), ("DEBIT", "6.00"), ("PAYMENT", "7.00")], isCard: true))
    #expect(amounts(unsigned) == ["-5.00", "-6.00", "7.00"])
  }

  @Test func typesThatSayNothingFollowTheOpposedSigns() throws {
    let answer = try Answer(file([("DEBIT", "5.00"), ("CREDIT", "-9.00"), ("INT", "-1.00"), ("OTHER", "2.00")]))
    #expect(amounts(answer) == ["-5.00", "9.00", "1.00", "-2.00"])
  }

  /// Signs and marks are looked for in the same tags as the rows.
  @Test(
    arguments: [
      { $0.replacing("<TRNAMT>", with: "<TRNAMT >") }, { $0.replacing("<TRNAMT>", with: "<trnamt>") },
      { $0.replacing("<TRNAMT>", with: "<TRNAMT a=\"b\">") }, { $0.replacing("<TRNTYPE>", with: "<x:TrnType\n>") },
    ] as [@Sendable (String) -> String]) func tagsAreFoundInEveryForm(_ form: @Sendable (String) -> String) throws
  {
    let signed = try Answer(
      form(file([("DEBIT", "-5.00"), ("CREDIT", "-2.00"), ("DEBIT", "3.00"), ("OTHER", "4.00")])))
    #expect(amounts(signed) == ["-5.00", "-2.00", "3.00", "4.00"])
    #expect(signed.problems.isEmpty)
    #expect(try amounts(Answer(form(file([("DEBIT", "5.00"), ("CREDIT", "10.00")])))) == ["-5.00", "10.00"])
    #expect(try amounts(Answer(form(file([("DEBIT", "-1.234"), ("DEBIT", "-3,55")])))) == ["-1234.00", "-3.55"])
  }
}
