import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The screen from the start until the accounts arrive.
@Suite struct StartTests {
  private let bank = FakeBank()

  @Test func fastAccountsAreInTheFirstFrame() async {
    let (person, running) = await started()
    #expect(person.driver.terminal.frames.first?.text.contains("Banking Account") == true)
    #expect(isCalm(person))
    await leave(person, running)
  }

  @Test func slowAccountsReplaceASkeletonAtOnce() async {
    bank.isSlow = true
    let (person, running) = await started()
    #expect(person.driver.terminal.frames.count == 0)
    await person.driver.time.advance(.milliseconds(50))
    #expect(person.status.contains("reading your accounts"))
    await person.driver.time.advance(.seconds(9))
    #expect(person.status.contains("reading your accounts"))
    bank.handOver()
    await person.settle()
    #expect(person.driver.terminal.screen.text.contains("Banking Account"))
    #expect(isCalm(person))
    await leave(person, running)
  }

  @Test func keyBeforeTheFirstFrameCounts() async {
    bank.isSlow = true
    let (person, running) = await started()
    person.driver.terminal.send(.key("q"))
    #expect(await running.value == 0)
    #expect(person.driver.terminal.frames.count == 0)
  }

  @Test func keysBeforeTheAccountsActOnThem() async {
    bank.isSlow = true
    let (person, running) = await started()
    await person.driver.time.advance(.milliseconds(50))
    person.press("2")
    person.press("j")
    person.press(.enter)
    bank.handOver()
    await person.settle()
    bank.handOver()
    await person.settle()
    #expect(person.driver.terminal.screen.text.contains("Lommepenger"))
    #expect(!person.driver.terminal.screen.text.contains("Net worth"))
    person.press("q")
    await leave(person, running)
  }

  private func started() async -> (Person, Task<Int32, Never>) {
    let person = Person(bank: bank)
    let running = Task.immediate { await person.viewer.run() }
    await person.settle()
    return (person, running)
  }

  /// Whether no frame reappeared after another one.
  private func isCalm(_ person: Person) -> Bool {
    let frames = person.driver.terminal.frames.map(\.text)
    let swaps = zip(frames, frames.dropFirst()).count { $0 != $1 }
    return swaps == (bank.isSlow ? 1 : 0)
  }

  private func leave(_ person: Person, _ running: Task<Int32, Never>) async {
    person.press("q")
    #expect(await running.value == 0)
  }
}
