import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Testing, reconnecting and removing sources on their screens.
@Suite struct SourceChangesTests {
  private static let account: Account = {
    var account = Sample.accounts[0]
    account.source = "bridge"
    return account
  }()

  private static let snapshot = AccountsSnapshot(
    accounts: [ListedAccount(account)],
    sources: [
      SourceStatus(name: "bridge", type: "simplefin", lastSuccess: Sample.clock.now),
      SourceStatus(name: "files", type: "files"), SourceStatus(name: "vault", type: "command"),
    ])

  private func start(_ width: Int = 80, _ height: Int = 24, locale: String = "en_US") async -> Person {
    let person = await Person(width, height, bank: FakeBank(Self.snapshot), locale: locale, motion: false).start()
    person.press("s")
    return person
  }

  @Test func tTestsASource() async {
    let person = await start()
    person.press("t")
    await person.settle()
    #expect(person.bank.tested == ["bridge"])
    var step = SyncStep("bridge", .done)
    (step.accounts, step.banks) = (12, 2)
    person.bank.connecting?.report(.source(step))
    person.bank.connecting?.finish()
    await person.settle()
    #expect(person.status.contains("bridge answers: 12 accounts at 2 banks"))
  }

  @Test func failedTestIsAnAlert() async {
    let person = await start()
    person.press("t")
    await person.settle()
    person.bank.connecting?.finish(throwing: BankError("Log in again"))
    await person.settle()
    #expect(person.text.contains("bridge does not answer") && person.text.contains("Log in again"))
  }

  @Test func reconnectingAsksOnlyForWhatChanged() async {
    let person = await start()
    person.press("A")
    await person.settle()
    #expect(person.text.contains("Connect bridge again") && person.text.contains("Choose where to keep its secret"))
    person.press(.escape)
    #expect(person.text.contains("Sources"))
    person.press("G", .enter, "A")
    await person.settle()
    #expect(person.text.contains("Connect vault again"))
    person.driver.terminal.send(.paste("my-bank --json"))
    person.press(.enter)
    await person.settle()
    #expect(person.bank.reconnected.map(\.name) == ["vault"])
    #expect(person.bank.reconnected.first?.setup.contains("\"command\":[\"my-bank\",\"--json\"]") == true)
    #expect(person.bank.setups.isEmpty)
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func removingASourceAsks(width: Int, height: Int) async {
    let person = await start(width, height)
    person.press("x")
    expectScreen(person.screen, named: "source-remove-\(width)x\(height)")
  }

  @Test(arguments: ["en_US", "nb_NO"]) func enterNeverRemovesASource(locale: String) async {
    let person = await start(locale: locale)
    for answer in [Key.enter, .escape, "n"] {
      person.press("x")
      #expect(person.overlays == 1)
      person.press(answer)
      #expect(person.overlays == 0 && person.bank.removed.isEmpty)
    }
    person.press("x", "k")
    await person.settle()
    person.bank.changing?.finish()
    await person.settle()
    person.press("x", "d")
    await person.settle()
    #expect(person.bank.removed.map(\.deletesData) == [false, true])
    #expect(person.bank.removed.allSatisfy { $0.name == "bridge" })
  }

  @Test(arguments: [(0, "It has no accounts."), (1, "Keep its account, or"), (2, "Keep its 2 accounts, or")])
  func removingSaysWhatCanBeKept(count: Int, words: String) async {
    let accounts = Sample.accounts.prefix(count).map { account in
      var account = account
      account.source = "bridge"
      return ListedAccount(account)
    }
    let rest = [ListedAccount(Sample.accounts[11])]
    let bank = FakeBank(AccountsSnapshot(accounts: accounts + rest, sources: Self.snapshot.sources))
    let person = await Person(bank: bank, motion: false).start()
    person.press("s", "x")
    let said = person.text.split { "│ \n".contains($0) }.joined(separator: " ")
    #expect(said.contains(words), "\(person.text)")
    #expect(person.text.contains("Remove, keep account ") == (count == 1))
    #expect(person.text.contains("Remove, keep accounts") == (count > 1))
    person.press("d")
    await person.settle()
    #expect(person.bank.removed.map(\.name) == ["bridge"])
  }

  @Test func statementFilesAreNotASource() async {
    let person = await start()
    person.press("j")
    for key: Key in ["t", "A", "x"] {
      person.press(key)
      #expect(person.status.contains("statement files are not a source"))
    }
    #expect(person.overlays == 0)
  }

  @Test func demoSavesNothingAndNeedsNoTest() async {
    let bank = FakeBank(Self.snapshot)
    bank.isDemo = true
    let person = await Person(bank: bank, motion: false).start()
    person.press("s")
    for key: Key in ["A", "x"] {
      person.press(key)
      #expect(person.status.contains("the demo saves nothing"))
    }
    person.press("t")
    #expect(person.status.contains("the demo bank needs no test"))
  }
}
