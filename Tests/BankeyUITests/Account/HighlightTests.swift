import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Rows highlighted briefly after a refresh within an account: the new and changed ones, and no others.
@Suite struct HighlightTests {

  /// The lines of the report, and the highlighted ones.
  private func report(_ person: Person, _ theme: Theme) -> (all: [String], marked: [String]) {
    let mark = Palette.bankey(theme, colors: .full)[.inserted]
    let screen = person.screen
    let all = person.lines
    let first = all.firstIndex { $0.contains("AUTHORIZED") } ?? 0
    let lines = (first..<screen.size.height - 1).filter { !all[$0].isEmpty }
    // The date moves to a new first row of its day, and the sum to the last one: neither is a change to a row.
    let said = all.map { String($0.dropFirst(11)).replacing(/day \S+/) { _ in "" }.replacing(/\s+/) { _ in " " } }
    let marked = lines.filter { line in
      // The column beside the mark of the selection is blank in every row.
      let style = screen.row(line).dropFirst(1).first?.style ?? .plain
      return style.background == mark.background && style.attributes.isSuperset(of: mark.attributes)
    }
    return (lines.map { said[$0] }, marked.map { said[$0] })
  }

  @Test(arguments: [Theme.auto, .light, .dark, .mono], Sample.Change.allCases)
  func onlyNewRowsAreMarked(theme: Theme, change: Sample.Change) async throws {
    let bank = FakeBank()
    bank.pages = FakePages(Sample.transactions)
    let person = await Person(80, 50, bank: bank, theme: theme).start()
    person.press(.enter)
    let before = Set(report(person, theme).all)
    bank.pages.transactions = change.applied(to: Sample.transactions)
    try await person.refresh(to: Sample.nextDay)
    let after = report(person, theme)
    let different = after.all.filter { !before.contains($0) }
    #expect(after.marked == different)
    for text in change.texts { #expect(after.marked.contains { $0.contains(text) }, "\(text)") }
    #expect(!after.marked.contains { $0.contains("CINEMA") })
    await person.driver.time.advance(.seconds(4))
    #expect(report(person, theme).marked.isEmpty)
  }
}

extension Sample {
  /// The changes that a refresh may bring.
  enum Change: CaseIterable {
    case newDay, sameDay, otherText, both

    /// What is new then.
    var texts: [String] {
      switch self {
      case .newDay, .sameDay: ["TOY STORE"]
      case .otherText: ["ROASTERS OSLO"]
      case .both: ["TOY STORE", "ROASTERS OSLO"]
      }
    }

    /// The transactions after it.
    func applied(to transactions: [Transaction]) -> [Transaction] {
      var new = transactions
      if self == .otherText || self == .both { new[0].description = "COFFEE ROASTERS OSLO" }
      guard self != .otherText else { return new }
      var purchase = transactions[3]
      purchase = Transaction(
        id: 200, account: purchase.account, status: .posted,
        day: Day(iso: self == .sameDay ? "2026-11-19" : "2026-11-21")!,
        authorizedDay: nil, amount: Sample.amount("-12.34"), currency: purchase.currency, description: "TOY STORE")
      return new + [purchase]
    }
  }
}
