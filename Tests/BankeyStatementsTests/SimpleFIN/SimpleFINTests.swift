import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// SimpleFIN: accounts, connections and what is wrong with them.
@Suite struct SimpleFINTests {
  private let clock = Clock(fixed: nil, offset: 0)

  private func read(_ text: String) throws -> Answer { try Answer(Array(text.utf8), clock: clock) }

  private func cents(_ units: Int64) -> Amount { Amount(units: units, scale: 2) }

  @Test func version1AccountIsRead() throws {
    let answer = try read(SimpleFINSample.answer(SimpleFINSample.row()))
    #expect(
      answer.statements.map(\.account) == [
        AccountRecord(
          connection: "o1", nativeId: "A1", name: "Checking", institution: "First Bank", currency: Currency(code: "USD")
        )
      ])
    #expect(
      answer.statements[0].balances == [
        BalanceRecord(balance: cents(10050), available: cents(10050), date: LocalTime(iso: "2026-10-31"))
      ])
    #expect(answer.connections == [ConnectionRecord(nativeId: "o1", name: "First Bank")])
    #expect(answer.problems == [] && answer.statements[0].holdings == nil)
    #expect(try SimpleFINAnswer(Array(SimpleFINSample.first.utf8)).version == 1)
  }

  @Test func version2AccountsAreRead() throws {
    let answer = try read(SimpleFINSample.second)
    #expect(answer.statements.map(\.account.connection) == ["C1", "C2"])
    #expect(answer.statements.map(\.account.institution) == ["First Bank", "First Bank - Bob"])
    #expect(answer.statements.map(\.account.kind) == [.investment, nil])
    #expect(answer.statements[0].balances.map(\.date) == [LocalTime(iso: "2026-10-31T18:00")])
    #expect(answer.statements.map { $0.balances[0].available } == [nil, nil])
    #expect(try SimpleFINAnswer(Array(SimpleFINSample.second.utf8)).version == 2)
  }

  @Test func errorsStandWithTheirConnection() throws {
    let answer = try read(SimpleFINSample.second)
    #expect(
      answer.connections == [
        ConnectionRecord(nativeId: "C1", name: "First Bank - Ann"),
        ConnectionRecord(nativeId: "C2", name: "First Bank - Bob", error: "Log in again"),
        ConnectionRecord(nativeId: "C3", name: "Nobody"),
      ])
    #expect(answer.statements.map(\.complaints) == [["Some days are missing"], []])
    #expect(
      answer.problems.map(\.message) == [
        "The server says: No such account", "The server says: You ask too\u{FFFD}[2J often",
        "The server says: Old words",
      ])
  }

  @Test func version1ErrorIsMatchedToItsConnection() throws {
    let answer = try read(SimpleFINSample.first)
    #expect(answer.connections.map(\.error) == ["Connection to First Bank may need attention"])
    #expect(answer.problems == [])
    let other = try read(SimpleFINSample.answer(errors: #""Connection to Other Bank may need attention""#))
    #expect(other.connections.map(\.error) == [nil])
    #expect(other.problems.map(\.message) == ["The server says: Connection to Other Bank may need attention"])
  }

  @Test func errorOfAnUnknownConnectionIsKept() throws {
    let text = #"{"errlist":[{"code":"con.new","msg":"Gone","conn_id":"C9"}],"connections":[],"accounts":[]}"#
    #expect(refusal(text)?.message == "The server says: Gone")
    let account = #"{"id":"1","conn_id":"C1","conn_name":"A","currency":"USD","balance":"1"}"#
    let answer = try read(text.replacing("\"accounts\":[]", with: "\"accounts\":[\(account)]"))
    #expect(
      answer.connections == [
        ConnectionRecord(nativeId: "C1", name: "A"), ConnectionRecord(nativeId: "C9", error: "Gone"),
      ])
  }

  @Test func holdingsAreRead() throws {
    let holdings = try #require(try read(SimpleFINSample.second).statements[0].holdings)
    let day = Day(iso: "2026-10-31")
    #expect(
      holdings == [
        HoldingRecord(
          nativeId: "h1", name: "Shares of Apple", quantity: Amount(units: 550, scale: 0), price: cents(10),
          value: cents(10_588_480), currency: Currency(code: "USD"), day: day),
        HoldingRecord(
          nativeId: "h2", name: "XYZ", quantity: cents(125), value: cents(10000), currency: Currency(code: "EUR"),
          day: day),
      ])
  }

  @Test(arguments: [
    ("\"usd\"", "12.00", "USD", 2), ("\"https://x.example/points/miles?a=1\"", "12", "miles", 0),
    ("\"https://x.example/miles\"", "12.5", "miles", 2), ("\"https://x.example/usd\"", "12", "usd (x.example)", 0),
    ("\"https://x.example\"", "1", "x.example", 0), ("\"Stars\"", "12", "Stars", 2), ("null", "1", "XXX", 2),
    ("5", "1", "XXX", 2),
  ]) func currencyIsRead(currency: String, balance: String, code: String, decimals: Int) throws {
    let text = #"{"accounts":[{"id":"1","currency":\#(currency),"balance":"\#(balance)"}]}"#
    let answer = try read(text)
    #expect(answer.statements[0].account.currency == Currency(code: code, decimals: decimals))
    #expect(answer.problems.map(\.message) == (code == "XXX" ? ["An account does not name its currency."] : []))
  }

  @Test func currencyHasItsName() throws {
    let text = #"{"accounts":[{"id":"1","currency":"https://x.example/miles","balance":"5"}]}"#
    let answer = try SimpleFINAnswer(Array(text.utf8))
    #expect(answer.currencyAddresses == ["https://x.example/miles"])
    var codes: [String] = []
    try answer.read(currencyNames: ["https://x.example/miles": "Bonus Miles"]) { event in
      if case .account(let account) = event { codes.append(account.currency.code) }
    }
    #expect(codes == ["Bonus Miles"])
  }

  @Test func unreadableBalanceIsReported() throws {
    let text = #"{"accounts":[{"id":"1","currency":"USD","balance":"lots","available-balance":"5.00"}]}"#
    let answer = try read(text)
    #expect(answer.statements[0].balances == [BalanceRecord(available: cents(500))])
    #expect(answer.problems == [StatementProblem(.note, "The balance “lots” cannot be read.", line: 1)])
  }

  @Test func unusableAccountsDoNotStopOthers() throws {
    let good = #"{"id":"1","currency":"USD","balance":"1"}"#
    let answer = try read("{\"accounts\":[7,\n{\"name\":\"x\"},\n{\"id\":\"2\",\"balance-date\":\"soon\"},\n\(good)]}")
    #expect(answer.statements.map(\.account.nativeId) == ["1"])
    #expect(
      answer.problems == [
        StatementProblem(.rejected, "Skipped an account: it is not an object.", line: 1),
        StatementProblem(.rejected, "Skipped an account: it has no id.", line: 2),
        StatementProblem(.rejected, "Skipped an account: its date “\"soon\"” is impossible.", line: 3),
      ])
  }

  @Test(arguments: [#"{"versions": ["1.0"]}"#, #"{"errors":[],"accounts":[]}"#])
  func answerWithoutAccountsHasNothingToImport(text: String)
    throws
  {
    #expect(StatementFormat.sniff(Array(text.utf8)) == .simplefin)
    #expect(try read(text).problems.map(\.message) == ["There is nothing to import: the file has no statement."])
  }

  @Test(arguments: [
    (#"{"errors":["Payment required."],"accounts":[]}"#, "The server says: Payment required.", 1),
    (#"{"errlist":[{"code":"gen.auth","msg":"No"}]}"#, "The server says: No", 1),
    (#"{"accounts":5}"#, "This JSON is not a SimpleFIN account set: it has no “accounts”.", 1),
    ("{\"accounts\":[\n}", "This is not valid JSON: a value is missing.", 2),
    ("{\"accounts\":[\n{", "The answer is cut off: the name of a member is missing.", 2),
    (#"{"name":"other"}"#, "This is not a statement file: it is JSON, but not from SimpleFIN.", 1),
  ]) func invalidAccountSetIsRefused(text: String, message: String, line: Int) {
    #expect(refusal(text) == StatementError(message, line: line))
  }
}
