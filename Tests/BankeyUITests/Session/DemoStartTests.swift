import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The demo's first ten seconds.
@Suite struct DemoStartTests {
  private func demo(motion: Bool = true, showsNextDay: Bool = true) async -> Person {
    let bank = FakeBank()
    bank.isDemo = true
    let person = Person(80, 24, bank: bank, density: .compact, motion: motion, showsNextDay: showsNextDay)
    #expect(person.text.contains("▄▄▄"))
    return await person.start()
  }

  private func end(_ person: Person) async throws {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("929420.33")
    person.bank.answer = .success(snapshot)
    try person.refreshing.finish()
    await person.settle()
  }

  @Test func nextDayArrivesByItselfThenAHint() async throws {
    let person = await demo()
    #expect(person.bank.refreshing == nil)
    await person.driver.time.advance(.seconds(3))
    #expect(person.bank.refreshing != nil)
    #expect(person.status.contains("⠋ refreshing"))
    try await end(person)
    #expect(person.text.contains("▼ −45.90"))
    await person.driver.time.advance(.seconds(4))
    #expect(person.status.contains("press r for the next day"))
    #expect(person.driver.time.waiting == 0)
  }

  @Test func pressingREarlyIsNotInterrupted() async throws {
    let person = await demo()
    person.press("r")
    await person.settle()
    try await end(person)
    let first = person.bank.refreshes
    await person.driver.time.advance(.seconds(10))
    #expect(person.bank.refreshes == first)
    #expect(!person.status.contains("press r"))
  }

  @Test(arguments: [(false, true), (true, false)]) func nothingArrivesWithoutMotionOrWithAFixedClock(
    motion: Bool, showsNextDay: Bool
  ) async {
    let person = await demo(motion: motion, showsNextDay: showsNextDay)
    await person.driver.time.advance(.seconds(10))
    #expect(person.bank.refreshing == nil)
    #expect(person.driver.time.waiting == 0)
  }

  @Test func enterOnTheMessageRefreshes() async {
    let person = await demo(showsNextDay: false)
    #expect(person.selected.joined().contains("Banking Account"))
    expectScreen(person.screen, named: "demo-compact")
    person.press(.up)
    #expect(person.selected.joined().contains("press r for the next day"))
    person.press(.enter)
    await person.settle()
    #expect(person.bank.refreshing != nil)
  }
}
