import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Animations, and that they end. Each recording was reviewed.
@Suite struct MotionScenarioTests {
  private func refreshed(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(),
    density: Density = .compact, motion: Bool = true
  ) async throws -> Person {
    let person = await Person(width, height, capabilities, density: density, motion: motion).start()
    try await person.refresh(to: Sample.nextDay)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)], [Density.comfortable, .compact])
  func changesAfterARefreshMatchRecordings(size: (Int, Int), density: Density) async throws {
    let person = try await refreshed(size.0, size.1, density: density)
    expectScreen(person.screen, named: "moment-\(density)-\(size.0)x\(size.1)")
  }

  @Test func changesInASCIIMatchRecording() async throws {
    let ascii = Capabilities(colors: .none, isUnicode: false, hasRichFont: false)
    let person = try await refreshed(80, 24, ascii)
    expectScreen(person.screen, named: "moment-ascii")
    #expect(person.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func changesFadeAtOnceAndNothingKeepsRunning() async throws {
    let person = try await refreshed()
    #expect(person.status.contains("2 new transactions, 2 balances changed, 1 new account, 1 account gone"))
    #expect(person.text.contains("▲ +120.00"))
    #expect(person.text.contains("▼ −35.10"))
    #expect(person.text.contains("× gone"))
    await person.driver.time.advance(.seconds(4))
    #expect(!person.text.contains("▲") && !person.text.contains("× gone") && !person.text.contains("··810"))
    #expect(person.text.contains("Rainy Day Fund"))
    #expect(person.driver.time.waiting == 0)
  }

  @Test func removedAccountCannotBeSelected() async throws {
    let person = try await refreshed()
    person.press(.tab)
    #expect(person.selected.joined().contains("Rainy Day Fund"))
    person.press(.down)
    #expect(person.selected.joined().contains("··001"))
    await person.driver.time.advance(.seconds(4))
    #expect(person.selected.joined().contains("··001"))
  }

  @Test func newTransactionsStayMarkedUntilTheAccountOpens() async throws {
    let person = try await refreshed(density: .comfortable)
    await person.driver.time.advance(.seconds(4))
    #expect(person.text.contains("● 2 new"))
    person.press(.enter, .escape)
    #expect(!person.text.contains("● 2 new"))
  }

  @Test func withoutMotionTheStatusLineAloneReportsChanges() async throws {
    let person = try await refreshed(motion: false)
    #expect(person.status.contains("2 new transactions, 2 balances changed"))
    #expect(!person.text.contains("▲") && !person.text.contains("gone  "))
    #expect(!person.text.contains("··810"))
    #expect(person.driver.time.waiting == 0)
  }

  @Test func changesByOtherProcessesAreShownTheSameWay() async {
    let person = await Person(density: .compact).start()
    person.bank.answer = .success(Sample.nextDay)
    await person.viewer.reload()
    await person.settle()
    #expect(person.text.contains("▲ +120.00"))
    await person.viewer.reload()
    #expect(person.text.contains("▲ +120.00"))
    await person.driver.time.advance(.seconds(4))
    #expect(!person.text.contains("▲ +120.00"))
  }

  @Test func keyClearsTheStatusButNotTheChanges() async throws {
    let person = try await refreshed()
    person.press(.down)
    #expect(!person.status.contains("balances changed"))
    #expect(person.text.contains("▲ +120.00"))
  }
}
