import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The sources, their state, and the actions on them.
@Suite struct SourcesScreenTests {
  private static let now = Sample.clock.now.seconds
  private static func ago(hours: Int64, minutes: Int64 = 0) -> Timestamp {
    Timestamp(seconds: now - hours * 3600 - minutes * 60)
  }

  private static func account(_ name: String, _ source: String, _ connection: String = "", age: Int = 0)
    -> ListedAccount
  {
    ListedAccount(
      Account(
        id: name, source: source, connection: connection, nativeId: name, name: name, kind: .banking,
        currency: Currency(code: "USD"), balance: Sample.amount("100"),
        balanceDate: LocalTime(day: Sample.today.advanced(by: -age), minute: 432)))
  }

  private static let words = """
    Login required: \u{1B}[31myour bank wants you\u{1B}[0m to confirm that you still allow this connection. Go to \
    https://bridge.example/reconnect, choose Wells Fargo and sign in with your usual credentials; nothing else is needed.
    """

  /// A bridge with two banks, one of which failed, a bank with no calls left, a program, and statement files.
  private static let snapshot = AccountsSnapshot(
    accounts: [
      account("Checking", "bridge", "c1"), account("Savings", "bridge", "c1"),
      account("Car Loan", "bridge", "c2", age: 9),
      account("Brukskonto", "sbanken"), account("Gold", "vault", age: 1), account("Old Card", "files", age: 82),
    ],
    sources: [
      SourceStatus(
        name: "bridge", type: "simplefin", lastSuccess: ago(hours: 1, minutes: 48),
        connections: [
          ConnectionStatus(
            nativeId: "c1", name: "Chase", accounts: 2, lastSuccess: ago(hours: 1, minutes: 48),
            consentUntil: Sample.today.advanced(by: 40)),
          ConnectionStatus(
            nativeId: "c2", name: "Wells Fargo", accounts: 1, lastSuccess: ago(hours: 220),
            lastFailure: ago(hours: 1, minutes: 48), lastError: words, consentUntil: Sample.today.advanced(by: 3)),
        ],
        quotas: [
          QuotaStatus(name: "calls", allowed: 24, confirmed: 20, period: 86_400, start: ago(hours: 3), used: 3)
        ]),
      SourceStatus(name: "files", type: "files", lastSuccess: ago(hours: 30)),
      SourceStatus(
        name: "sbanken", type: "sbanken", lastSuccess: ago(hours: 25), lastFailure: ago(hours: 0, minutes: 20),
        lastError: "api.sbanken.no: too many requests (429)", nextAllowed: Timestamp(seconds: now + 4500)),
      SourceStatus(name: "vault", type: "command"),
    ])

  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US",
    of snapshot: AccountsSnapshot = snapshot
  ) async -> Person {
    let bank = FakeBank(snapshot)
    bank.proofs = [Self.proof]
    let person = await Person(width, height, capabilities, bank: bank, locale: locale).start()
    person.press("s")
    await person.settle()
    return person
  }

  /// An account whose statements do not add up.
  private static let proof = AccountReconciliation(
    account: "Old Card", currency: Currency(code: "USD"), statements: 3, lastDay: Sample.today.advanced(by: -82),
    faults: [
      ReconciliationFault(
        kind: .between, firstDay: Sample.today.advanced(by: -150), lastDay: Sample.today.advanced(by: -120),
        difference: Sample.amount("-12.00"))
    ])

  // MARK: What is seen

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async
  {
    let person = await start(width, height)
    expectScreen(person.screen, named: "sources-\(width)x\(height)")
    person.press(.down, .down, .enter)
    expectScreen(person.screen, named: "source-\(width)x\(height)")
  }

  /// The dates of all accounts stand below each other, and accounts of one name differ by their numbers.
  @Test func accountsOfASourceAlignAndDiffer() async throws {
    var snapshot = Self.snapshot
    let names = [("No-Fee All-In Chequing", "0842"), ("Savings", "1810"), ("Savings", "1001")]
    for (index, (name, number)) in names.enumerated() {
      (snapshot.accounts[index].account.name, snapshot.accounts[index].account.number) = (name, "033000" + number)
    }
    let person = await start(of: snapshot)
    person.press(.enter)
    let lines = person.lines.filter { $0.contains("bank data from") }
    #expect(
      lines.map { $0.dropFirst(2).split(separator: "  ")[0] } == [
        "No-Fee All-In Chequing", "Savings ··1810", "Savings ··1001",
      ])
    #expect(Set(lines.map { $0.prefix { $0 != "b" }.count }).count == 1, "\(person.text)")
  }

  @Test func asciiAndNorwegianScreensMatchRecordings() async {
    let plain = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    expectScreen(await start(80, 24, plain).screen, named: "sources-ascii")
    let norwegian = await start(locale: "nb_NO")
    expectScreen(norwegian.screen, named: "sources-norwegian")
    norwegian.press(.enter)
    expectScreen(norwegian.screen, named: "source-norwegian")
  }

  @Test func emptyListSaysWhatHelps() async {
    let account = Self.account("Gold", "gone")
    let person = await start(of: AccountsSnapshot(accounts: [account], sources: []))
    #expect(person.text.contains("There are no sources yet. Press a to connect a bank"))
    person.press(.enter, "y")
    #expect(person.text.contains("There are no sources yet."))
  }

  @Test func everySourceAndConnectionAppearsOnce() async {
    let person = await start(132, 50)
    for name in ["bridge", "Chase", "Wells Fargo", "Statement files", "sbanken", "vault"] {
      #expect(person.lines.count { $0.contains("  " + name) || $0.hasPrefix("▌ " + name) } == 1, "\(name)")
    }
    #expect(person.text.contains("21 of 24 calls left until tomorrow 06:00"))
    #expect(person.text.contains("! not before today 10:15"))
    #expect(person.text.contains("consent for 40 more days"))
    #expect(person.text.contains("! consent for 3 more days"))
    #expect(person.text.contains("not refreshed yet"))
  }

  @Test func onlyConnectionIsShownWithItsSource() async {
    let connection = ConnectionStatus(
      nativeId: "c1", name: "Chase", accounts: 1, lastSuccess: Self.ago(hours: 30), lastFailure: Self.ago(hours: 1),
      lastError: "Chase wants you to log in", consentUntil: Sample.today.advanced(by: 3))
    let source = SourceStatus(
      name: "bridge", type: "simplefin", lastSuccess: Self.ago(hours: 1), connections: [connection])
    let person = await start(of: AccountsSnapshot(accounts: [Self.account("Gold", "bridge", "c1")], sources: [source]))
    expectScreen(person.screen, named: "sources-only-connection")
    person.press(.down, .enter)
    expectScreen(person.screen, named: "source-only-connection")
  }

  @Test func longErrorIsCutInTheListOnly() async {
    let person = await start()
    #expect(person.text.contains("Login required: ") && person.text.contains("your bank wants you"))
    #expect(!person.text.contains("nothing else is needed"))
    person.press(.down, .down, .enter)
    #expect(person.lines.joined(separator: " ").contains("needed."))
    #expect(!person.text.unicodeScalars.contains("\u{1B}"))
    person.press(.escape)
    #expect(person.selected.joined().contains("Wells Fargo"))
  }

  @Test func contradictedStatementsShowDaysAndDifference() async {
    let person = await start()
    #expect(person.text.contains("! 1 account does not add up"))
    person.press("G", .up, .up, .enter)
    expectScreen(person.screen, named: "source-files")
    person.press("p")
    #expect(!person.text.contains("12.00"))
    person.press("G", .enter)
    #expect(person.lines[0].hasPrefix("‹ Old Card"))
  }

  @Test func longNameStandsAboveItsStatus() async {
    let name = "The account of a name that is long"
    let source = SourceStatus(name: "vault", type: "command", lastSuccess: Self.ago(hours: 1))
    let person = await start(of: AccountsSnapshot(accounts: [Self.account(name, "vault")], sources: [source]))
    person.press(.enter)
    #expect(person.lines.contains("  " + name))
    #expect(person.lines.contains { $0.hasPrefix("    bank data from today") })
  }

  // MARK: What can be done

  @Test func rRefreshesTheSelectedSource() async throws {
    let person = await start()
    person.press("r")
    await person.settle()
    try person.refreshing.finish()
    await person.settle()
    person.press("G", .enter, "r")
    await person.settle()
    #expect(person.bank.refreshed == [["bridge"], ["vault"]])
  }

  @Test func statementFilesAreNotRefreshed() async {
    let person = await start()
    person.press(.down, .down, .down, "r")
    #expect(person.text.contains("bankey cannot refresh statement files."))
    #expect(person.bank.refreshes == 0)
  }

  @Test func enterOpensAnAccountOfTheSource() async {
    let person = await start()
    person.press(.enter, "G", .enter)
    #expect(person.lines[0].hasPrefix("‹ Car Loan"))
    person.press(.escape, .escape, .escape)
    #expect(person.text.contains("BANKING"))
  }

  @Test func removedSourceIsReported() async {
    let person = await start()
    person.press(.enter)
    person.bank.answer = .success(AccountsSnapshot(accounts: [Self.account("Gold", "vault")], sources: []))
    await person.viewer.reload()
    #expect(person.text.contains("This source no longer exists."))
    person.press(.escape)
    #expect(person.text.contains("There are no sources yet."))
  }

  @Test func maskHidesDigitsInBankMessages() async {
    let person = await start()
    person.press("p")
    #expect(!person.text.contains("429"))
    #expect(person.text.contains("too many requests"))
  }
}
