import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The header gives its lines to a scrolling list, and the date of the first row stays visible.
@Suite struct DetailsScrollingTests {
  private func open(_ width: Int = 80, _ height: Int = 24, rowsPerDay: Int = 7) async -> Person {
    let account = Sample.accounts[0]
    let bank = FakeBank()
    bank.pages = FakePages(
      (0..<300).map { n in
        Transaction(
          id: Int64(1000 - n), account: account.id, status: .posted,
          day: Sample.today.advanced(by: -n / rowsPerDay - 1),
          amount: Amount(units: Int64(n * 37 % 900) - 500, scale: 2),
          currency: account.currency, description: "Row \(n)")
      })
    let person = await Person(width, height, bank: bank).start()
    person.press(.enter)
    return person
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func scrolledScreensMatchRecordings(
    width: Int, height: Int
  ) async {
    let person = await open(width, height)
    person.press(.pageDown, .pageDown)
    expectScreen(person.screen, named: "details-scrolled-\(width)x\(height)")
  }

  @Test func headerUnfoldsAtTheTop() async {
    let person = await open()
    let before = person.text
    person.press(.pageDown)
    #expect(!person.text.contains("[90d]"))
    #expect(person.lines[0].contains("$929,466.23"))
    person.press("g")
    #expect(person.text == before)
  }

  @Test func dateOfTheFirstRowStaysVisible() async {
    let person = await open()
    person.press(.pageDown)
    for _ in 0..<40 {
      person.press(.down)
      let (heading, first) = (person.lines[1], person.lines[2])
      let hasDate = first.dropFirst(3).hasPrefix("Nov ") || first.dropFirst(3).hasPrefix("Oct ")
      let isHeading = first.contains("──") || first.contains("Total")
      #expect(hasDate || isHeading || heading.contains(" · "), "\(heading)\n\(first)")
      #expect(heading.contains("NOVEMBER") || heading.contains("OCTOBER") || heading.contains("POSTED"))
      #expect(!person.selected.isEmpty)
    }
  }

  @Test func headerStaysAboveAShortList() async {
    let person = await Person().start()
    person.bank.pages = FakePages(Sample.transactions)
    person.press(.enter, "G")
    #expect(person.text.contains("Available"))
  }

  @Test func bracketsChangeTheChartRange() async {
    let person = await open()
    #expect(person.text.contains("30d [90d] 1y all"))
    person.press("]")
    #expect(person.text.contains("90d [1y] all"))
    #expect(person.status.contains("chart of 1 year"))
    person.press("]", "]")
    #expect(person.text.contains("[30d] 90d"))
    person.press("[", "[")
    #expect(person.text.contains("90d [1y] all"))
    person.press(.escape, .enter)
    #expect(person.text.contains("90d [1y] all"))
  }

  @Test func chartWithoutBrailleUsesBlocks() async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(80, 24, Capabilities(hasRichFont: false), bank: bank).start()
    person.press(.enter)
    expectScreen(person.screen, named: "details-console")
  }

  @Test func changedRowIsHighlightedBriefly() async {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(80, 40, bank: bank).start()
    person.press(.enter)
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("929465.23")
    bank.answer = .success(snapshot)
    var changed = Sample.transactions
    changed[1].amount = Sample.amount("-42.80")
    bank.pages = FakePages(changed)
    await person.viewer.reload()
    func isMarked(_ text: String) -> Bool {
      let row = person.lines.firstIndex { $0.contains(text) } ?? 0
      return person.screen.row(row).dropFirst(30).first?.style.attributes.contains(.bold) == true
    }
    #expect(isMarked("CITY TRANSIT"))
    #expect(!isMarked("BOOKSHOP"))
    await person.driver.time.advance(.seconds(4))
    #expect(!isMarked("CITY TRANSIT"))
  }
}
