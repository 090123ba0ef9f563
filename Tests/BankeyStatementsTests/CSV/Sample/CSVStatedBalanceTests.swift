import BankeyModel
import Testing

/// The balance in the lines above a table.
@Suite struct CSVStatedBalanceTests {
  /// Beside the balance before a row, the other column has the one after it, even in a single row.
  @Test(arguments: [
    "Inngående saldo;Utgående saldo", "Solde initial;Solde final", "Saldo iniziale;Saldo finale",
    "Начальный остаток;Конечный остаток", "期首残高;期末残高",
  ]) func balanceBeforeARowIsNotTheBalance(_ headers: String) throws {
    let answer = try Answer("Dato;Tekst;\(headers);Beløp\n15.01.2026;Kaffe;1000,00;900,00;-100,00\n")
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["900.00"])
    let lone = headers.split(separator: ";")[0]
    let alone = try Answer("Dato;Tekst;\(lone);Beløp\n15.01.2026;Kaffe;1000,00;-100,00\n")
    #expect(alone.statements.flatMap(\.balances).isEmpty)
  }

  private let rows = ["Date,Description,Amount", "2026-03-15,AMAZON,-25.00", "2026-03-16,WAGES,90.00"]

  private func balances(_ lines: [String], _ rows: [String]? = nil) throws -> [BalanceRecord] {
    try Answer((lines + (rows ?? self.rows)).joined(separator: "\n") + "\n").statements.flatMap(\.balances)
  }

  @Test(arguments: [
    "Available balance", "Saldo disponibile", "Solde disponible", "Disponibelt belopp", "Dostępne środki",
    "Kullanılabilir Bakiye", "Доступный остаток", "Verfügbarer Saldo",
  ]) func availableAmountIsNotTheBalance(_ label: String) throws {
    #expect(try balances(["Account,12345678", "Balance,65.00", "\(label),565.00"]).map(\.balance) == cents(6500))
    #expect(try balances(["Account,12345678", "\(label),565.00", "Balance,65.00"]).map(\.balance) == cents(6500))
    #expect(try balances(["Account,12345678", "\(label),565.00"]).allSatisfy { $0.balance == nil })
  }

  @Test func latestOfSeveralDaysCounts() throws {
    let found = try balances(["Konto,12345678", "Saldo am 31.03.2026,65.00", "Saldo am 01.03.2026,100.00"])
    #expect(found.map(\.balance) == cents(6500))
    #expect(found.first?.date?.day.description == "2026-03-31")
  }

  @Test(arguments: ["Saldo Soll", "Solde débiteur", "Saldo deudor"]) func labelMarksADebt(_ label: String)
    throws
  {
    #expect(try balances(["Konto,12345678", "\(label),65.00"]).map(\.balance) == cents(-6500))
  }

  @Test func debitCardBalanceIsNotADebt() throws {
    #expect(try balances(["Account,12345678", "Debit card balance,65.00"]).map(\.balance) != cents(-6500))
  }

  /// Purchases without a minus leave open whether a balance without one is a debt, unless the opening balance proves it.
  @Test func cardBalanceNeedsProof() throws {
    let rows = [
      "Date,Description,Amount", "2026-03-15,AMAZON,25.00", "2026-03-16,TESCO,10.00",
      "2026-03-20,PAYMENT THANK YOU,-100.00",
    ]
    #expect(try balances(["Opening balance,100.00", "Closing balance,35.00", ""], rows).map(\.balance) == cents(-3500))
    let answer = try Answer((["Closing balance,35.00", ""] + rows).joined(separator: "\n") + "\n")
    #expect(answer.rows.map(\.amount) == cents(-2500, -1000, 10000))
    #expect(answer.statements.flatMap(\.balances).isEmpty)
    #expect(answer.problems.contains { $0.message.contains("whether its balance is money or debt") })
  }

  @Test(arguments: ["Saldo: CHF 65.00;;;", "Saldo finale al:;30.11.2025;65,00;", "Saldo Finale;;\"65,00 EUR\";"])
  func valueMayStandFartherFromItsLabel(_ line: String) throws {
    let rows = ["Datum;Text;Betrag;Valuta", "15.11.2025;AMAZON;-25.00;15.11.2025", "16.11.2025;X;9.00;16.11.2025"]
    #expect(try balances(["Konto: 12345678;;;", line, ";;;"], rows).map(\.balance) == cents(6500))
  }

  @Test func timeIsNotABalance() throws {
    #expect(try balances(["Konto,12345678", "Kontostand vom 30.12.2024 20:15,"]).isEmpty)
  }

  private func rows(_ lines: String...) -> [String] {
    ["Date;Text;Amount;D/C"] + lines
  }

  /// Rows among the transactions state balances, too.
  @Test func closingRowIsTheBalance() throws {
    let found = try balances(
      [],
      rows(
        "01.03.2026;Opening balance;1000,00;C", "08.03.2026;SHOP;125,50;D", "31.03.2026;Turnover;125,50;D",
        "31.03.2026;Closing balance;874,50;C"))
    #expect(found.map(\.balance) == cents(87450))
    #expect(found.first?.date?.day.description == "2026-03-31")
  }

  /// Balances below the table may be shifted by a column.
  @Test func shiftedRowsAreBalances() throws {
    let found = try balances(
      [],
      [
        "Buchungstag;Empfänger;Verwendungszweck;Währung;Umsatz;", "08.08.2026;Bank;Entgelt;EUR;5,00;S",
        "17.07.2026;Acme;Rechnung;EUR;136,00;H", "", "17.07.2026;;EUR;Anfangssaldo;0,00;H",
        "08.08.2026;;EUR;Endsaldo;131,00;H",
      ])
    #expect(found.map(\.balance) == cents(13100))
  }

  /// A balance that does not follow from the opening balance is not used.
  @Test func closingRowMustFollow() throws {
    let found = try balances(
      [],
      rows(
        "01.03.2026;Opening balance;1000,00;C", "08.03.2026;SHOP;125,50;D", "31.03.2026;Closing balance;900,00;C"))
    #expect(found.isEmpty)
  }

  /// Below rows that begin with the newest, a balance without a name may be that before the oldest.
  @Test func olderBalanceIsNotUsed() throws {
    let lines = ["08.03.2026;SHOP;125,50;D", "07.03.2026;WAGES;900,00;C"]
    #expect(try balances([], rows(lines[0], lines[1], "06.03.2026;Saldo;100,00;C")).isEmpty)
    #expect(try balances([], rows("08.03.2026;Saldo;874,50;C", lines[0], lines[1])).map(\.balance) == cents(87450))
  }

  @Test func availableCreditIsNotTheBalance() throws {
    let answer = try Answer(
      """
      Date,Description,Amount,Available credit
      2026-03-15,AMAZON,-25.00,4975.00
      2026-03-16,TESCO,-10.00,4965.00
      2026-03-20,PAYMENT,35.00,5000.00

      """)
    let figures = answer.statements.flatMap(\.balances)
    #expect(figures.allSatisfy { $0.balance == nil } && figures.contains { $0.available != nil })
  }
}

