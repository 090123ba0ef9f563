import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct JoinTests {
  let place = try! TestFolder()
  private static let iban = "DE89370400440532013000"

  private func record(
    _ nativeId: String, connection: String = "", number: String? = nil, currency: String = "EUR"
  ) -> AccountRecord {
    AccountRecord(
      connection: connection, nativeId: nativeId, number: number, currency: Currency(code: currency, decimals: 2))
  }

  /// The number of accounts after importing these files, and the notes.
  private func imports(_ records: AccountRecord...) throws -> (accounts: Int, notes: [String]) {
    let place = try TestFolder()
    let writer = try place.writer()
    let notes = try records.flatMap { try writer.importFile([], of: $0).problems.map(\.message) }
    return (try place.reader().accounts().count, notes)
  }

  @Test
  func equalIBANAndCurrencyAreOneAccount() throws {
    let camt = record(Self.iban, number: Self.iban)
    let mt940 = record(Self.iban + "EUR", number: Self.iban)
    let spaced = record("DE89 3704 0044 0532 0130 00", connection: "COBADEFF")
    #expect(try imports(camt, mt940, spaced).accounts == 1)
    #expect(try imports(camt, record(Self.iban, currency: "USD")).accounts == 2)
    #expect(try imports(camt, record("DE02120300000000202051")).accounts == 2)
  }

  @Test
  func equalNumberAtOneBankIsOneAccount() throws {
    let camt = record(Self.iban)
    let german = record("37040044/0532013000")
    #expect(try imports(camt, german).accounts == 1)
    #expect(try imports(record("532013000", connection: "37040044"), german).accounts == 1)
    let norwegian = record("NO9386011117947", currency: "NOK")
    #expect(try imports(norwegian, record("8601.11.17947", currency: "NOK")).accounts == 1)
    #expect(try imports(norwegian, record("86011117948", currency: "NOK")).accounts == 2)
  }

  @Test
  func likelyAccountsStayApartAndAreReported() throws {
    let (accounts, notes) = try imports(
      record("532013000", connection: "BANKA"), record("532013000", connection: "BANKB"))
    #expect(accounts == 2)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("same_as = \"532013000\"") == true)
    #expect(try imports(record("1234"), record("1234", connection: "x")).notes.isEmpty)
    #expect(try imports(record("719***810", connection: "a"), record("719***810", connection: "b")).accounts == 2)
  }

  /// A statement of OFX, whose accounts have a bank, a number and a type.
  private func statement(_ type: String?, _ number: String = "0012345") -> AccountRecord {
    var account = record(number, connection: "121000248", number: number, currency: "USD")
    account.sourceType = type
    return account
  }

  @Test
  func checkingAndSavingsWithOneNumberAreTwoAccounts() throws {
    let place = try TestFolder()
    let writer = try place.writer()
    _ = try writer.record(.file("both.ofx", hash: "h")) { sink in
      for (type, cents) in [("CHECKING", -1000), ("SAVINGS", 1000)] as [(String, Int64)] {
        try sink(.account(statement(type)))
        try sink(.transactions([buy("TRANSFER", cents, on: 3)]))
      }
    }
    try writer.importFile([buy("INTEREST", 700, on: 4)], of: statement("SAVINGS"))
    let accounts = try place.reader().accounts()
    #expect(accounts.map(\.sourceType).sorted { $0! < $1! } == ["CHECKING", "SAVINGS"])
    #expect(accounts.allSatisfy { $0.number == "0012345" })
    #expect(try imports(statement("CHECKING"), statement("SAVINGS"), statement("CHECKING")).accounts == 2)
  }

  @Test
  func untypedAccountIsTheFirstWithItsNumber() throws {
    #expect(try imports(statement(nil), statement("SAVINGS")).accounts == 1)
    #expect(try imports(statement(nil), statement("SAVINGS"), statement("CHECKING")).accounts == 2)
    #expect(try imports(statement("SAVINGS"), statement(nil)).accounts == 1)
    #expect(try imports(statement("savings"), statement("SAVINGS")).accounts == 1)
    #expect(try imports(statement("CACC"), statement("SAVINGS")).accounts == 1)
  }

  @Test
  func configuredAccountsAreJoined() throws {
    let writer = try place.writer()
    writer.sameAccounts = ["532013000": "11112222"]
    try writer.importFile([], of: record("1111 2222"))
    try writer.importFile([buy(on: 3)], of: record("532013000", connection: "B", currency: "XXX"))
    #expect(try place.reader().accounts().map(\.nativeId) == ["1111 2222"])
    #expect(try place.reader().accounts().map(\.transactions) == [1])
  }

  // MARK: A feed and a statement

  private let feed = AccountRecord(
    connection: "c", nativeId: "opaque", number: Self.iban, currency: Currency(code: "EUR", decimals: 2))
  private var file: AccountRecord { record(Self.iban) }

  private func lines() throws -> [String] { try place.reader().lines() }

  @Test
  func statementAfterAFeedAddsNothingTwiceAndWins() throws {
    let writer = try place.writer()
    try writer.refresh([buy("COFFEE", on: 3, id: "s1"), buy("RENT", -90000, on: 4, id: "s2")], of: feed)
    let rows = [buy("Coffee shop, card 12", on: 3, id: "f1"), buy("Rent november", -90000, on: 5, id: "f2")]
    let summary = try writer.importFile(rows, period: 1...30, of: file)
    #expect((summary.added, summary.unchanged) == (0, 2))
    #expect(try lines() == ["5 Rent november -900.00", "3 Coffee shop, card 12 -4.00"])
    // Both can be repeated, in any order.
    for _ in 1...2 {
      #expect(
        try writer.refresh([buy("COFFEE", on: 3, id: "s1"), buy("RENT", -90000, on: 4, id: "s2")], of: feed).changes
          == 0)
      #expect(try writer.importFile(rows, period: 1...30, of: file).changes == 0)
    }
    #expect(try lines() == ["5 Rent november -900.00", "3 Coffee shop, card 12 -4.00"])
    #expect(try place.sql(DayTotalTests.difference) == [])
  }

  @Test
  func feedAfterAStatementAddsAndChangesNothing() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee shop", on: 3, id: "f1"), buy("Coffee shop", on: 3, id: "f2")], of: file)
    let answer = [buy("COFFEE", on: 3, id: "s1"), buy("COFFEE", on: 3, id: "s2"), buy("TEA", on: 6, id: "s3")]
    #expect(try writer.refresh(answer, of: feed).added == 1)
    #expect(try writer.refresh(answer, of: feed).changes == 0)
    #expect(try lines() == ["6 TEA -4.00", "3 Coffee shop -4.00", "3 Coffee shop -4.00"])
  }

  @Test
  func lateFeedDoesNotReserveABookedPayment() throws {
    let writer = try place.writer()
    let late = [buy("COFFEE", on: 3, id: "p1", .authorized)]
    try writer.refresh(late, of: feed)
    #expect(try writer.importFile([buy("Coffee Oslo", on: 4, id: "f1")], period: 1...9, of: file).posted == 1)
    #expect(try writer.refresh(late, of: feed).changes == 0)
    #expect(try writer.refresh([buy("COFFEE", on: 4, id: "s1")], of: feed).added == 0)
    #expect(try lines() == ["4 Coffee Oslo -4.00"])
  }

  @Test
  func anotherAmountOrDayIsAnotherTransaction() throws {
    let writer = try place.writer()
    try writer.refresh([buy("COFFEE", -400, on: 3, id: "s1"), buy("TEA", -300, on: 9, id: "s2")], of: feed)
    let summary = try writer.importFile(
      [buy("Coffee", -401, on: 3, id: "f1"), buy("Tea", -300, on: 14, id: "f2")], period: 1...30, of: file)
    #expect(summary.added == 2)
  }

  @Test
  func undoOfAStatementRestoresTheFeedsText() throws {
    let writer = try place.writer()
    let answer = [buy("COFFEE", on: 3, id: "s1"), buy("TEA", on: 6, id: "s3")]
    try writer.refresh(answer, of: feed)
    let before = try place.state()
    let statement = try writer.importFile([buy("Coffee shop", on: 3, id: "f1"), buy("Bus", on: 5, id: "f3")], of: file)
    #expect(try lines() == ["6 TEA -4.00", "5 Bus -4.00", "3 Coffee shop -4.00"])
    try writer.undoImport(statement.fetch)
    #expect(try place.state() == before)
    #expect(try writer.refresh(answer, of: feed).changes == 0)
  }

  @Test
  func deletedTransactionStaysDeletedForOtherSources() throws {
    let writer = try place.writer()
    try writer.refresh([buy("COFFEE", on: 3, id: "s1")], of: feed)
    try writer.delete(try #require(place.reader().list().first?.id))
    #expect(try writer.importFile([buy("Coffee shop", on: 3, id: "f1")], of: file).deleted == 1)
    #expect(try lines() == [])
  }
}
