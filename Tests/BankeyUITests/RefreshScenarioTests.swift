import BankeyCore
import BankeyUI
import TUIKit
import TestSupport
import Testing

@Suite struct RefreshScenarioTests {
  private func progress(_ done: Int, _ total: Int) -> SyncEvent {
    var event = SyncEvent(.source)
    (event.state, event.source, event.done, event.total) = (.done, "demo", done, total)
    return event
  }

  private func finished(_ changes: Int) -> SyncEvent {
    var event = SyncEvent(.finished)
    event.changed = changes
    return event
  }

  private func refreshing(_ width: Int = 80, motion: Bool = true) async -> Person {
    let person = await Person(width, 24, density: .compact, motion: motion).start()
    person.press("r")
    await person.settle()
    return person
  }

  @Test func rowsStayWhileTheStatusLineCounts() async {
    let person = await refreshing()
    person.bank.refreshing?.report(progress(2, 5))
    await person.settle()
    #expect(person.status.contains("⠋ 2 of 5 sources"))
    #expect(person.text.contains("Banking Account"))
    await person.driver.time.advance(.milliseconds(100))
    #expect(person.status.contains("⠙ 2 of 5 sources"))
    person.press(.down)
    #expect(person.selected.joined().contains("No-Fee"))
  }

  @Test func itEndsInOneSwapThatKeepsTheSelectionByIdentity() async {
    let person = await refreshing()
    person.press(.tab, .down)
    #expect(person.selected.joined().contains("··001"))
    var snapshot = Sample.snapshot
    snapshot.accounts.removeFirst(2)
    snapshot.accounts.swapAt(1, 2)
    person.bank.answer = .success(snapshot)
    person.bank.refreshing?.report(finished(3))
    person.bank.refreshing?.finish()
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

  @Test func aSecondRefreshIsRefusedWithAWord() async {
    let person = await refreshing()
    person.press("r")
    #expect(person.status.contains("a refresh is running, Esc stops it"))
    person.press(.down)
    #expect(person.status.contains("⠋ refreshing"))
    #expect(person.overlays == 0)
  }

  @Test func whatOthersWriteMeanwhileWaitsForItsEnd() async {
    let person = await refreshing()
    var snapshot = Sample.snapshot
    snapshot.accounts.removeFirst()
    person.bank.answer = .success(snapshot)
    await person.viewer.reload()
    #expect(!person.text.contains("× gone"))
    person.bank.refreshing?.finish()
    await person.settle()
    #expect(person.text.contains("× gone"))
    await person.driver.time.advance(.seconds(4))
    #expect(!person.text.contains("Banking Account"))
  }

  @Test func escStopsItFromTheFirstMoment() async {
    let person = await Person().start()
    person.press("r", .escape)
    await person.settle()
    #expect(person.bank.isStopped)
    #expect(person.status.contains("refresh stopped"))
  }

  @Test func escStopsIt() async {
    let person = await refreshing()
    person.press(.escape)
    await person.settle()
    #expect(person.bank.isStopped)
    #expect(person.status.contains("refresh stopped"))
  }

  @Test func aFailureIsAnAlertThatNamesTheSource() async {
    let person = await refreshing()
    var failed = SyncEvent(.source)
    (failed.state, failed.source, failed.message) = (.failed, "sbanken", "the consent has expired")
    person.bank.refreshing?.report(failed)
    person.bank.refreshing?.report(finished(0))
    person.bank.refreshing?.finish()
    await person.settle()
    expectScreen(person.screen, named: "refresh-failed")
    person.press("?")
    #expect(person.overlays == 1)
    person.press(.enter)
    #expect(person.overlays == 0)
  }

  @Test func overlaysAreNeverTwoOnTop() async {
    let person = await refreshing()
    person.press("?")
    person.bank.refreshing?.finish(throwing: BankFailure("bankey-sync was ended by signal 9"))
    await person.settle()
    #expect(person.text.contains("by half a page"))
    #expect(!person.text.contains("signal 9"))
    person.press(.escape)
    #expect(person.text.contains("bankey-sync was ended by signal 9"))
    #expect(person.overlays == 1)
  }

  @Test func accountsFromFilesAreNotRefreshedButToldWhatToDo() async {
    var snapshot = Sample.snapshot
    snapshot.sources = [SourceStatus(name: "files", type: "files")]
    let person = await Person(bank: FakeBank(snapshot)).start()
    person.press("r")
    expectScreen(person.screen, named: "refresh-files")
    #expect(person.bank.refreshing == nil)
  }

  @Test func withoutMotionNothingRunsButTheRefresh() async {
    let person = await refreshing(motion: false)
    #expect(person.status.contains("· refreshing"))
    #expect(person.driver.time.waiting == 0)
  }
}
