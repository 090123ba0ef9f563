import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct AccountSectionTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  @Test func sectionsShowTheirSumsWithTheMainCurrencyLast() {
    let sections = presenter.sections(of: Sample.snapshot)
    let headers = sections.compactMap(\.header).map { [$0.title] + $0.sums.map(\.text) }
    #expect(
      headers == [
        ["BANKING", "NOK 1,240.50", "$947,028.67"], ["SAVINGS", "$10,718.64"], ["CREDIT CARDS", "−$50.83"],
        ["INVESTMENTS", "$32,054.01"], ["LOANS", "−$8,400.00"], ["OTHER", "€220.00"],
      ])
    #expect(sections.map(\.items.count) == [3, 2, 2, 3, 1, 1])
    #expect(sections.map { $0.footer == nil } == [true, true, true, true, true, false])
  }

  @Test func hiddenAccountIsNotListed() {
    var snapshot = Sample.snapshot
    for n in 5...6 { snapshot.accounts[n].isHidden = true }
    let keys = presenter.sections(of: snapshot).map(\.id)
    #expect(keys == [.kind(.banking), .kind(.savings), .kind(.investment), .kind(.loan), .kind(.other)])
  }

  @Test func customOrderSortsSections() {
    let keys = presenter.sections(of: Sample.snapshot, ListChoice(order: .function { $0.reversed() })).map(\.id)
    #expect(keys.first == .kind(.other))
    #expect(keys.last == .kind(.banking))
  }

  @Test func emptyListHasAMessage() {
    let sections = presenter.sections(of: AccountsSnapshot())
    #expect(sections.map(\.id) == [.message])
    let message = MessageViewModel(presenter.strings.noAccounts, action: .importFiles)
    #expect(sections[0].items == AccountItems([.message(message)]))
  }

  @Test func accountsWithEqualNamesAreSeparateRows() {
    let savings = presenter.sections(of: Sample.snapshot)[1].items
    #expect(Set(savings.map(\.id)).count == 2)
  }
}
