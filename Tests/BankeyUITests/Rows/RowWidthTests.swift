import BankeyCore
import BankeyModel
import BankeyText
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// Lists with long texts, accounts and counterparties: a wider screen shows as much of each row as a narrower one.
@Suite struct RowWidthTests {
  private static let names = [
    "Joint Household and Groceries Account", "Account NL78 SNSB 0022 4466 88", "Savings", "Visa",
  ]
  private static let texts = [
    "Kosten klantonderzoek GreatExample BV Periode: maart zonder btw", "Kiosk", "Creditrente tot en met april",
    "Grocery store LOCAL GROCER STORE at the harbor", "Rent", "Payment for invoice of the second quarter",
  ]
  private static let sides = ["Harbor Homes Property Management", nil, nil, "Acme Corporation", nil, nil]

  private static func bank(naming sides: [String?]) -> FakeBank {
    let accounts = names.enumerated().map { n, name in
      Account(
        id: "a\(n)", source: "demo", nativeId: "a\(n)", number: nil, name: name, institution: "First Bank",
        kind: .banking, currency: Currency(code: "EUR"), balance: Sample.amount("100"),
        balanceDate: Sample.accounts[0].balanceDate)
    }
    var snapshot = Sample.snapshot
    snapshot.accounts = accounts.map { ListedAccount($0) }
    let bank = FakeBank(snapshot)
    bank.pages = FakePages(
      (0..<24).map { n in
        Transaction(
          id: Int64(n + 1), account: "a\(n % names.count)", status: .posted, day: Sample.today.advanced(by: -n / 3),
          amount: Sample.amount("-\(n + 1).25"), currency: Currency(code: "EUR"),
          description: texts[n % texts.count], counterparty: sides[n % sides.count])
      })
    return bank
  }

  /// The columns of `word` that a line shows before its end was cut.
  private func shown(_ word: String, in line: String) -> Int {
    (1...word.count).last { line.contains(word.prefix($0)) } ?? 0
  }

  private func rows(_ person: Person, of amount: String) -> String {
    person.lines.first { $0.contains(amount) } ?? ""
  }

  private func widen(_ person: Person) async {
    var known: [String: Int] = [:]
    for width in 60...220 {
      person.driver.resize(width, 60)
      await person.settle()
      for n in 0..<6 {
        let line = rows(person, of: "€\(n + 1).25")
        for word in [Self.texts[n], Self.names[n % Self.names.count]] {
          let (key, count) = ("\(n) \(word)", shown(word, in: line))
          guard !line.isEmpty else { continue }
          #expect(count >= known[key] ?? 0, "\(width): \(line)")
          known[key] = max(count, known[key] ?? 0)
        }
      }
    }
    #expect(known.count >= 8 && known.allSatisfy { $1 > 3 }, "\(known)")
  }

  @Test(arguments: [true, false]) func timelineShowsNoLessWhenWider(hasSides: Bool) async {
    let person = await Person(60, 60, bank: Self.bank(naming: hasSides ? Self.sides : [nil])).start()
    person.press("t")
    await person.settle()
    await widen(person)
  }

  @Test(arguments: [true, false]) func findShowsNoLessWhenWider(hasSides: Bool) async {
    let person = await Person(60, 60, bank: Self.bank(naming: hasSides ? Self.sides : [nil]), pane: .off).start()
    person.press("/")
    for character in "en" {
      person.press(.character(character))
      await person.settle()
    }
    person.press(.tab)
    await person.settle()
    await widen(person)
  }
}
