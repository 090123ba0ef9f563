import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Restoring deleted transactions, and undoing matches.
@Suite struct UndoScenarioTests {
  private func open() async -> Person {
    let bank = FakeBank()
    var transactions = Sample.transactions
    transactions[3].match = TransactionMatch(
      day: Day(iso: "2026-11-17")!, amount: Sample.amount("-48.00"), description: "GREEN GROCER")
    bank.pages = FakePages(transactions)
    let person = await Person(bank: bank).start()
    person.press(.enter)
    return person
  }

  private func changes(_ person: Person) -> [TransactionChange] { person.bank.changed.map(\.0) }

  @Test func deletingAlwaysAsks() async {
    let person = await open()
    person.press("x")
    #expect(person.text.contains("the next import does not bring it back"))
    #expect(person.text.contains("COFFEE ROASTERS, −$4.10"))
    person.press(.escape)
    await person.settle()
    #expect(changes(person).isEmpty)
  }

  /// Enter never confirms a destructive answer.
  @Test(arguments: [Key.enter, .escape, "n"]) func enterNeverDeletes(key: Key) async {
    let person = await open()
    person.bank.last = ImportRecord(id: 7, file: "/a.ofx", imported: Sample.clock.now, added: 3)
    person.press("x", key)
    person.press(.down, .down, .down, .down, "u", key)
    person.press("g", "u")
    await person.settle()
    #expect(person.overlays == 1)
    person.press(key)
    await person.settle()
    #expect(person.overlays == 0)
    #expect(changes(person).isEmpty)
    #expect(person.bank.undone.isEmpty)
  }

  @Test(arguments: [-60, 0, 60]) func undoTakesTheLatestChange(seconds: Int64) async {
    let person = await open()
    let moment = Sample.clock.now
    person.bank.last = ImportRecord(id: 7, file: "/a.ofx", imported: moment, added: 3)
    person.bank.deletion = DeletionRecord(transaction: 42, deleted: Timestamp(seconds: moment.seconds + seconds))
    person.press("u")
    await person.settle()
    if seconds < 0 {
      #expect(person.text.contains("Undo the last import?"))
      #expect(changes(person).isEmpty)
    } else {
      #expect(changes(person) == [.restore])
      #expect(person.bank.changed.first?.1 == 42)
    }
  }

  @Test func undoRestoresADeletedTransaction() async {
    let person = await open()
    person.press("x", "y")
    await person.settle()
    #expect(changes(person) == [.delete])
    #expect(person.bank.changed.first?.1 == Sample.transactions[0].id)
    #expect(person.status.contains("deleted; u brings it back"))
    person.press("u")
    await person.settle()
    #expect(changes(person) == [.delete, .restore])
    person.press("u")
    await person.settle()
    #expect(person.status.contains("nothing to undo here"))
  }

  @Test func deletingClosesTheTransactionsScreen() async {
    let person = await open()
    person.press(.enter, "x", "y")
    await person.settle()
    #expect(changes(person) == [.delete])
    #expect(person.text.contains("Available"))
  }

  @Test func matchIsUndoneAfterAsking() async {
    let person = await open()
    person.press(.down, .down, .down, .down)
    #expect(person.selected.joined().contains("was authorized Nov 17"))
    person.press("u")
    #expect(person.text.contains("Undo the match?"))
    person.press("y")
    await person.settle()
    #expect(changes(person) == [.unmatch])
    #expect(person.status.contains("no longer matched"))
  }

  @Test func totalsCannotBeDeleted() async {
    let person = await open()
    person.press("G", "x")
    #expect(person.overlays == 0)
    #expect(person.status.contains("nothing to delete here"))
  }
}
