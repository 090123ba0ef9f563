import BankeyModel
import Testing

/// The lines between the tables of a file, or between the rows of one, that say whose rows follow, and in which currency.
@Suite struct CSVTitleTests {
  private static let rows = [
    ["15.03.2026;AMAZON;-25,00", "16.03.2026;WAGES;2500,00"], ["17.03.2026;INTEREST;3,00", "18.03.2026;FEE;-1,00"],
  ]

  /// Tables with the same headers below these lines.
  private static func tables(_ titles: String...) -> String {
    let parts = zip(titles, rows + rows).map { ([$0, "Date;Text;Amount"] + $1).filter { !$0.isEmpty } }
    return parts.joined().joined(separator: "\n") + "\n"
  }

  /// A table with these lines between its rows.
  private static func table(_ titles: String...) -> String {
    let parts = zip(titles, rows).map { ["\($0);;"] + $1 }
    return (["Date;Text;Amount"] + parts.joined()).joined(separator: "\n") + "\n"
  }

  private func accounts(_ text: String) throws -> [String] {
    try Answer(text).accounts.map { "\($0.account.number ?? "") \($0.account.currency.code) \($0.rows.count)" }
  }

  @Test(arguments: [
    ("Currency;USD", "Currency;EUR"), ("Währung: USD", "Währung: EUR"), ("USD", "EUR"),
    ("Privatkonto USD", "Privatkonto EUR"), ("Account;Main USD", "Account;Travel EUR"),
    ("Movimientos en dólares", "Movimientos en euros"), ("US$", "€"), ("美元", "欧元"),
  ]) func titlesOfRepeatedTablesNameCurrencies(_ first: String, _ second: String) throws {
    let answer = try Answer(Self.tables(first, second))
    #expect(answer.accounts.map(\.account.currency.code) == ["USD", "EUR"])
    #expect(answer.accounts.map { $0.rows.map(\.amount) } == [cents(-2500, 250_000), cents(300, -100)])
    #expect(answer.problems.contains { $0.message.hasPrefix("The amounts are in several currencies, so each") })
    #expect(!answer.problems.contains { $0.message.hasPrefix("The file does not name its currency") })
  }

  @Test(arguments: [("USD Account", "EUR Account"), ("Consumos en dólares", "Consumos en euros"), ("USD", "EUR")])
  func titlesBetweenRowsNameCurrencies(_ first: String, _ second: String) throws {
    #expect(try accounts(Self.table(first, second)) == [" USD 2", " EUR 2"])
  }

  /// The pesos of several countries have no code of their own, but they are not dollars.
  @Test func titleMayNameAnUnknownCurrency() throws {
    #expect(try accounts(Self.tables("Cuenta en Pesos", "Cuenta en Dólares")) == [" XXX 2", " USD 2"])
    #expect(try accounts(Self.tables("Cuenta en Dólares", "Cuenta en Pesos")) == [" USD 2", " XXX 2"])
    #expect(try accounts(Self.table("Consumos en dólares", "Consumos en pesos")) == [" USD 2", " XXX 2"])
  }

  @Test func titleNamesAnAccountAndItsCurrency() throws {
    let file = Self.tables("Kontonummer: 12345678; Währung: CHF", "Kontonummer: 12345679; Währung: EUR")
    #expect(try accounts(file) == ["12345678 CHF 2", "12345679 EUR 2"])
    #expect(try accounts(Self.tables("USD account 111", "EUR account 222")).map { $0.suffix(5) } == ["USD 2", "EUR 2"])
  }

  @Test(arguments: [
    ("Checking account", "Savings account"), ("Transactions for Pocket", "Transactions for Current"),
    ("Girokonto", "Tagesgeld"), ("", "Savings account"), ("Transactions", "Card ending 5678"), ("Konto 1", "Konto 2"),
    ("Cuenta de ahorro 1", "Cuenta de ahorro 2"), ("Conto corrente EUR", "Conto deposito EUR"), ("Card", "Cash"),
  ]) func otherTitlesOfRepeatedTablesAreRefused(_ first: String, _ second: String) throws {
    let error = try #require(refusal(Self.tables(first, second)))
    #expect(error.message.hasPrefix("The file does not say whether the table below “\(second)” belongs to another"))
    #expect(try Answer(Array(Self.tables(first, second).utf8), profiles: [Self.skipping(second)]).accounts.count == 1)
  }

  private static func skipping(_ title: String) -> CSVProfile {
    var profile = CSVProfile(name: "bank")
    (profile.header, profile.skippedRows) = ("Date;Text;Amount", [title])
    return profile
  }

  @Test(arguments: [
    ("January", "February"), ("Page 1 of 2", "Page 2 of 2"), ("Transactions 2025", "Transactions 2026"),
    ("Savings account", "Savings account"), ("Savings account", "Savings account (continued)"), ("", ""),
    ("Umsätze vom 01.03.2026", "Umsätze vom 17.03.2026"), ("Extrato da conta", "Últimos lançamentos"),
    ("Transactions", "Questions? Call 0800 123456"), ("Savings", "Savings page 2 of 3"), ("Konto", "Side 2 av 3"),
  ]) func titlesOfTheSameAccountAreNone(_ first: String, _ second: String) throws {
    #expect(try accounts(Self.tables(first, second)) == [" XXX 4"])
  }

