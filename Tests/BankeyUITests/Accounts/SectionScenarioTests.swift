import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Changing the visible sections while the app runs.
@Suite struct SectionScenarioTests {
  private func person() async -> Person {
    var snapshot = Sample.snapshot
    snapshot.accounts.removeAll { $0.account.kind == .loan }
    return await Person(80, 40, bank: FakeBank(snapshot), density: .compact).start()
  }

  @Test func emptySectionsAreHiddenUnlessTheirHeaderCounts() async {
    let person = await person()
    #expect(!person.text.contains("LOANS"))
    person.viewer.show(.hidesWithoutData)
    #expect(person.text.contains("LOANS"))
    #expect(person.selected.joined().contains("Banking Account"))
    person.viewer.show(.hidesWithoutRows)
    #expect(!person.text.contains("LOANS"))
  }

  @Test func messageInsteadOfAccountsIsAlwaysShown() async {
    let person = Person(80, 24)
    person.viewer.show(.showsExactly([.kind(.banking)]))
    #expect(person.text.contains("▄▄▄"))
    person.bank.answer = .failure(BankError("the disk is gone"))
    #expect(await person.start().text.contains("the disk is gone"))
  }

  @Test func onlyChosenSectionsAreShownInOrder() async {
    let person = await person()
    person.press(.tab)
    person.viewer.show(.showsExactly([.kind(.loan), .kind(.savings)]))
    let titles = person.lines.filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ").first ?? "" }
    #expect(titles.filter { $0.allSatisfy(\.isUppercase) && $0.count > 3 } == ["LOANS", "SAVINGS"])
    #expect(person.selected.joined().contains("··810"))
    #expect(!person.text.contains("BANKING"))
  }
}
