import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// Two random lists of the same accounts: the difference must lead from one to the other.
@Suite struct SnapshotChangesPropertyTests {
  private func list(_ random: inout SeededRandom) -> AccountsSnapshot {
    var accounts = Sample.accounts.filter { _ in Bool.random(using: &random) }
    for n in accounts.indices where Int.random(in: 0..<3, using: &random) == 0 {
      accounts[n].balance = Amount(units: Int64.random(in: -500...500, using: &random), scale: 2)
    }
    return AccountsSnapshot(
      accounts: accounts.map { ListedAccount($0, isHidden: Int.random(in: 0..<8, using: &random) == 0) })
  }

  @Test(arguments: 0..<200) func differencesLeadFromOldToNew(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (old, new) = (list(&random), list(&random))
    let changes = SnapshotChanges(from: old, to: new)
    let oldIds = Set(old.visible.map(\.id))
    #expect(
      changes.isEmpty == (Dictionary(balances(old)) { a, _ in a } == Dictionary(balances(new)) { a, _ in a }),
      "seed \(seed)")
    let kept = new.visible.map(\.id).filter { !changes.added.contains($0) }
    #expect(Set(kept + changes.removed.map(\.id)) == oldIds, "seed \(seed)")
    for (id, difference) in changes.balances {
      let before = old.visible.first { $0.id == id }?.account.balance
      let after = difference.flatMap { before?.adding($0.amount) }
      #expect(after == new.visible.first { $0.id == id }?.account.balance, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200) func removedRowsKeepTheirPlaces(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (old, new) = (list(&random), list(&random))
    let merged = SnapshotChanges(from: old, to: new).merged(into: new.visible).map(\.id)
    let added = Set(new.visible.map(\.id)).subtracting(old.visible.map(\.id))
    #expect(merged.filter { !added.contains($0) } == old.visible.map(\.id), "seed \(seed)")
    let removed = Set(merged).subtracting(new.visible.map(\.id))
    #expect(merged.filter { !removed.contains($0) } == new.visible.map(\.id), "seed \(seed)")
  }

  private func balances(_ snapshot: AccountsSnapshot) -> [(Account.ID, Amount?)] {
    snapshot.visible.map { ($0.id, $0.account.balance) }
  }
}
