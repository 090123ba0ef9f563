import BankeyModel
import BankeyStatements
import Testing

/// Evidence that looks like a sign and is none.
@Suite struct CSVLedgerTests {
  /// In bookkeeping, a debit of the bank's account is money in.
  @Test(arguments: [
    "JournalCode,EcritureDate,CompteNum,EcritureLib,Debit,Credit", "Date,Vch Type,Vch No.,Particulars,Debit,Credit",
    "日付,勘定科目,伝票,摘要,借方,貸方",
  ])
  func debitOfTheBooksAsks(_ header: String) {
    let isFirst = header.hasPrefix("Journal")
    let rows =
      isFirst
      ? ["BQ,2026-02-13,512,Shop,,12.50", "BQ,2026-02-25,512,Pay,300.00,"]
      : ["2026-02-13,A,1,Shop,,12.50", "2026-02-25,B,2,Pay,300.00,"]
    #expect(refusal(([header] + rows).joined(separator: "\n"))?.question?.topic == .owed)
  }

  /// Balances without a sign leave open what debit means, in any language.
  @Test(arguments: ["借方,貸方", "차변,대변", "חובה,זכות", "Borç,Alacak", "Tartozik,Követel"])
  func debitBesideBareBalancesAsks(_ pair: String) {
    let file = """
      Date,Text,\(pair),Balance
      2026-02-13,Shop,12.50,,112.50
      2026-02-14,Cafe,4.00,,116.50
      2026-02-25,Pay,,30.00,86.50

      """
    #expect(refusal(file)?.question?.topic == .owed)
  }

  /// Words for both directions beside an unknown one count where the minus contradicts them.
  @Test func knownKindsAgainstMinusAsk() {
    let file = """
      date,type,amount,description
      2026-02-13,Withdrawal,-12.50,Shop
      2026-02-25,Deposit,-300.00,Acme
      2026-02-26,Transfer,-20.00,Own

      """
    #expect(refusal(file)?.question?.topic == .sign)
  }

  /// A row that is the sum of several rows above it may be a subtotal, whatever it is called.
  @Test func subtotalsAsk() throws {
    let rows = ["13,A,-1.10", "14,B,-2.20", "15,C,-3.30", "16,Karte 1,-6.60", "17,D,-4.00", "18,E,-5.05", "19,F,-6.06"]
    let text = (["Date,Text,Amount"] + rows.map { "2026-02-" + $0 }).joined(separator: "\n")
    let error = try #require(refusal(text))
    #expect(error.question?.topic == .line && error.question?.value == "Karte 1")
  }

  /// A card's previous balance stands where its shops do.
  @Test func previousBalanceIsNotAShop() throws {
    let answer = try Answer(
      "Fecha;Comercio;Importe\n13/02/2026;SALDO DEUDOR ANTERIOR;5432,10\n14/02/2026;Tienda;-12,50\n15/02/2026;Bar;-3,20\n"
    )
    #expect(answer.rows.map(\.amount) == cents(-1250, -320))
  }

  /// People spend more often than they earn: a few minus signs among many amounts may be refunds.
  @Test func fewMinusSignsAsk() throws {
    func file(_ text: String) -> String {
      let rows = (10...16).map { "2026-02-\($0),Shop \($0),\($0).40" }
      return (["Date,Text,Amount"] + rows + ["2026-02-17,\(text),-200.00", "2026-02-18,Storno,-3.00"])
        .joined(separator: "\n")
    }
    #expect(refusal(file("MOBILE PYMT"))?.question?.topic == .sign)
    #expect(try Answer(file("Rent").replacing("Shop 12", with: "Salary")).rows.last?.amount == cents(-300)[0])
  }
}
