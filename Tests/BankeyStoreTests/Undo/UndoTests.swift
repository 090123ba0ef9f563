import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct UndoTests {
  let place = try! TestFolder()

  private func lines() throws -> [String] { try place.reader().lines() }

  @Test
  func undoRemovesItsRowsAndItsAccount() throws {
    let writer = try place.writer()
    let before = try place.state()
    let summary = try writer.importFile([buy(on: 3), buy("Rent", -90000, on: 2)], period: 1...5)
    let undone = try writer.undoImport(summary.fetch)
    #expect((undone.removed, undone.kept, undone.accounts) == (2, 0, 1))
    #expect(try place.state() == before)
    #expect(try place.reader().fetches().map { $0.undone != nil } == [true])
  }

  @Test
  func undoKeepsRowsOfOtherFiles() throws {
    let writer = try place.writer()
    let first = try writer.importFile([buy("Coffee", on: 3, id: "a"), buy("Rent", on: 2, id: "b")])
    try writer.importFile([buy("Coffee house", on: 3, id: "a")], of: checking(name: "Everyday"))
    #expect(try lines() == ["3 Coffee -4.00", "2 Rent -4.00"])
    let undone = try writer.undoImport(first.fetch)
    #expect((undone.removed, undone.kept, undone.accounts) == (1, 1, 0))
    #expect(try lines() == ["3 Coffee house -4.00"])
    #expect(try place.reader().accounts().map(\.name) == ["Everyday"])
    #expect(try place.reader().matches(of: FindQuery("house"), limit: 9).count == 1)
  }

  @Test
  func undoneRowsReturnWithTheNextImport() throws {
    let writer = try place.writer()
    let rows = [buy("Coffee", on: 3, id: "a"), buy("Rent", on: 2, id: "b")]
    let first = try writer.importFile(rows)
    try writer.delete(try #require(place.reader().list().last?.id))
    #expect(try lines() == ["3 Coffee -4.00"])
    try writer.undoImport(first.fetch)
    #expect(try place.reader().accounts().isEmpty)
    let again = try writer.importFile(rows)
    #expect((again.added, again.deleted) == (1, 1))
    #expect(try lines() == ["3 Coffee -4.00"])
    #expect(try place.reader().accounts().count == 1)
    try writer.undoImport(again.fetch)
    #expect(try writer.importFile(rows).deleted == 1)
  }

  @Test
  func undoRestoresAuthorizedRows() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee shop", on: 3, .authorized), buy("Rent", on: 3, id: "r", .authorized)])
    let before = try place.state()
    let second = try writer.importFile([buy("VISA Coffee shop", on: 4), buy("Rent", on: 3, id: "r")])
    #expect(second.posted == 2)
    try writer.undoImport(second.fetch)
    #expect(try place.state() == before)
    #expect(try lines() == ["3 Rent -4.00*", "3 Coffee shop -4.00*"])
  }

  @Test
  func laterImportKeepsTheRowPosted() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee shop", on: 3, .authorized)])
    let second = try writer.importFile([buy("VISA Coffee shop", on: 4)])
    try writer.importFile([buy("VISA Coffee shop", on: 4), buy("Rent", on: 5)])
    try writer.undoImport(second.fetch)
    #expect(try lines() == ["5 Rent -4.00", "4 VISA Coffee shop -4.00"])
    #expect(try place.reader().list().last?.match?.day == november(3))
  }

  @Test
  func undoRestoresOtherBalances() throws {
    let writer = try place.writer()
    func figures(_ balance: Int64?, _ day: Int, limit: Int64? = nil) -> BalanceRecord {
      BalanceRecord(
        balance: balance.map(cents), creditLimit: limit.map(cents), date: LocalTime(day: november(day)))
    }
    try writer.figures(figures(10000, 1))
    let second = try writer.figures(figures(20000, 5, limit: 900))
    try writer.figures(figures(30000, 9))
    #expect(try place.reader().accounts().map(\.creditLimit) == [cents(900)])
    try writer.undoImport(second.fetch)
    let account = try #require(place.reader().accounts().first)
    #expect((account.balance, account.creditLimit) == (cents(30000), nil))
  }

  @Test
  func undoKeepsRowsOfAFeed() throws {
    let writer = try place.writer()
    let file = try writer.record(.file("a", hash: "h")) { sink in
      try sink(.account(checking()))
      try sink(.transactions([buy("Coffee", on: 3), buy("Rent", on: 4)]))
    }
    #expect(file.added == 2)
    try writer.undoImport(file.fetch)
    #expect(try lines() == [])
  }

  @Test
  func onlyImportsCanBeUndoneAndOnlyOnce() throws {
    let writer = try place.writer()
    let refresh = try writer.refresh([buy(on: 3, id: "a")])
    let file = try writer.importFile([buy(on: 3)])
    try writer.undoImport(file.fetch)
    for (id, code) in [(refresh.fetch, StoreError.Code.unknown), (99, .unknown), (file.fetch, .taken)] {
      #expect(throws: StoreError.self) { try writer.undoImport(id) }
      do { _ = try writer.undoImport(id) } catch let error as StoreError { #expect(error.code == code) }
    }
  }

  @Test
  func importOfAnOlderReleaseCanBeUndone() throws {
    try place.make(FirstRelease.dump)
    let writer = try place.writer()
    let removed = try place.reader().fetches().map { try writer.undoImport($0.id).removed }
    #expect(removed.reduce(0, +) == 2)
    #expect(try place.reader().accounts().isEmpty)
  }
}
