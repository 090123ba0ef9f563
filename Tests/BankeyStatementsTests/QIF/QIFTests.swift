import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// QIF: accounts, dates, amounts, texts.
@Suite struct QIFTests {
  /// A transaction with these lines after its date and amount.
  static func row(_ date: String = "1/15/26", _ amount: String = "-4.10", _ more: String = "PCOFFEE\n") -> String {
    "D\(date)\nT\(amount)\n\(more)^\n"
  }

  /// A file with an account and its transactions.
  static func file(_ rows: String, type: String = "Bank") -> String {
    "!Account\nNMy account\nT\(type)\n^\n!Type:\(type)\n\(rows)"
  }

  private func days(_ dates: String...) throws -> [String] {
    try Answer(Self.file(dates.map { Self.row($0) }.joined())).rows.map(\.day.description)
  }

  private func amounts(_ figures: String...) throws -> [Amount] {
    try Answer(Self.file(figures.map { Self.row("1/15/26", $0) }.joined())).rows.map(\.amount)
  }

  private func cents(_ figures: Int64...) -> [Amount] { figures.map { Amount(units: $0, scale: 2) } }

  @Test func accountIsRead() throws {
    let answer = try Answer(Self.file(Self.row()))
    #expect(
      answer.statements.map(\.account) == [
        AccountRecord(
          nativeId: "My account", name: "My account", sourceType: "Bank", kind: .banking,
          currency: Currency(code: "XXX"))
      ])
    #expect(answer.row?.raw == "D1/15/26\nT-4.10\nPCOFFEE")
    #expect(answer.row?.counterparty == "COFFEE")
    #expect(answer.problems.map(\.message) == ["A statement does not name its currency."])
  }

  @Test(arguments: [
    ("Bank", AccountKind.banking), ("Cash", .other), ("CCard", .creditCard), ("Oth L", .loan), ("Oth A", nil),
  ]) func kindsAreRead(type: String, kind: AccountKind?) throws {
    #expect(try Answer(Self.file(Self.row(), type: type)).statements[0].account.kind == kind)
  }

  @Test func transactionsWithoutAHeaderAreRead() throws {
    let answer = try Answer("D13/02/2026\nT-12.50\nPShop\n^\nD14/02/2026\nT1,200.00\nPPay\n^\n")
    #expect(answer.rows.map(\.amount) == cents(-1250, 120_000))
    #expect(answer.rows.map(\.day.description) == ["2026-02-13", "2026-02-14"])
  }

  @Test(arguments: ["Dear customer\nTotal\n^\n", "D13/02/2026\nPShop\n^\n", "D13/02/2026\nT-12.50\n"])
  func otherTextIsNotATransaction(_ text: String) {
    #expect(refusal(text)?.message.hasPrefix("This is not a statement file") == true)
  }

  @Test func answerAboutDatesHoldsWithoutAHeader() throws {
    let file = "D03/02/2026\nT-12.50\nPShop\n^\n"
    let error = try #require(refusal(file))
    let question = try #require(error.question)
    var config = try ConfigText(path: "/nonexistent/config.toml")
    try config.add(question.settings + question.choices[0].settings)
    let answer = try Answer(Array(file.utf8), profiles: try config.config().csv)
    #expect(answer.rows.map(\.day.description) == ["2026-02-03"])
  }

  @Test func currencyBesideTheAmountsIsTheAccounts() throws {
    #expect(try amounts("-$12.50", "$1,200.00") == cents(-1250, 120_000))
    let answer = try Answer(Self.file(Self.row("1/15/26", "-£12.50") + Self.row("1/15/26", "£1,200.00")))
    #expect(answer.statements.map(\.account.currency) == [Currency(code: "GBP")])
    #expect(refusal(Self.file(Self.row("1/15/26", "-£12.50") + Self.row("1/15/26", "€3.00"))) != nil)
  }

  @Test func unnamedAccountIsReported() throws {
    let answer = try Answer("!Type:Bank \r\n" + Self.row() + "!Type:CCard\n" + Self.row() + Self.row())
    #expect(answer.statements.map(\.account.nativeId) == ["Bank", "CCard"])
    #expect(answer.statements.map(\.rows.count) == [1, 2])
    #expect(answer.problems.map(\.message).contains("The file does not name its account, so bankey calls it “Bank”."))
  }

  @Test func openingBalanceNamesTheAccount() throws {
    let opening = Self.row("1/1/26", "1,000.00", "POpening Balance\nL[Everyday]\n")
    let answer = try Answer("!Type:Bank\n" + opening + Self.row() + "!Type:Bank\n" + Self.row())
    #expect(answer.statements.map(\.account.name) == ["Everyday", nil])
    #expect(answer.statements.map(\.rows.count) == [2, 1])
    #expect(answer.rows.map(\.counterpartyAccount) == [nil, nil, nil])
    #expect(answer.problems.contains { $0.message.contains("does not name its account") && $0.line == 12 })
    let transfer = Self.row("1/1/26", "1,000.00", "PTo savings\nL[Savings]\n")
    #expect(try Answer("!Type:Bank\n" + transfer).statements.map(\.account.name) == [nil])
    #expect(try Answer("!Type:Bank\n" + transfer).row?.counterpartyAccount == "[Savings]")
  }

  @Test func otherListsAreIgnored() throws {
    let file =
      "!Option:AutoSwitch\n!Account\nNA\nTBank\n^\nNB\nTCCard\n^\n!Clear:AutoSwitch\n!Type:Cat\nNFood\nE\n^\n"
      + Self.file(Self.row()) + "!Type:Prices\n\"X\",1,\"1/1/26\"\n^\n"
      + Self.file(Self.row()).replacing("My", with: "Your")
    #expect(try Answer("# words\n\n" + file).statements.map(\.account.nativeId) == ["My account", "Your account"])
    #expect(StatementFormat.sniff(Array(file.utf8)) == .qif)
  }

  @Test func wholeFileDecidesTheDateOrder() throws {
    #expect(try days("1/2/26", "3/4/26", "1/13/26") == ["2026-01-02", "2026-03-04", "2026-01-13"])
    #expect(try days("1/2/26", "3/4/26", "13/1/26") == ["2026-02-01", "2026-04-03", "2026-01-13"])
    #expect(
      refusal(Self.file(Self.row("1/13/26") + Self.row("13/1/26")))?.message.contains("the month first") == true)
  }

  @Test(arguments: [
    ("MDY", "03.01.26", "2026-03-01"), ("MDY", "10.18.25", "2025-10-18"), ("DMY", "03/01/2026", "2026-01-03"),
    ("MDY", "03/01/2026", "2026-03-01"), ("MDY", "3. May 2026", "2026-05-03"), ("MDY", "2026.03.01", "2026-03-01"),
    ("AutoSwitch", "03.01.26", "2026-01-03"),
  ]) func declaredOrderIsThatOfTheDates(option: String, date: String, day: String) throws {
    let answer = try Answer("!Option:\(option)\n" + Self.file(Self.row(date)))
    #expect(answer.rows.map(\.day.description) == [day])
    #expect(answer.problems.map(\.message) == ["A statement does not name its currency."])
  }

  @Test func impossibleDeclaredDateOrderIsIgnored() throws {
    let answer = try Answer("!Option:MDY\n" + Self.file(Self.row("13/01/2026") + Self.row("02/01/2026")))
    #expect(answer.rows.map(\.day.description) == ["2026-01-13", "2026-01-02"])
  }

  @Test func undecidedOrderIsReported() throws {
    let answer = try Answer(Self.file(Self.row("1/1/26") + Self.row("1/2/26")))
    #expect(answer.rows.map(\.day.description) == ["2026-01-01", "2026-01-02"])
    #expect(answer.problems.contains { $0.message.contains("“1/2/26”") && $0.line == 10 })
    #expect(try Answer(Self.file(Self.row("1/1/26"))).problems.count == 1)
  }

  @Test(arguments: [
    ("6/ 1/94", "1994-06-01"), ("2/10'2020", "2020-02-10"), ("1/31' 7", "2007-01-31"), ("15.01.2026", "2026-01-15"),
    ("2026-01-15", "2026-01-15"), ("20260115", "2026-01-15"), ("26 Jan 2026", "2026-01-26"),
    ("Jan 26, 2026", "2026-01-26"),
    ("12-31-59", "2059-12-31"), ("12/31/80", "1980-12-31"), ("2/29/24", "2024-02-29"),
  ]) func datesAreRead(text: String, day: String) throws {
    #expect(try days(text, "1/31/20") == [day, "2020-01-31"])
  }

  @Test func dayPastTheMonthsEndIsItsLast() throws {
    let answer = try Answer(Self.file(Self.row() + Self.row("2/30/26")))
    #expect(answer.rows.map(\.day.description) == ["2026-01-15", "2026-02-28"])
    #expect(answer.problems.contains { $0.message.contains("“2/30/26”") && $0.severity == .note })
  }

  @Test(arguments: ["2/32/26", "today", "", "1/2", "1/2/3/4", "1/1/1026", "32 Foo 2026", "1/15/12345"])
  func impossibleDateIsReported(text: String) throws {
    let answer = try Answer(Self.file(Self.row() + Self.row(text)))
    #expect(answer.rows.count == 1)
    #expect(answer.problems.first { $0.severity == .rejected }?.line == 10)
  }

  @Test func evidenceForTheDateOrderIsReported() throws {
    let comma = try Answer(Self.file(Self.row("01/02/26", "-4,10") + Self.row("01/02/26", "-2,00")))
    #expect(comma.rows.map(\.day.description) == ["2026-02-01", "2026-02-01"])
    #expect(comma.problems.contains { $0.message.contains("day-first, because no country with a decimal comma") })
    let rows = ["05/03/26", "06/03/26", "02/04/26", "03/04/26", "01/05/26"].map { Self.row($0) }.joined()
    let sorted = try Answer(Self.file(rows))
    #expect(sorted.rows.last?.day.description == "2026-05-01")
    #expect(sorted.problems.contains { $0.message.contains("because the rows are in date order only that way") })
    let short = try Answer(Self.file(Self.row("6/1/94") + Self.row("6/2/94")))
    #expect(short.rows.map(\.day.description) == ["1994-06-01", "1994-06-02"])
    #expect(short.problems.contains { $0.message.contains("are American") })
  }

  @Test func undecidedFileIsRefusedUntilAnswered() throws {
    let file = "!Type:Bank\n" + Self.row("01/02/2026") + Self.row("03/02/2026")
    #expect(refusal(file)?.message.contains("dates = \"day-first\" or dates = \"month-first\"") == true)
    var profile = CSVProfile(name: "x")
    (profile.match, profile.dates) = ("!Type:Bank", .dayFirst)
    (profile.currency, profile.account) = (Currency(code: "GBP"), "Joint")
    let answer = try Answer(Array(file.utf8), profiles: [profile])
    #expect(answer.rows.map(\.day.description) == ["2026-02-01", "2026-02-03"])
    #expect(answer.statements.map(\.account.nativeId) == ["Joint"])
    #expect(answer.statements.map(\.account.currency.code) == ["GBP"])
  }

  @Test func previewAsksWhatTheFileLeavesOpen() throws {
    let rows = Self.row("01/02/2026") + Self.row("03/02/2026", "12.00")
    for (file, isSaved) in [("!Type:Bank\n" + rows, false), (Self.file(rows), true)] {
      let question = try #require(refusal(file)?.question)
      #expect(question.topic == .dates && question.value == "01/02/2026" && question.lit == [0])
      // A list of records has no columns to describe.
      #expect(question.row == ["01/02/2026", "-4.10", "COFFEE"] && question.rows.isEmpty)
      #expect(question.choices.map(\.outcomes[1].day) == ["2026-02-03", "2026-03-02"])
      let said = question.settings(choice: question.choices[0])
      #expect(said.allSatisfy { $0.isSaved == isSaved })
      var config = try ConfigText(path: "/nonexistent/config.toml")
      try config.add(said)
      let answer = try Answer(Array(file.utf8), profiles: try config.config().csv)
      #expect(answer.rows.map(\.day.description) == ["2026-02-01", "2026-02-03"])
    }
    let open = try #require(refusal(Self.file(Self.row("1/15/26", "1,234")))?.question)
    #expect(open.topic == .decimals)
    #expect(open.choices.map(\.sample) == ["1234.00", "1.234"])
  }

  @Test func answerAboutOneFileDoesNotReorderAnother() throws {
    var profile = CSVProfile(name: "x")
    (profile.match, profile.dates, profile.decimals) = ("!Type:Bank", .dayFirst, .comma)
    let file = "!Type:Bank\n" + Self.row("01/02/2026", "-1.25") + Self.row("01/15/2026", "-4.10")
    let answer = try Answer(Array(file.utf8), profiles: [profile])
    #expect(answer.rows.map(\.day.description) == ["2026-01-02", "2026-01-15"])
    #expect(answer.rows.map(\.amount) == cents(-125, -410))
  }

  @Test func wholeFileDecidesTheMark() throws {
    #expect(try amounts("-1,000.00", "1,234", "5") == cents(-100000, 123400, 500))
    #expect(try amounts("-12,57", "1.234", "1.000,5") == cents(-1257, 123400, 100050))
    #expect(try amounts("1,000,000", "2,500") == cents(100_000_000, 250000))
    #expect(refusal(Self.file(Self.row("1/15/26", "1,234")))?.message.contains("thousands or decimals") == true)
    #expect(refusal(Self.file(Self.row("1/15/26", "1,23") + Self.row("1/15/26", "1.23"))) != nil)
  }

  @Test(arguments: ["5.00 apples", "", "12abc", "1e5"]) func uncertainAmountIsReported(text: String) throws {
    let answer = try Answer(Self.file(Self.row() + Self.row("1/15/26", text)))
    #expect(answer.rows.count == 1)
    #expect(answer.problems.filter { $0.severity == .rejected }.map(\.line) == [10])
  }

  @Test(arguments: [
    ("PShop\nMfor Ann\n", "Shop - for Ann"), ("Monly a memo\n", "only a memo"), ("LFood:Out\n", "Food:Out"),
    ("N1005\nPBank\n", "Bank 1005"), ("N1005\n", "CHECK 1005"), ("NINV-1\nPAnn\n", "Ann"), ("M\nN\nPAnn\nLX\n", "Ann"),
    ("PAnn\nSFood\nEa part\n$-1.00\nSRent\nMof a part\n", "Ann - of a part"),
  ]) func payeeAndMemoMakeTheText(lines: String, text: String) throws {
    #expect(try Answer(Self.file(Self.row("1/15/26", "-4.10", lines))).row?.description == text)
  }

  @Test func splitsAreNotTheTransaction() throws {
    let row = try Answer(Self.file(Self.row("1/15/26", "-4.10", "PAnn\nSFood\nD1/1/20\n$-4.00\nSRent\n$-0.10\n"))).row
    #expect(row?.amount == Amount(units: -410, scale: 2))
    #expect(row?.day.description == "2026-01-15")
  }

  @Test(arguments: [
    ("Buy", "1000.00", "-1000.00"), ("Sell", "1000.00", "1000.00"), ("BuyX", "1000.00", "0.00"),
    ("Div", "5.00", "5.00"),
    ("ReinvDiv", "5.00", "0.00"), ("Cash", "-5.00", "-5.00"), ("XOut", "5.00", "-5.00"), ("ShrsIn", "5.00", "0.00"),
  ]) func tradeChangesTheCash(action: String, amount: String, cash: String) throws {
    let file = Self.file(Self.row("1/15/26", amount, "N\(action)\nYACME\n"), type: "Invst")
    #expect(try Answer(file).row?.amount == AmountParser.parse(cash))
    #expect(try Answer(file).row?.description == "\(action) ACME")
  }

  @Test func unknownOrCashlessTradeIsReported() throws {
    let file = Self.file("D1/15/26\nNBuy\nYACME\n^\n" + Self.row("1/15/26", "5.00", "NDream\n"), type: "Invst")
    let answer = try Answer(file)
    #expect(answer.rows.map(\.amount) == [.zero])
    #expect(answer.problems.contains { $0.message.contains("“Dream”") && $0.severity == .rejected })
    #expect(answer.problems.contains { $0.message.contains("so it counts as 0") })
  }

  @Test(arguments: ["!Type:Bank\n", "!Type:Cat\nNFood\n^\n", "!Account\nNA\n^\n"])
  func fileWithoutTransactionsHasNothingToImport(file: String)
    throws
  {
    #expect(try Answer(file).problems.map(\.message) == ["There is nothing to import: the file has no statement."])
  }

  /// A file that is cut anywhere is refused, or yields only whole transactions.
  @Test func truncatedFileGivesOnlyWholeTransactions() throws {
    let file = Self.file(Self.row("1/15/26") + Self.row("1/16/26", "-20.00", "PHOTEL\nMtwo nights\n"))
    let (bytes, whole) = (Array(file.utf8), try Answer(file))
    for length in bytes.indices {
      guard let answer = try? Answer(Array(bytes[..<length])) else { continue }
      #expect(whole.rows.starts(with: answer.rows), "cut after \(length) bytes")
    }
    #expect(refusal(Array(bytes.dropLast(2)))?.message == "The file is cut off: it ends inside a record.")
  }

  @Test func recordWithoutAnEndIsRefused() {
    let file = Self.file(Self.row()).dropLast(2) + Self.file(Self.row())
    #expect(refusal(String(file)) == StatementError("The record before this line has no end.", line: 9))
  }

  @Test(arguments: [
    "D1/16/26\nT-2.00\nPTEA\n^\n", "T-2.00\nD1/16/26\n^\n", "SFood\n$-1.00\nD1/16/26\nT-2.00\n^\n",
  ]) func joinedTransactionsAreRefused(more: String) {
    let file = Self.file(Self.row().dropLast(2) + more)
    #expect(refusal(file)?.message == "The record before this line has no end.")
  }

  @Test func endlessRecordIsRefused() {
    let more = String(repeating: "Aword\n", count: 100_000)
    #expect(refusal(Self.file(Self.row("1/15/26", "1", more)))?.message.contains("longer than") == true)
  }

  @Test(arguments: ["\r\n", "\r", "\n\n"]) func everyLineEndingIsRead(_ end: String) throws {
    let file = "\u{FEFF}" + Self.file(Self.row()).replacing("\n", with: end)
    #expect(try Answer(file).row?.description == "COFFEE")
  }
}
