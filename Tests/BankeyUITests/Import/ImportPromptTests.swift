import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Typing the path of a file to import, and undoing the last import.
@Suite struct ImportPromptTests {
  private func start(_ paths: [String] = []) async -> Person {
    let bank = FakeBank()
    bank.knownPaths = paths
    let person = await Person(bank: bank).start()
    person.press("i")
    await person.settle()
    return person
  }

  @Test func tabCompletesThePathThenListsChoices() async {
    let person = await start(["~/Downloads/", "~/Down.ofx", "~/Music/"])
    person.driver.type("~/D")
    person.press(.tab)
    #expect(person.text.contains("~/Down") && !person.text.contains("Down.ofx"))
    person.press(.tab)
    #expect(person.text.contains("Downloads/   Down.ofx"))
    person.driver.type("l")
    #expect(!person.text.contains("Down.ofx"), "the list goes with the next letter")
    person.press(.tab)
    #expect(person.text.contains("~/Downloads/"))
  }

  @Test func missingFileIsReported() async {
    let person = await start()
    person.driver.type("nowhere")
    person.press(.tab)
    #expect(person.text.contains("no such file or folder"))
  }

  @Test func pipeIsRefusedOnAScreen() async {
    let person = await start()
    person.driver.type("-")
    person.press(.enter)
    #expect(person.text.contains("the preview cannot read a pipe; use bankey import -"))
    #expect(person.bank.previewed.isEmpty)
  }

  @Test func enterPreviewsAndEscapeGoesBack() async {
    let person = await start()
    person.driver.type("~/may.ofx")
    person.press(.enter)
    await person.settle()
    #expect(person.bank.previewed == [["~/may.ofx"]])
    #expect(person.text.contains("Preview"))
    let other = await start()
    other.press(.escape)
    await other.settle()
    #expect(other.text.contains("Jonathan"))
  }

  @Test func uUndoesTheLastImportAfterAsking() async {
    let person = await Person().start()
    person.press("u")
    await person.settle()
    #expect(person.status.contains("nothing to undo"))
    person.bank.last = ImportRecord(id: 7, file: "/tmp/may.ofx", imported: Sample.clock.now, added: 31)
    person.press("u")
    await person.settle()
    #expect(person.text.contains("Undo the last import?") && person.text.contains("may.ofx"))
    person.press("n")
    #expect(person.bank.undone.isEmpty)
    person.press("u")
    await person.settle()
    person.press("y")
    await person.settle()
    #expect(person.bank.undone == [7])
    #expect(person.status.contains("import undone"))
  }

  /// Undoes the last import; an event reports the result.
  private func undo(_ said: (inout UndoSummary) -> Void, then snapshot: AccountsSnapshot) async -> Person {
    let person = await Person().start()
    person.bank.last = ImportRecord(id: 7, file: "/tmp/may.ofx", imported: Sample.clock.now, added: 31)
    var summary = UndoSummary()
    said(&summary)
    person.bank.undoing = (.undone(summary), snapshot)
    person.press("u")
    await person.settle()
    person.press("y")
    await person.settle()
    return person
  }

  @Test func undoingTheOnlyImportShowsTheFirstRunAgain() async {
    let files = SourceStatus(name: Account.filesSource, type: Account.filesSource)
    let person = await undo({ $0.removed = 31 }, then: AccountsSnapshot(sources: [files]))
    #expect(person.text.contains("try the demo bank"))
    #expect(person.status.contains("import undone"))
  }

  @Test func undoReportsWhatStaysAndWhy() async {
    let person = await undo({ ($0.removed, $0.kept, $0.restored) = (28, 2, 1) }, then: Sample.snapshot)
    #expect(person.text.contains("removed 28 transactions that came only from it"))
    #expect(person.text.contains("2 transactions stay"))
    #expect(person.text.contains("1 transaction was restored to its earlier state"))
    expectScreen(person.screen, named: "undone")
  }
}
