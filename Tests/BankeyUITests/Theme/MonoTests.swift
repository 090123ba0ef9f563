import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TerminalText
import TestSupport
import Testing

/// Without color, a sign, a word or bold text expresses what color expresses elsewhere.
@Suite struct MonoTests {
  private func person(_ density: Density = .compact) async -> Person {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    return await Person(80, 24, Capabilities(colors: .none), bank: bank, density: density).start()
  }

  @Test(arguments: [Density.comfortable, .compact]) func selectedRowIsMarkedOnEachLine(density: Density) async {
    let person = await person(density)
    #expect(person.selected.count == (density == .compact ? 1 : 3))
    #expect(person.looks(of: "▌").contains(.bold))
    person.press(.enter)
    #expect(person.selected.count == 1)
    #expect(person.looks(of: "COFFEE ROASTERS").contains(.bold))
    #expect(!person.looks(of: "CITY TRANSIT").contains(.bold))
  }

  @Test func amountsHaveSigns() async {
    let person = await person()
    #expect(person.text.contains("−$50.83") && person.text.contains("−$8,400.00"))
    person.press(.enter)
    #expect(person.text.contains("+3,000.00") && person.text.contains("−48.80"))
  }

  @Test func changesHaveASignAndAFigureOrWord() async throws {
    let person = await person()
    try await person.refresh(to: Sample.nextDay)
    for text in ["▲ +120.00", "▼ −35.10", "● new"] { #expect(person.looks(of: text).contains(.bold), "\(text)") }
    #expect(person.looks(of: "× gone").contains(.dim))
    #expect(person.looks(of: "High-Interest Savings").contains([.dim, .strike]))
    #expect(person.looks(of: "Rainy Day Fund").contains(.bold))
  }

  @Test func newTransactionsAreCounted() async throws {
    let person = await person(.comfortable)
    try await person.refresh(to: Sample.nextDay)
    #expect(person.looks(of: "● 2 new").contains(.bold))
  }

  @Test func oldBalanceShowsItsAge() async {
    let person = await person()
    #expect(person.looks(of: "! 3 days").contains(.bold))
    #expect(person.looks(of: "1 balance is old").contains(.bold))
  }

  @Test func failedSourceIsMarkedInItsRows() async throws {
    let person = await person()
    person.press("r")
    await person.settle()
    var snapshot = Sample.snapshot
    for index in snapshot.accounts.indices { snapshot.accounts[index].account.error = "the bank is closed" }
    person.bank.answer = .success(snapshot)
    try person.refreshing.report(.source("demo", .failed) { $0.message = "the bank is closed" })
    try person.refreshing.finish()
    await person.settle()
    #expect(person.text.contains("the bank is closed"))
    #expect(person.looks(of: " OK ").contains(.reverse))
    person.press(.enter)
    #expect(person.looks(of: "! failed").contains(.bold))
  }

  @Test func maskedFiguresAreDots() async {
    let person = await person()
    person.press("p")
    #expect(person.text.contains("$•••.••") && person.status.contains("figures masked"))
  }

  @Test func keysStandOutFromTheirDescriptions() async {
    let person = await person()
    #expect(person.looks(of: "⏎").contains(.bold))
    #expect(person.looks(of: "open").contains(.dim))
  }

  @Test func kindsHaveABarAndATitle() async {
    let person = await person(.comfortable)
    #expect(person.text.contains("▀▀▀▀▀▀▀▀") && person.text.contains("Savings · First Bank"))
    person.press("d")
    #expect(person.text.contains("█ Banking Account"))
  }
}

extension Person {
  /// The attributes of the first occurrence of a text, as far as all of it has them.
  fileprivate func looks(of text: String) -> Style.Attributes {
    let canvas = screen
    for (y, line) in lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let start = line[..<range.lowerBound].count
      return canvas.row(y).dropFirst(start).prefix(text.count).filter { $0.glyph != .blank }
        .reduce([.bold, .dim, .reverse, .underline, .strike]) { $0.intersection($1.style.attributes) }
    }
    Issue.record("“\(text)” is not on the screen:\n\(canvas.text)")
    return []
  }
}
