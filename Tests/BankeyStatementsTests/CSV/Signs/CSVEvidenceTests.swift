import BankeyModel
import BankeyStatements
import Testing

/// What columns and lines show that no single header tells.
@Suite struct CSVEvidenceTests {
  private func table(_ lines: String...) throws -> Answer { try Answer(lines.joined(separator: "\n") + "\n") }

  private func bytes(_ head: String, _ tail: [UInt8]...) -> [UInt8] { Array(head.utf8) + tail.flatMap(\.self) }

  @Test func directionWordsCountUnderAnyHeader() throws {
    let answer = try table(
      "Date,Course,Text,Amount", "2026-02-13,Debit,Shop,-33.75", "2026-02-16,Credit,Pay,270.00",
      "2026-02-17,Debit,Shop,-5.00")
    #expect(answer.rows.map(\.amount) == cents(-3375, 27000, -500))
    let error = try #require(
      refusal(
        "Date,Course,Text,Amount\n2026-02-13,Debit,Shop,-33.75\n2026-02-16,Debit,Shop,1270.00\n2026-02-17,Credit,Pay,9.00\n"
      ))
    #expect(error.question?.topic == .sign)
  }

  @Test func headerWithBothSidesIsTheDirection() throws {
    let answer = try table(
      "Date,Income/Expense,Text,Amount", "2026-02-13,Expense,Shop,33.75", "2026-02-16,Income,Pay,270.00")
    #expect(answer.rows.map(\.amount) == cents(-3375, 27000))
  }

  @Test func oneByteDirectionIsALetter() throws {
    let text = "Ημερομηνία;Περιγραφή;Ποσό;Πρόσημο\n13/02/2026;Αγορά;33,75;Χ\n16/02/2026;Μισθός;270,00;Π\n"
    // Windows-1253 has the letters of the block in their order.
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.isASCII ? $0.value : $0.value &- 0x2D0) }
    let answer = try Answer(bytes)
    #expect(answer.rows.map(\.amount) == cents(-3375, 27000))
    #expect(answer.rows.map(\.description) == ["Αγορά", "Μισθός"])
  }

  @Test func pairDecidesAnUnsignedAmount() throws {
    let answer = try table(
      "Date,Text,Amount,Currency,Debit,Credit", "2026-02-13,Shop,30.00,USD,27.50,", "2026-02-16,Refund,10.00,USD,,9.10")
    #expect(answer.rows.map(\.amount) == cents(-2750, 910))
  }

  @Test func apostropheAloneNamesNoAccount() throws {
    let answer = try table("Date,Text,Account,Amount", "2026-02-13,Shop,'',-33.75", "2026-02-16,Pay,'',270.00")
    #expect(answer.statements.count == 1)
    #expect(answer.statements[0].account.nativeId == "CSV Date, Text, Account, Amount")
  }

  @Test(arguments: ["Ημερομηνία;Αιτιολογία;Ποσό", "Dagsetning;Skýring;Upphæð", "Fecha;Concepto;Importe"])
  func pointGroupsWhereACommaIsDecimal(_ header: String) throws {
    let answer = try table(header, "13.02.2026;A;-2.550", "16.02.2026;B;400.000")
    #expect(answer.rows.map(\.amount) == cents(-255_000, 40_000_000))
  }

  @Test func threeDigitsBesideUngroupedFiguresAsk() throws {
    let error = try #require(refusal("Fecha;Concepto;Importe\n13/02/2026;A;-2.550\n16/02/2026;B;400000\n"))
    #expect(error.question?.topic == .decimals)
  }

  /// Nobody's payments are all whole thousands, but some programs write three decimals everywhere.
  @Test func nothingButWholeThousandsAsks() throws {
    let error = try #require(refusal("Dato;Tekst;Beløp;Valuta\n04.09.2026;Bar;-112.000;NOK\n"))
    #expect(error.question?.topic == .decimals)
  }

  @Test(arguments: ["45.000;IDR", "45,000;IDR", "45,000;KHR"])
  func thousandsNeedNoQuestionWhereCentsAreOutOfUse(_ figure: String) throws {
    #expect(
      try table("Date;Text;Amount;Currency", "2026-02-13;Shop;-\(figure)").rows.map(\.amount) == cents(-4_500_000))
  }

  @Test func periodsDatesDecideTheOrder() throws {
    let answer = try table(
      "Period: 01/02/2026 - 28/02/2026", "Date,Text,Amount", "13/02,Shop,-33.75", "16/02,Pay,270.00")
    #expect(answer.rows.map(\.day.description) == ["2026-02-13", "2026-02-16"])
  }

  @Test(arguments: ["Promet od 01.02.2026. Valuta EUR OIB 1", "Cuenta: XX1234-CORRIENTE 1-EUR"])
  func codeInALineAboveIsTheCurrency(_ line: String) throws {
    let answer = try table(line, "Date;Text;Amount", "13.02.2026;Shop;-33,75")
    #expect(answer.statements[0].account.currency.code == "EUR")
  }

  @Test func openingBalanceIsNotTheClosing() throws {
    let rows = ["Date,Text,Amount", "2026-02-13,Shop,-33.75"]
    let both = try Answer(
      (["Opening balance,1000.00", "Closing balance,966.25"] + rows).joined(separator: "\n") + "\n")
    #expect(both.statements[0].balances.map(\.balance) == cents(96625))
    let lone = try Answer((["Opening balance,1000.00"] + rows).joined(separator: "\n") + "\n")
    #expect(lone.statements[0].balances.isEmpty)
    let ledger = try Answer((["Ledger balance:,966.25"] + rows).joined(separator: "\n") + "\n")
    #expect(ledger.statements[0].balances.map(\.balance) == cents(96625))
  }

  /// In each row the own account paid or was paid.
  @Test func accountsOfPayerAndPayeeGiveTheDirection() throws {
    let answer = try Answer(
      """
      Datum;IBAN Auftraggeber;Auftraggeber;IBAN Empfänger;Empfänger;Betrag;Verwendungszweck
      15.01.2026;DE89370400440532013000;Muster;DE02120300000000202051;Vermieter;650,00;Miete
      16.01.2026;DE02500105170137075030;Firma;DE89370400440532013000;Muster;2500,00;Gehalt
      17.01.2026;DE89370400440532013000;Muster;DE02100500000054540402;Strom;60,00;Abschlag

      """)
    #expect(answer.rows.map(\.amount) == cents(-65000, 250_000, -6000))
    #expect(answer.problems.contains { $0.message.hasSuffix("money in or out by the accounts of payer and payee.") })
  }

  @Test func poundSignDecidesTheCharset() throws {
    let pound: [UInt8] = [0xA3]
    let answer = try Answer(
      bytes(
        "Date,Text,Paid out,Paid in\n2026-02-13,Shop,", pound, Array("33.75,\n2026-02-16,Pay,,".utf8), pound,
        Array("270.00\n".utf8)))
    #expect(answer.rows.map(\.amount) == cents(-3375, 27000))
    #expect(answer.statements[0].account.currency.code == "GBP")
  }

  @Test func firstRowWithOtherDatesIsAnAccountLine() throws {
    let answer = try table(
      "2026-02-18,16-02-2026,NAME,EUR,\"1000,00\",\"966,25\",2", "16-02-2026,16-02-2026,Shop,,\"-33,75\",\"966,25\",1",
      "13-02-2026,13-02-2026,Pay,,\"10,00\",\"1000,00\",2")
    #expect(answer.rows.map(\.amount) == cents(-3375, 1000))
  }

  @Test func loneColumnOfPayeesNamesPayersToo() throws {
    let answer = try table("Date;Amount;Payee", "13.02.2026;-33,75;Shop", "16.02.2026;270,00;Work")
    #expect(answer.rows.map(\.counterparty) == ["Shop", "Work"])
  }

  @Test func referenceOfWordsIsAText() throws {
    let answer = try table("Date;Amount;Reference number", "13.02.2026;-33,75;The corner shop", "16.02.2026;270,00;Pay")
    #expect(answer.rows.map(\.description) == ["The corner shop", "Pay"])
    #expect(answer.rows.map(\.nativeId) == ["", ""])
  }

  @Test func unclearedIsAuthorized() throws {
    let answer = try table(
      "Date,Payee,Amount,Cleared", "2026-02-13,Shop,-3.75,Cleared", "2026-02-16,B,5.00,Not cleared",
      "2026-02-17,C,6.00,Cleared")
    #expect(answer.rows.map(\.status) == [.posted, .authorized, .posted])
  }

  @Test func openingBalanceRowIsNotATransaction() throws {
    let answer = try table(
      "Date,Text,Amount,Balance", "2026-02-01,Opening balance,0,1000", "2026-02-13,Shop,-33,967",
      "2026-02-16,Pay,270,1237")
    #expect(answer.rows.map(\.amount) == cents(-3300, 27000))
  }

  @Test func billPaymentsWithAMinusShowThatSpendingHasNone() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Amount", "2026-01-15,SHOP,12.50", "2026-01-16,PAYMENT RECEIVED - THANK YOU,-112.50",
      "2026-01-17,FUEL,30.00")
    #expect(answer.rows.map(\.amount) == cents(-1250, 11250, -3000))
    let open =
      "Date,Description,Amount\n2026-01-15,SHOP,12.50\n2026-01-16,PAYMENT RECEIVED,-112.50\n2026-01-17,FUEL,-30.00\n"
    #expect(refusal(open)?.question?.topic == .sign)
  }

  @Test func purchasesWithAMinusAreMoneyOut() throws {
    let answer = try CSVSample.answer(
      "Value Date,Type,Description,Beneficiary or CardHolder,Amount", "2026-01-23,Card purchase,SHOP,J,-12.50",
      "2026-01-13,Deposit,EMPLOYER,,1000.00")
    #expect(answer.rows.map(\.amount) == cents(-1250, 100000))
  }

}
