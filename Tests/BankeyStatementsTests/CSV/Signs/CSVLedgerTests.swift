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

  /// Headers for a voucher, or for the sides of an account of the books, say that it is one.
  @Test(arguments: ["Datum;Beleg;Text;Soll;Haben", "Datum;Ver;Text;Debet;Kredit", "Data;Dowód;Opis;Wn;Ma"])
  func vouchersAreThoseOfTheBooks(_ header: String) {
    #expect(refusal(header + "\n13.02.2026;B1;Shop;;12,50\n25.02.2026;B2;Pay;300,00;\n")?.question?.topic == .owed)
  }

  /// A journal has a row for each account of an entry, so its debits equal its credits.
  @Test(arguments: [
    "Date,Account,Memo,Debit,Credit", "Datum,Konto,Text,Lastschrift,Gutschrift", "Data,Conta,Descrição,Débito,Crédito",
  ])
  func journalIsRefused(_ header: String) throws {
    let rows = [
      "2026-02-13,Bank,Deposit,200.00,", "2026-02-13,Equity,Deposit,,200.00", "2026-02-16,Office,Paper,45.00,",
      "2026-02-16,Bank,Paper,,45.00",
    ]
    let error = try #require(refusal(([header] + rows).joined(separator: "\n") + "\n"))
    #expect(error.message.contains("double-entry"))
  }

  /// So do the signed amounts of one.
  @Test(arguments: [
    "date,description,account,amount\n2026-02-13,Pay,assets:bank,200.00\n2026-02-13,Pay,income:wages,-200.00\n"
      + "2026-02-16,Paper,assets:bank,-45.00\n2026-02-16,Paper,expenses:office,45.00\n",
    "Date,Description,Account,Amount\n2026-02-13,Invoice 5,Sales,-100.00\n2026-02-13,Invoice 5,Bank,100.00\n"
      + "2026-02-20,Rent,Rent,800.00\n2026-02-20,Rent,Bank,-800.00\n",
    "\"2026/02/13\",\"\",\"Invoice 5\",\"Income:Sales\",\"$\",\"-100\",\"\"\n\"2026/02/13\",\"\",\"Invoice 5\",\"Assets:Bank\",\"$\",\"100\",\"\"\n"
      + "\"2026/02/20\",\"\",\"Rent\",\"Expenses:Rent\",\"$\",\"800\",\"\"\n\"2026/02/20\",\"\",\"Rent\",\"Assets:Bank\",\"$\",\"-800\",\"\"\n",
  ])
  func signedJournalIsRefused(_ file: String) throws {
    #expect(try #require(refusal(file)).message.contains("double-entry"))
  }

  /// One entry is enough if its rows are of several accounts.
  @Test(arguments: ["Date,Entry,Account,Text,Debit,Credit", "תאריך,מספר,חשבון,פרטים,חובה,זכות"])
  func entryOfAJournalIsRefused(_ header: String) throws {
    let rows = ["2026-02-13,1,1000,Sale,1180.00,", "2026-02-13,1,4000,Sale,,1000.00", "2026-02-13,1,2200,Sale,,180.00"]
    #expect(try #require(refusal(([header] + rows).joined(separator: "\n") + "\n")).message.contains("double-entry"))
  }

  /// Transfers between two accounts of one's own cancel out, too.
  @Test func transfersBetweenTwoAccountsAreRead() throws {
    let file = """
      Date,Description,Account,Amount
      2026-02-13,Save,Checking,-100.00
      2026-02-13,Save,Savings,100.00
      2026-02-20,Back,Checking,50.00
      2026-02-20,Back,Savings,-50.00

      """
    #expect(try Answer(file).rows.count == 4)
  }

  /// `Dr` and `Cr` behind a balance may tell it from a debt.
  @Test func wordsBehindTheBalanceAsk() {
    let file = "Date,Text,Amount,Balance,Dr / Cr\n2026-02-13,ATM,100.00,2959.75,CR\n2026-02-14,Shop,20.00,5000.00,CR\n"
    #expect(refusal(file)?.question?.topic == .outgoing)
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