/// Several tables in a file.
@Suite struct CSVSectionTests {
  @Test(arguments: [
    ("Checking 111", "Savings 222"), ("Card ending 1234", "Card ending 5678"),
    ("DE02500105170137075030", "DE02120300000000202051"),
  ]) func titlesOfRepeatedTablesAreAccounts(_ first: String, _ second: String) throws {
    let answer = try Answer(
      """
      \(first)
      Date;Text;Amount
      15.03.2026;AMAZON;-25,00
      16.03.2026;WAGES;2500,00
      \(second)
      Date;Text;Amount
      17.03.2026;INTEREST;3,00

      """)
    #expect(answer.statements.map(\.rows.count) == [2, 1])
    #expect(Set(answer.statements.map(\.account.nativeId)).count == 2)
  }

  @Test(arguments: ["Page 2 of 2", "March 2026"]) func titlesOfPagesAreNotAccounts(_ title: String) throws {
    let answer = try Answer(
      """
      Account: 12345678
      Date;Text;Amount
      15.03.2026;AMAZON;-25,00
      \(title)
      Date;Text;Amount
      17.03.2026;INTEREST;3,00

      """)
    #expect(answer.statements.map(\.rows.count) == [2])
  }

  /// Unlike a title, the foot of a page stands above no first table.
  @Test func footOfAPageIsNotAnAccount() throws {
    let answer = try Answer(
      """
      Transactions
      Date;Text;Amount
      15.03.2026;AMAZON;-25,00
      16.03.2026;WAGES;2500,00
      Questions? Call 0800 123456
      Date;Text;Amount
      17.03.2026;INTEREST;3,00

      """)
    #expect(answer.statements.map(\.rows.count) == [3])
  }

  /// In a short file, each own account may have a single row.
  @Test func numbersBeforeTheDateAreAccounts() throws {
    let answer = try Answer(
      """
      Account Type,Account Number,Date,Description,Amount
      Checking,111,2026-03-04,A,-1.00
      Savings,222,2026-03-05,B,-2.00
      Savings,222,2026-03-05,C,-4.00
      Visa,333,2026-03-06,D,-3.00

      """)
    #expect(answer.statements.map(\.rows.count) == [1, 2, 1])
  }

  /// A line end within a text without quotes breaks a row, which would otherwise be lost.
  @Test func brokenRowIsRefused() {
    let rows = ["2026-03-14,WAGES,1000.00", "2026-03-15,AMAZON\nEU SARL,-25.00", "2026-03-17,TESCO,-10.00"]
    for start in rows.indices {
      let order = rows[start...] + rows[..<start]
      #expect(refusal("Date,Description,Amount\n" + order.joined(separator: "\n") + "\n") != nil)
    }
  }
}
