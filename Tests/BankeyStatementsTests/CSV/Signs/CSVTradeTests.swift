import BankeyModel
import Testing

/// Tables of a broker.
@Suite struct CSVTradeTests {
  /// What a security is worth may stand in place of the money, so a minus elsewhere does not decide.
  @Test func purchasesWithoutMinusAsk() throws {
    let error = try #require(
      refusal(
        """
        Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency
        2026-01-15,,CASH TOP-UP,,,5.22,USD
        2026-01-22,O,BUY - MARKET,1.63,52.07,85.11,USD
        2026-02-14,MA,SELL - MARKET,0.19,402.13,80.34,USD
        2026-02-20,,CASH WITHDRAWAL,,,-30.93,USD

        """))
    #expect(error.question?.topic == .sign)
  }

  @Test func purchasesWithMinusAreRead() throws {
    let answer = try Answer(
      """
      Date;Transaction;Symbol;Name;ISIN;Quantity;Amount;Currency
      09.08.2026;Buy;XDWU;MSCI World Utilities;IE00BM67HQ30;200;-2004.55;CHF
      10.08.2026;Dividend;XDWU;MSCI World Utilities;IE00BM67HQ30;200;12.35;CHF
      12.08.2026;Fees;;;;0;-2.15;CHF

      """)
    #expect(answer.rows.map(\.amount) == cents(-200_455, 1235, -215))
    #expect(answer.rows.allSatisfy { $0.counterparty == nil })
    #expect(answer.rows[0].description == "Buy MSCI World Utilities")
  }
}
