import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct SnapshotChangesTests {
  private func changes(_ change: (inout AccountsSnapshot) -> Void) -> SnapshotChanges {
    var new = Sample.snapshot
    change(&new)
    return SnapshotChanges(from: Sample.snapshot, to: new)
  }

  @Test func equalSnapshotsHaveNoChanges() {
    #expect(changes { _ in }.isEmpty)
    #expect(changes { $0.accounts.swapAt(0, 5) }.isEmpty)
    #expect(changes { $0.accounts[0].account.name = "Another name" }.isEmpty)
  }

  @Test func balancesDifferExactly() {
    let changes = changes {
      $0.accounts[0].account.balance = Sample.amount("929586.23")
      $0.accounts[6].account.balance = Sample.amount("-85.931")
    }
    let difference = { id in changes.balances[id].flatMap { $0 }?.amount }
    #expect(changes.balances.count == 2)
    #expect(difference(Sample.snapshot.accounts[0].id) == Sample.amount("120"))
    #expect(difference(Sample.snapshot.accounts[6].id) == Sample.amount("-35.101"))
  }

  @Test func unknownBalanceIsAChangeWithoutDifference() {
    let id = Sample.snapshot.accounts[0].id
    let unknown = changes { $0.accounts[0].account.balance = nil }
    #expect(unknown.balances.keys.contains(id))
    #expect(unknown.balances[id] == .some(nil))
    let currency = changes { $0.accounts[0].account.currency = Currency(code: "EUR") }
    #expect(currency.balances[id] == .some(nil))
  }

  @Test func accountsWithEqualNamesAreToldApart() {
    let changes = changes { $0.accounts.remove(at: 3) }
    #expect(changes.removed.map(\.id) == [Sample.snapshot.accounts[3].id])
    #expect(changes.added.isEmpty)
  }

  @Test func hiddenAccountIsRemovedFromTheList() {
    #expect(changes { $0.accounts[2].isHidden = true }.removed.map(\.account.name) == ["Lommepenger"])
  }

  @Test func onlyAddedTransactionsAreNew() {
    let changes = changes {
      $0.accounts[0].account.transactions = 2
      $0.accounts[1].account.transactions = 0
    }
    #expect(changes.newTransactions == 2)
    #expect(changes.transactions == [Sample.snapshot.accounts[0].id: 2])
  }

  @Test func summaryNamesEveryChange() {
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
    let changes = changes {
      $0.accounts[0].account.transactions = 2
      $0.accounts[0].account.balance = Sample.amount("1")
      $0.accounts.remove(at: 3)
    }
    #expect(presenter.summary(of: changes) == "2 new transactions, 1 balance changed, 1 account gone")
    #expect(presenter.summary(of: SnapshotChanges()) == nil)
  }

  @Test func unreadCountsAddUp() {
    var news = AccountNews()
    let id = Sample.snapshot.accounts[0].id
    news.count(changes { $0.accounts[0].account.transactions = 2 })
    news.count(changes { $0.accounts[0].account.transactions = 1 })
    #expect(news.unread == [id: 3])
    news.count(changes { $0.accounts.removeFirst() })
    #expect(news.unread.isEmpty)
  }
}
