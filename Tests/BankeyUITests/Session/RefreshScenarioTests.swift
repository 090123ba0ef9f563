import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

@Suite struct RefreshScenarioTests {
  private func progress(_ done: Int, _ total: Int) -> SyncEvent {
    .source("demo", .done) { ($0.done, $0.total) = (done, total) }
  }

  private func event(_ state: SyncStep.State, _ fill: (inout SyncStep) -> Void) -> SyncEvent {
    .source("SimpleFIN", state) {
      ($0.done, $0.total) = (2, 5)
      fill(&$0)
    }
  }

  private func trouble(_ code: SyncCode, _ message: String, at bank: String? = nil) -> SyncEvent {
    .error(code, message) { ($0.source, $0.connection) = ("SimpleFIN", bank) }
  }

  /// An account list whose feed has used `used` of 24 calls.
  private func scarce(_ used: Int, alone: Bool = true) -> FakeBank {
    var snapshot = Sample.snapshot
    let quota = QuotaStatus(
      name: "accounts", allowed: 24, confirmed: 20, period: 86_400,
      start: Timestamp(seconds: Sample.clock.now.seconds - 22 * 3600), used: used)
    let feed = SourceStatus(name: "SimpleFIN", type: "simplefin", quotas: [quota])
    snapshot.sources = alone ? [feed] : snapshot.sources + [feed]
    return FakeBank(snapshot)
  }

  private func finished(_ changes: Int) -> SyncEvent {
    .finished(changes: changes)
  }

  private func refreshing(_ width: Int = 80, motion: Bool = true) async -> Person {
    let person = await Person(width, 24, density: .compact, motion: motion).start()
    person.press("r")
    await person.settle()
    return person
  }

  @Test func rowsStayWhileTheStatusLineCounts() async throws {
    let person = await refreshing()
    try person.refreshing.report(progress(2, 5))
    await person.settle()
    #expect(person.status.contains("⠋ 2 of 5 sources"))
    #expect(person.text.contains("Banking Account"))
    await person.driver.time.advance(.milliseconds(100))
    #expect(person.status.contains("⠙ 2 of 5 sources"))
    person.press(.down)
    #expect(person.selected.joined().contains("No-Fee"))
  }

  @Test func statusLineNamesTheCurrentBank() async throws {
    let person = await refreshing()
    try person.refreshing.report(event(.started) { _ in })
    #expect(person.status.contains("2 of 5 sources · SimpleFIN"))
    try person.refreshing.report(event(.progress) { $0.connection = "First Bank" })
    #expect(person.status.contains("2 of 5 sources · First Bank"))
    try person.refreshing.report(event(.progress) { $0.message = "First Bank: 3 of 5 accounts" })
    #expect(person.status.contains("2 of 5 sources · First Bank: 3 of 5 accounts"))
  }

  @Test func slowBankIsNamed() async throws {
    let person = await refreshing()
    for name in ["Slow Bank", "Fast Bank"] { try person.refreshing.report(event(.started) { $0.name = name }) }
    #expect(person.status.contains("2 of 5 sources · Fast Bank"))
    try person.refreshing.report(event(.done) { $0.name = "Fast Bank" })
    #expect(person.status.contains("2 of 5 sources · Slow Bank"))
    try person.refreshing.report(event(.failed) { $0.name = "Slow Bank" })
    #expect(person.status.contains("2 of 5 sources  "))
  }

  @Test func blockingProcessIsNamed() async throws {
    let person = await refreshing()
    try person.refreshing.report(.waiting("bankey-sync refresh (pid 4711) has been refreshing since 09:00"))
    #expect(person.status.contains("⠋ bankey-sync refresh (pid 4711) has been refreshing since 09:00"))
    try person.refreshing.report(event(.started) { _ in })
    #expect(person.status.contains("2 of 5 sources · SimpleFIN"))
  }

  @Test func sameErrorAtManyBanksIsOneLine() async throws {
    let person = await refreshing()
    for bank in 1...35 { try person.refreshing.report(trouble(.connection, "Log in again", at: "Bank \(bank)")) }
    try person.refreshing.report(trouble(.incomplete, "Half of it", at: "Savings"))
    try person.refreshing.report(event(.done) { _ in })
    try person.refreshing.report(finished(3))
    try person.refreshing.finish()
    await person.settle()
    #expect(person.overlays == 1)
    expectScreen(person.screen, named: "refresh-failed-partly")
  }

  @Test func bankInItsOwnErrorIsNamedOnce() async throws {
    let person = await refreshing()
    try person.refreshing.report(trouble(.connection, "Chase wants you to log in", at: "Chase"))
    try person.refreshing.report(trouble(.connection, "Chased away", at: "Chase"))
    try person.refreshing.report(event(.done) { _ in })
    try person.refreshing.finish()
    await person.settle()
    #expect(person.text.contains("Not everything was refreshed"))
    #expect(person.text.contains("Chase wants you to log in") && !person.text.contains("Chase: Chase wants"))
    #expect(person.text.contains("Chase: Chased away"))
  }

  @Test func manyErrorsShowTheFirstFew() async throws {
    let person = await refreshing()
    for bank in 1...35 { try person.refreshing.report(trouble(.connection, "Fault \(bank)", at: "Bank \(bank)")) }
    try person.refreshing.finish()
    await person.settle()
    #expect(person.text.contains("Bank 5: Fault 5"))
    #expect(!person.text.contains("Fault 6"))
    #expect(person.text.contains("and 30 more"))
    #expect(!person.text.contains("The rest was refreshed."))
  }