  /// Categories between the rows of one table are those of one account.
  @Test(arguments: [("Food", "Savings"), ("Euro Car Parks", "Travel"), ("Rent", "Food")]) func categoriesAreOneAccount(
    _ first: String, _ second: String
  ) throws {
    #expect(try accounts(Self.table(first, second)) == [" XXX 4"])
  }

  @Test func balancesContinuingBelowATitleShowOneAccount() throws {
    func file(_ balance: String) -> String {
      """
      Statement
      Date,Text,Amount,Balance
      2026-03-15,AMAZON,-25.00,75.00
      2026-03-16,WAGES,100.00,175.00
      Newer rows
      Date,Text,Amount,Balance
      2026-03-17,FEE,-1.00,\(balance)

      """
    }
    #expect(try accounts(file("174.00")) == [" XXX 3"])
    #expect(refusal(file("54.00")) != nil)
  }

  @Test func accountsInEachRowNeedNoTitle() throws {
    let file = """
      Checking
      Account,Date,Text,Amount
      12345678,2026-03-15,AMAZON,-25.00
      12345678,2026-03-16,WAGES,100.00
      Savings
      Account,Date,Text,Amount
      87654321,2026-03-17,INTEREST,1.00

      """
    #expect(try accounts(file) == ["12345678 XXX 2", "87654321 XXX 1"])
  }

  /// A line of one field may be a note about the row above it.
  @Test(arguments: ["Original amount 12.50 USD", "1 EUR = 1.08 USD", "Rate USD 1.08"]) func notesOfRowsAreNotTitles(
    _ note: String
  ) throws {
    #expect(try accounts(Self.table("Card", "Card").replacing("16.03", with: "\(note)\n16.03")) == [" XXX 4"])
  }
}

/// Titles that say which way the money below went, or that the rows below are no transactions.
@Suite struct CSVDirectionTitleTests {
  private func answer(_ first: String, _ second: String) throws -> Answer {
    try CSVSample.answer(
      first, "Date,Description,Amount", "15/01/2026,Salary,2000.00", "20/01/2026,Refund,12.00", "", second,
      "Date,Description,Amount", "16/01/2026,Lunch,12.00", "17/01/2026,Taxi,18.50")
  }

  @Test(arguments: [
    ("Income", "Expenses"), ("Deposits and other credits", "Withdrawals and other debits"), ("Einnahmen", "Ausgaben"),
    ("Payments and credits", "Purchases"), ("=== INCOME TRANSACTIONS ===", "=== EXPENSE TRANSACTIONS ==="),
    ("Money in", "Money out"), ("Deposits & additions", "ATM & debit card withdrawals"), ("Ingresos", "Gastos"),
    ("Interest earned", "Fees charged"), ("Innbetalinger", "Utbetalinger"), ("Encaissements", "Décaissements"),
  ]) func titlesGiveTheDirection(_ into: String, _ out: String) throws {
    let answer = try answer(into, out)
    #expect(answer.rows.map(\.amount) == cents(200_000, 1200, -1200, -1850))
    #expect(answer.accounts.count == 1)
    #expect(answer.problems.contains { $0.message.hasSuffix("money in or out by the titles above the rows.") })
  }

  @Test func titlesBetweenRowsGiveTheDirection() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Amount", "Withdrawals,,", "16/01/2026,Lunch,12.00", "17/01/2026,Taxi,18.50", "Deposits,,",
      "15/01/2026,Salary,2000.00")
    #expect(answer.rows.map(\.amount) == cents(-1200, -1850, 200_000))
  }

  /// A category of income, a payment of a card, a kind of account and a title without a direction leave it open.
  @Test(arguments: [
    ("Income tax", "Expenses"), ("Credit card payments", "Withdrawals"), ("Payments", "Purchases"),
    ("Deposit account", "Withdrawals"),
  ]) func otherWordsAreNotADirection(_ first: String, _ second: String) {
    let error = #expect(throws: StatementError.self) { try answer(first, second) }
    #expect(error?.message.hasPrefix("The titles above the rows say whether") == true)
  }

  @Test func everyRowNeedsADirection() throws {
    let rows = ["Deposits,,", "15/01/2026,A,2.00", "Withdrawals,,", "16/01/2026,B,1.00", "Corrections,,"]
    let lines = ["Date,Text,Amount"] + rows + ["17/01/2026,C,3.00"]
    let error = try #require(refusal(lines.joined(separator: "\n")))
    #expect(error.message.hasPrefix("The titles above the rows say whether money came in or went out, but not"))
  }

  /// Signs and words of the rows come first.
  @Test func signsCountBeforeTitles() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Amount", "Deposits,,", "15/01/2026,Salary,2000.00", "Withdrawals,,", "16/01/2026,Lunch,-12.00",
      "17/01/2026,Returned,18.50")
    #expect(answer.rows.map(\.amount) == cents(200_000, -1200, 1850))
  }

  @Test(arguments: ["Soldes journaliers", "Daily ending balance", "Tagessalden", "Saldos diarios", "每日余额"])
  func rowsBelowATitleOfBalancesAreNotTransactions(_ title: String) throws {
    let answer = try CSVSample.answer(
      "Date;Libellé;Débit;Crédit", "14/01/2026;TESCO;25,00;", "15/01/2026;SALAIRE;;2000,00", "20/01/2026;LOYER;600,00;",
      "\(title);;;", "14/01/2026;;;975,00", "15/01/2026;;;2975,00", "20/01/2026;;;2375,00")
    #expect(answer.rows.map(\.amount) == cents(-2500, 200_000, -60000))
    #expect(answer.problems.contains { $0.message == "Skipped 4 rows that are not transactions." })
  }

  @Test func rowsWithATextBelowATitleOfBalancesAreTransactions() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Amount", "Daily balance,,", "14/01/2026,TESCO,-25.00", "15/01/2026,SALARY,2000.00")
    #expect(answer.rows.count == 2)
  }
}

