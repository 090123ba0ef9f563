import BankeyModel
import BankeyStatements
import Testing

/// Columns whose meanings only their contents and neighbors show.
@Suite struct CSVUnseenRoleTests {
  /// The value date is not the posting date when another column has a date in every row.
  @Test func unnamedDateComesBeforeTheValueDate() throws {
    let answer = try Answer(
      "Tag des Vorgangs;Valuta Datum;Text;Betrag\n13.02.2026;15.02.2026;A;-1,00\n14.02.2026;16.02.2026;B;2,00\n")
    #expect(answer.rows.map(\.day.description) == ["2026-02-13", "2026-02-14"])
  }

  /// Different ends of numbers below the header of an account are different accounts.
  @Test(arguments: ["*1234", "XXXXX1234"]) func endsOfNumbersTellAccountsApart(_ number: String) throws {
    let rows = [number, number.replacing("12", with: "98")].enumerated().flatMap { index, number in
      (1...3).map { "2026-02-0\($0),Shop \(index),-\($0).00,\(number)" }
    }
    let answer = try Answer((["Date,Description,Amount,Account Number"] + rows).joined(separator: "\n"))
    #expect(answer.statements.count == 2)
  }

  /// So they are in every language; the ends of a card's numbers are not, because an account may have several cards.
  @Test(arguments: [
    ("Rachunek", 2), ("Hesap No", 2), ("口座番号", 2), ("账号", 2), ("계좌번호", 2), ("IBAN", 2), ("Kartennummer", 1), ("卡號", 1),
  ]) func endsOfNumbersMeanTheSameInAllLanguages(_ header: String, _ count: Int) throws {
    let rows = ["*1234", "*5678", "*1234", "*5678", "*1234"].enumerated().map {
      "\($1),2026-02-1\($0),Shop \($0),-\($0).10"
    }
    let answer = try Answer(([header + ",Date,Description,Amount"] + rows).joined(separator: "\n") + "\n")
    #expect(answer.statements.count == count)
  }

  /// Of two amounts with currencies, the account's is the one that is always the same within an account.
  @Test func amountInTheCurrencyOfTheAccountCounts() throws {
    let answer = try Answer(
      """
      date,account,category,amount,currency,converted amount,currency,description
      2026-02-13,Cash,Food,-4.00,EUR,-4.00,EUR,Cafe
      2026-02-14,Dollars,Food,-20.00,USD,-17.22,EUR,Diner
      2026-02-15,Cash,Salary,300.00,EUR,300.00,EUR,Acme

      """)
    let dollars = answer.statements.filter { $0.account.currency.code == "USD" }.flatMap(\.rows)
    #expect(dollars.map(\.amount) == cents(-2000))
  }

  /// Small years of two digits may be those of a Japanese or Persian era.
  @Test(arguments: ["年月日,お取り扱い内容,お支払い金額,お預り金額", "تاریخ,شرح,بدهکار,بستانکار"])
  func yearsOfAnEraAreRefused(_ header: String) throws {
    let error = try #require(refusal(header + "\n08/03/05,A,1500,\n08/03/06,B,,41000\n08/03/25,C,20,\n"))
    #expect(error.message.contains("Japanese era"))
  }

  @Test func pendingRowTakesItsTime() throws {
    let answer = try Answer(
      """
      Posting Date,Transaction Time,Description,Status,Amount
      2026-02-14,2026-02-13 10:00:00,Shop,Posted,-12.50
      ,2026-02-15 11:00:00,Hotel,Pending,-80.00
      2026-02-25,2026-02-25 09:00:00,Salary,Posted,300.00

      """)
    #expect(answer.rows.map(\.status) == [.posted, .authorized, .posted])
  }

  @Test func coinsAreCurrencies() throws {
    let answer = try Answer(
      "Time,Operation,Coin,Change,Remark\n2026-02-13 10:00:00,Deposit,BTC,0.5,\n2026-02-14 10:00:00,Fee,USDT,-3.25,\n2026-02-15 10:00:00,Buy,BTC,-0.1,x\n"
    )
    #expect(Set(answer.statements.map(\.account.currency.code)) == ["BTC", "USDT"])
  }
}
