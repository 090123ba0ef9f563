import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Connecting a bank, from the first screen and from the accounts.
@Suite struct SetupScreenTests {
  private func begin(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US"
  ) async -> Person {
    let person = await Person(
      width, height, capabilities, bank: FakeBank(AccountsSnapshot()), locale: locale, motion: false
    ).start()
    person.press("a")
    await person.settle()
    return person
  }

  private func type(_ text: String, _ person: Person) {
    person.driver.terminal.send(.paste(text))
    person.press(.enter)
  }

  /// Up to the question for the token.
  private func toToken(_ person: Person) {
    person.press("1", .enter, "3")
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async {
    let person = await begin(width, height)
    expectScreen(person.screen, named: "setup-type-\(width)x\(height)")
    person.press("1", .enter, .down, .down)
    expectScreen(person.screen, named: "setup-place-\(width)x\(height)")
    person.press(.enter)
    person.driver.terminal.send(.paste("aHR0cHM6Ly9icmlkZ2Uu"))
    expectScreen(person.screen, named: "setup-token-\(width)x\(height)")
  }

  @Test(arguments: [
    (SetupError.noFile, "There is no such file."), (.unreadableFile("Permission denied"), "Permission denied"),
    (.key(.noKey), "This is not a private key."),
  ])
  func keyFileIsCheckedWhenItIsTyped(problem: SetupError, sentence: String) async {
    let person = await begin(80, 24)
    person.bank.keyProblems["~/key.pem"] = problem
    person.press("2", .enter, "3")
    type("~/key.pem", person)
    await person.settle()
    #expect(person.text.contains(sentence), "\(person.text)")
    #expect(person.text.contains("Key file: ~/key.pem"), "\(person.text)")
  }

  /// Up to the question for the address that came back.
  private func toConsent(_ person: Person) async throws {
    person.press("2", .enter, "3")
    type("~/2f7d5d1e-0c0a-4c55-9e0b-6c1d7b9a4e21.pem", person)
    await person.settle()
    try person.connecting.report(.offer(["FI", "NO", "SE"]))
    try person.connecting.finish()
    await person.settle()
    person.press("n", "o", .enter)
    await person.settle()
    try person.connecting.report(.offer(["Bulder Bank", "DNB", "Sparebanken Vest"]))
    try person.connecting.finish()
    await person.settle()
    person.press("v", "e", "s", "t", .enter)
    await person.settle()
    try person.connecting.report(.source("Enable Banking", .saved))
    try person.connecting.report(.consent(source: "Enable Banking", address: SetupScreenTests.address))
    try person.connecting.finish()
    await person.settle()
  }

  private static let address = "https://tilisy.enablebanking.com/welcome?sessionid=4e3b8f86-2d26-4a0b-9d55-1f4b2f3c8e10"

  @Test(arguments: [(80, 24), (132, 50), (40, 12), (20, 6)]) func consentScreensMatchRecordings(width: Int, height: Int)
    async throws
  {
    let person = await begin(width, height)
    try await toConsent(person)
    expectScreen(person.screen, named: "setup-consent-\(width)x\(height)")
    person.press(.tab)
    expectScreen(person.screen, named: "setup-code-\(width)x\(height)")
  }

  @Test func pastedCallbackConnectsTheSavedSource() async throws {
    let person = await begin()
    try await toConsent(person)
    #expect(
      person.bank.setups.map(\.setup) == [
        #"{"type":"enablebanking","name":"Enable Banking","keyFile":"~/2f7d5d1e-0c0a-4c55-9e0b-6c1d7b9a4e21.pem","country":"NO","bank":"Sparebanken Vest","secret":"file"}"#
      ])
    type("nonsense", person)
    #expect(person.text.contains("Paste the whole address"))
    person.press(.control("u"))
    person.driver.terminal.send(.paste("https://localhost:8080/callback?\ncode=1&state=2"))
    person.press(.enter)
    await person.settle()
    #expect(
      person.bank.reconnected.map(\.setup) == [
        #"{"type":"enablebanking","name":"Enable Banking","answer":"https://localhost:8080/callback?code=1&state=2"}"#
      ])
  }

  @Test func refusedCallbackLeadsToANewPage() async throws {
    let person = await begin()
    try await toConsent(person)
    person.driver.terminal.send(.paste("https://localhost:8080/callback?code=1&state=2"))
    person.press(.enter)
    await person.settle()
    try person.connecting.finish(throwing: BankError("The login has expired. Start again."))
    await person.settle()
    person.press("a")
    await person.settle()
    #expect(person.bank.reconnected.last?.setup == #"{"type":"enablebanking","name":"Enable Banking"}"#)
    try person.connecting.report(.consent(source: "Enable Banking", address: "https://tilisy.enablebanking.com/next"))
    try person.connecting.finish()
    await person.settle()
    #expect(person.text.contains("https://tilisy.enablebanking.com/next"))
  }

  @Test func asciiAndNorwegianConsentMatchesRecording() async throws {
    let person = await begin(80, 24, Capabilities(isUnicode: false), locale: "nb_NO")
    try await toConsent(person)
    expectScreen(person.screen, named: "setup-consent-ascii-norwegian")
    person.press(.tab)
    expectScreen(person.screen, named: "setup-code-ascii-norwegian")
  }

  @Test func noticeEndsWithTheNextKey() async {
    let person = await begin()
    person.press("2", .enter, "9")
    #expect(person.text.contains("9 does nothing here"))
    person.press(.down)
    #expect(!person.text.contains("does nothing here"))
  }

  @Test func asciiAndNorwegianScreensMatchRecordings() async {
    let person = await begin(80, 24, Capabilities(isUnicode: false), locale: "nb_NO")
    toToken(person)
    person.driver.terminal.send(.paste("abc"))
    expectScreen(person.screen, named: "setup-token-ascii-norwegian")
  }

  @Test func secretIsNeverShown() async {
    let person = await begin()
    toToken(person)
    person.driver.terminal.send(.paste("hunter2"))
    #expect(!person.text.contains("hunter2"))
    #expect(person.text.contains("•••••••"))
  }

  @Test func answersAreSavedTogetherAndARefreshFollows() async throws {
    let person = await begin()
    toToken(person)
    type("aHR0cHM=", person)
    await person.settle()
    #expect(
      person.bank.setups.map(\.setup) == [
        #"{"type":"simplefin","name":"SimpleFIN","token":"aHR0cHM=","secret":"file"}"#
      ])
    #expect(person.status.contains("contacting SimpleFIN"))
    try person.connecting.report(.source("SimpleFIN", .done) { ($0.accounts, $0.banks) = (12, 2) })
    person.bank.answer = .success(Sample.snapshot)
    try person.connecting.finish()
    await person.settle()
    #expect(person.status.contains("SimpleFIN is connected: 12 accounts at 2 banks"))
    #expect(person.text.contains("Banking Account"))
    #expect(person.bank.refreshes == 1)
  }

  @Test func failureKeepsTheTypedAnswers() async throws {
    let person = await begin()
    person.press("3", .enter)
    type("my-id", person)
    person.press("3")
    type("hush", person)
    await person.settle()
    try person.connecting.report(
      .error(.source, "auth.sbanken.no does not know the client.") { $0.source = "Sbanken" })
    try person.connecting.finish(throwing: BankError("Sbanken: auth.sbanken.no does not know the client."))
    await person.settle()
    expectScreen(person.screen, named: "setup-failed")
    person.press("c")
    #expect(person.text.contains("Client secret: ••••"))
    person.press(.enter)
    await person.settle()
    try person.connecting.finish(throwing: BankError("no"))
    await person.settle()
    person.press("s")
    await person.settle()
    #expect(person.bank.setups.map(\.isTested) == [true, true, false])
    #expect(Set(person.bank.setups.map(\.setup)).count == 1)
  }

  @Test func claimedTokenIsSavedWhateverFollows() async throws {
    let person = await begin()
    toToken(person)
    type("aHR0cHM=", person)
    await person.settle()
    try person.connecting.report(.source("SimpleFIN", .saved))
    try person.connecting.finish(throwing: BankError("bridge.example did not answer within 60 seconds."))
    await person.settle()
    #expect(person.text.contains("Nothing is lost."))
    person.press("a")
    await person.settle()
    #expect(person.bank.tested == ["SimpleFIN"])
    #expect(person.bank.setups.count == 1)
  }

  @Test func screenStaysWhenTheSourceAppearsEarly() async throws {
    let person = await begin()
    toToken(person)
    type("aHR0cHM=", person)
    await person.settle()
    let source = SourceStatus(name: "SimpleFIN", type: "simplefin")
    person.bank.answer = .success(AccountsSnapshot(sources: [source]))
    await person.viewer.reload()
    #expect(person.text.contains("contacting SimpleFIN"))
    try person.connecting.finish()
    await person.settle()
    #expect(person.text.contains("Your banks have sent nothing yet."))
    #expect(person.bank.refreshes == 1)
  }

  @Test func escapeGoesBackAndStopsARunningStep() async throws {
    let person = await begin()
    person.press("4")
    type("Cash", person)
    person.driver.terminal.send(.paste("my-bank 'x"))
    person.press(.enter)
    #expect(person.text.contains("A quotation mark is not closed."))
    person.press(.escape)
    #expect(person.text.contains("Name: Cash"))
    person.press(.enter)
    type("my-bank", person)
    await person.settle()
    person.press(.escape)
    await person.settle()
    #expect(try person.connecting.isStopped == true)
    #expect(person.text.contains("Program: my-bank"))
    person.press(.escape, .escape, .escape)
    #expect(person.text.contains("Your data stays in"))
  }

  @Test func takenNameIsAskedAgain() async {
    let person = await Person().start()
    person.press("a")
    await person.settle()
    person.press("3")
    type("-x", person)
    #expect(person.text.contains("A name starts with a letter"))
  }

  @Test func demoConnectsNothing() async {
    let bank = FakeBank()
    bank.isDemo = true
    let person = await Person(bank: bank).start()
    person.press("a")
    #expect(person.status.contains("the demo saves nothing"))
  }
}