/// Titles that say whether the rows below are posted.
@Suite struct CSVStatusTitleTests {
  private static func file(_ titles: String...) -> String {
    let parts = zip(titles, [27, 14, 3]).map { "\($0),,\n\($1)/01/2026,SHELL,-60.00\n" }
    return "Date,Description,Amount\n" + parts.joined()
  }

  @Test(arguments: [
    "Upcoming payments", "Future transactions", "Planned", "Holds", "Expected", "Memo posted", "Geplante Zahlungen",
    "Anstehende Zahlungen", "Terminierte Überweisungen", "Kommende betalinger", "Tulevat", "Varaukset",
    "Lançamentos futuros", "Próximos pagos", "Retenciones", "Operaciones no liquidadas", "Prossimi pagamenti",
    "Zaplanowane", "Toekomstige", "Gelecek ödemeler", "Függő tételek", "עסקאות עתידיות", "予定", "예정",
  ]) func titlesOfScheduledRowsAreKnown(_ title: String) throws {
    #expect(try Answer(Self.file(title, "Posted transactions")).rows.map(\.status) == [.authorized, .posted])
  }

  @Test func unknownTitleBesideAPendingOneAsks() throws {
    let text = Self.file("Vorgemerkte Umsätze", "Daueraufträge")
    let error = try #require(refusal(text))
    #expect(error.message.hasPrefix("bankey does not know whether the rows below the title “Daueraufträge” are"))
    let question = try #require(error.question)
    #expect(question.topic == .status && question.choices.map(\.word) == ["booked", "pending"])
    var profile = CSVProfile(name: "bank")
    (profile.header, profile.pendingWords) = ("Date,Description,Amount", ["Daueraufträge"])
    #expect(try Answer(Array(text.utf8), profiles: [profile]).rows.map(\.status) == [.authorized, .authorized])
    (profile.pendingWords, profile.bookedWords) = ([], ["Daueraufträge"])
    #expect(try Answer(Array(text.utf8), profiles: [profile]).rows.map(\.status) == [.authorized, .posted])
  }

  /// Below headers of its own, such a title is one, too; words for transactions alone say that they are posted.
  @Test func titlesOfOtherTablesAsk() throws {
    func file(_ title: String) -> String {
      "Pending\nDate,Text,Amount\n2026-03-15,A,-25.00\n\(title)\nDate,Text,Amount\n2026-03-16,B,-3.00\n"
    }
    #expect(refusal(file("Standing orders")) != nil)
    #expect(try Answer(file("Transactions")).rows.map(\.status) == [.authorized, .posted])
    #expect(try Answer(file("Completed")).rows.map(\.status) == [.authorized, .posted])
  }

  @Test func titlesBesidePostedOnesAreCategories() throws {
    #expect(try Answer(Self.file("Food", "Posted transactions")).rows.map(\.status) == [.posted, .posted])
    let pages = try Answer(Self.file("Pending", "Page 2", "Posted")).rows
    #expect(pages.map(\.status) == [.authorized, .authorized, .posted])
    #expect(try Answer(Self.file("Pending", "Transactions")).rows.map(\.status) == [.authorized, .posted])
    #expect(refusal(Self.file("Pending", "March")) != nil)
    #expect(try Answer(Self.file("Pending", "Posted", "March")).rows.map(\.status) == [.authorized, .posted, .posted])
  }

  /// A label and its value above the table are about something else.
  @Test func futureDayIsNotATitle() throws {
    let answer = try CSVSample.answer(
      "Próximos vencimientos: 10/04/2026", "Fecha;Concepto;Importe", "15/03/2026;COTO;-25,00", "16/03/2026;PAGO;90,00")
    #expect(answer.rows.map(\.status) == [.posted, .posted])
  }
}
