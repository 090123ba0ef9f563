import BankeyModel
import Testing

/// Rows that are no transactions, and rows whose fields are below wrong headers.
@Suite struct CSVLineTests {
  /// The name of an account or a currency behind the word for a balance.
  @Test(arguments: [
    "Saldo EUR", "Saldo Girokonto", "Solde compte courant", "Остаток на счете", "Zůstatek účtu", "Account balance",
    "Saldo inicial cuenta 123", "Total spent", "Bakiye TL",
  ]) func balanceOfAnAccountIsNoTransaction(_ text: String) throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount", "2026-02-13;Shop;-5.00", "2026-02-14;Pay;100.00", "2026-02-15;\(text);95.00")
    #expect(answer.rows.map(\.amount) == cents(-500, 10000))
  }

  /// A shop's or a person's name behind such a word.
  @Test(arguments: ["Saldo Rechnung 123", "Balance Fitness", "Saldo movil"])
  func otherWordsBehindABalanceAreTransactions(_ text: String) throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount", "2026-02-13;Shop;-5.00", "2026-02-14;\(text);-20.00", "2026-02-15;Pay;100.00")
    #expect(answer.rows.count == 3)
  }

  /// Without an inner field, a balance may stand in the place of an amount.
  @Test(arguments: [
    "Date,Value Date,Text,Debit,Credit,Balance\n05/14/2026,NEFT DR,531.00,0.00,1642.00\n",
    "Date,Value Date,Reference,Debits,Credits,Balance,Remarks\n26-Sep-2026,S124,\"340.00\",,\"630.00\",NIP\n",
  ]) func rowsWithoutAnInnerFieldAreNotRead(_ file: String) throws {
    #expect(try #require(refusal(file)).message.contains("fields, and the table has"))
  }

  /// Without their last fields, the others are below their headers.
  @Test func rowsMayEndBeforeTheLastHeaders() throws {
    let answer = try CSVSample.answer(
      "Date,Value Date,Text,Amount,Remarks", "2026-02-13,2026-02-13,Shop,-5.00", "2026-02-14,2026-02-15,Pay,100.00")
    #expect(answer.rows.map(\.amount) == cents(-500, 10000))
  }
}