  @Test func skippedSourceIsReported() async throws {
    let person = await refreshing()
    try person.refreshing.report(trouble(.postponed, "It may be asked again from 13:00 on."))
    try person.refreshing.report(finished(0))
    try person.refreshing.finish()
    await person.settle()
    #expect(person.text.contains("Not refreshed"))
    #expect(person.text.contains("SimpleFIN: It may be asked again from 13:00 on."))
  }

  @Test func fewRemainingCallsAskFirst() async {
    let person = await Person(bank: scarce(22)).start()
    person.press("r")
    expectScreen(person.screen, named: "refresh-few-calls")
    person.press(.escape)
    #expect(person.bank.refreshes == 0)
    person.press("r", "y")
    #expect(person.bank.refreshes == 1)
    #expect(person.bank.isForced)
  }

  @Test func otherSourcesCanBeRefreshedAlone() async {
    let person = await Person(bank: scarce(24, alone: false)).start()
    person.press("r")
    #expect(person.text.contains("SimpleFIN has 0 of 24 calls left until 11:00."))
    person.press("o")
    #expect(person.bank.refreshes == 1)
    #expect(!person.bank.isForced)
  }

  @Test func enoughCallsDoNotAsk() async {
    let person = await Person(bank: scarce(19)).start()
    person.press("r")
    #expect(person.bank.refreshes == 1)
    #expect(!person.bank.isForced)
  }

  @Test func refreshKeepsTheSelectionByIdentity() async throws {
    let person = await refreshing()
    person.press(.tab, .down)
    #expect(person.selected.joined().contains("··001"))
    var snapshot = Sample.snapshot
    snapshot.accounts.removeFirst(2)
    snapshot.accounts.swapAt(1, 2)
    person.bank.answer = .success(snapshot)
    try person.refreshing.report(finished(3))
    try person.refreshing.finish()
    await person.settle()
    #expect(person.status.contains("2 accounts gone"))
    #expect(person.selected.joined().contains("··001"))
    await person.driver.time.advance(.seconds(4))
    #expect(person.selected.joined().contains("··001"))
    #expect(!person.text.contains("No-Fee"))
    #expect(person.driver.time.waiting == 0)
    person.press(.up)
    #expect(!person.status.contains("refreshed"))
  }

  @Test func secondRefreshIsRefused() async {
    let person = await refreshing()
    person.press("r")
    #expect(person.status.contains("a refresh is running; Esc stops it"))
    person.press(.down)
    #expect(person.status.contains("⠋ refreshing"))
    #expect(person.overlays == 0)
  }

  @Test func outsideChangesWaitForTheEnd() async throws {
    let person = await refreshing()
    var snapshot = Sample.snapshot
    snapshot.accounts.removeFirst()
    person.bank.answer = .success(snapshot)
    await person.viewer.reload()
    #expect(!person.text.contains("× gone"))
    try person.refreshing.finish()
    await person.settle()
    #expect(person.text.contains("× gone"))
    await person.driver.time.advance(.seconds(4))
    #expect(!person.text.contains("Banking Account"))
  }

  @Test func escapeStopsARefreshThatJustStarted() async {
    let person = await Person().start()
    person.press("r", .escape)
    await person.settle()
    #expect(person.bank.isStopped)
    #expect(person.status.contains("refresh stopped"))
  }

  @Test func escapeStopsARunningRefresh() async {
    let person = await refreshing()
    person.press(.escape)
    await person.settle()
    #expect(person.bank.isStopped)
    #expect(person.status.contains("refresh stopped"))
  }

  @Test func failureAlertNamesTheSource() async throws {
    let person = await refreshing()
    try person.refreshing.report(.source("sbanken", .failed) { $0.message = "the consent has expired" })
    try person.refreshing.report(finished(0))
    try person.refreshing.finish()
    await person.settle()
    expectScreen(person.screen, named: "refresh-failed")
    person.press("?")
    #expect(person.overlays == 1)
    person.press(.enter)
    #expect(person.overlays == 0)
  }

  @Test func overlaysNeverStack() async throws {
    let person = await refreshing()
    person.press("?")
    try person.refreshing.finish(throwing: BankError("bankey-sync was ended by signal 9"))
    await person.settle()
    #expect(person.text.contains("by half a page"))
    #expect(!person.text.contains("signal 9"))
    person.press(.escape)
    #expect(person.text.contains("bankey-sync was ended by signal 9"))
    #expect(person.overlays == 1)
  }

  @Test func fileAccountsExplainHowToUpdate() async {
    var snapshot = Sample.snapshot
    snapshot.sources = [SourceStatus(name: "files", type: "files")]
    let person = await Person(bank: FakeBank(snapshot)).start()
    person.press("r")
    expectScreen(person.screen, named: "refresh-files")
    #expect(person.bank.refreshing == nil)
  }

  @Test func withoutMotionOnlyTheRefreshRuns() async {
    let person = await refreshing(motion: false)
    #expect(person.status.contains("· refreshing"))
    #expect(person.driver.time.waiting == 0)
  }
}
