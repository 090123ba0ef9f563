import BankeyModel
import Foundation
import Testing

@testable import BankeyStore

/// A publish knows, without reading the rows of the file, whether anything was written since the last one.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct PublishStateTests {
  let place = try! TestFolder()
  let address = try! ServerAddress.newDatabase()

  init() throws {
    try RichStore(place).fill()
    try publish()
  }

  /// Publishes a folder as the one collector. Returns whether that read its rows.
  @discardableResult
  private func publish(_ place: TestFolder? = nil, to address: ServerAddress? = nil, by program: String = "1.0") throws
    -> Bool
  {
    let place = place ?? self.place
    let store = try place.reader()
    let collector = CollectorIdentity(id: "first", name: "first")
    let publisher = try Publisher(place.folder, at: address ?? self.address, as: collector, program: program)
    let trace = try StatementTrace.recorded(on: store.file()) { _ = try publisher.publish(store) }
    return trace.runs.keys.contains { $0.contains("FROM transactions") }
  }

  private func expectAnswersOfTheFile(_ place: TestFolder? = nil, _ comment: Comment = "") throws {
    let file = try StoreAnswers((place ?? self.place).reader(), isFile: true)
    #expect(try file.lines == StoreAnswers(address.store(), isFile: false).lines, comment)
  }

  @Test func unchangedFileIsNotRead() throws {
    #expect(try !publish())
    _ = try place.writer().sources()
    #expect(try place.reader().accounts().count > 0)
    #expect(try !publish())
  }

  @Test(arguments: Change.all)
  func everyChangeIsPublished(change: Change) throws {
    try change.make(place.writer(at: noon + 60), place.reader())
    #expect(try publish(), "\(change.testDescription)")
    #expect(try !publish(), "\(change.testDescription)")
    try expectAnswersOfTheFile()
  }

  @Test func rolledBackWriteChangesNothing() throws {
    let writer = try place.writer()
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try writer.record(.file("x", hash: "x")) { sink in
        try sink(.account(checking()))
        throw Stop()
      }
    }
    _ = try writer.preview(.file("x", hash: "x"), { try $0(.account(checking("new"))) }, rows: { _ in })
    #expect(throws: StoreError.self) { try writer.delete(1) }
    #expect(try !publish())
  }

  @Test func restoredBackupIsPublished() throws {
    let backup = place.parent.appending(path: "backup").path
    try place.reader().backUp(to: backup)
    try place.writer().importFile([buy("Later", on: 20, id: "later")])
    try publish()
    _ = try Restoration(in: place.folder, clock: Clock(fixed: Timestamp(seconds: noon), offset: 0), version: "1.0")
      .run(from: backup)
    #expect(try publish())
    try expectAnswersOfTheFile()
  }

  @Test func divergedCopiesAreNotMistakenForEachOther() throws {
    let copy = try TestFolder()
    try copy.take(filesOf: place)
    for folder in [place, copy] { try folder.writer().importFile([buy(folder.parent.path, on: 20, id: "later")]) }
    for folder in [place, copy, place] {
      #expect(try publish(folder))
      try expectAnswersOfTheFile(folder)
    }
  }

  @Test func anotherServerVersionOrLostPublishIsComparedAgain() throws {
    #expect(try publish(to: .newDatabase()))
    #expect(try publish(by: "1.1") && !publish(by: "1.1"))
    // As a backup of the server from before the last change, and as the page says.
    let dump = try address.run("SELECT * FROM chunk").count
    try address.run("DELETE FROM chunk WHERE collector = 0")
    #expect(try publish())
    #expect(try address.run("SELECT * FROM chunk").count == dump)
    try expectAnswersOfTheFile()
  }

  @Test func publishThatBreaksOffKeepsNoMark() throws {
    try place.writer().importFile([buy("Later", on: 20, id: "later")])
    let mark = "SELECT hash FROM chunk WHERE part = 0 AND number = -1"
    let before = try address.run(mark).texts
    try address.run("ALTER TABLE transactions ADD CONSTRAINT refusal CHECK (description <> 'Later')")
    #expect(throws: StoreError.self) { try publish() }
    #expect(try address.run(mark).texts == before)
    try address.run("ALTER TABLE transactions DROP CONSTRAINT refusal")
    #expect(try publish())
    try expectAnswersOfTheFile()
  }
}

/// A change of a database, by each way in which the writer changes it.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (StoreWriter, Store) throws -> Void

  static let all = recorded + decided + ofSources

  private static let recorded = [
    Change("an import") { writer, _ in try writer.importFile([buy("New", on: 20, id: "new")]) },
    Change("a known file") { writer, _ in try writer.importFile([buy("Twice", -300, on: 9)]) },
    Change("a refresh") { writer, _ in try writer.refresh([]) },
    Change("a failed refresh") { writer, _ in
      try writer.recordFailure("no answer", of: Fetch(source: "bank", kind: .refresh, hasStableIds: true))
    },
    Change("an undo") { writer, store in _ = try writer.undoImport(try #require(try store.fetches().first?.id)) },
    Change("a join") { writer, _ in
      writer.sameAccounts = ["12345678903": "12345678911"]
      _ = try writer.joinAccounts()
    },
  ]

  private static let decided = [
    Change("a deletion") { try $0.delete(try #require(try $1.list().first?.id)) },
    Change("a restored row") { try $0.restore(try #require(try $1.lastDeletion()?.transaction)) },
    Change("an undone match") { writer, store in
      try writer.unmatch(try #require(try store.list().first { $0.match != nil }?.id))
    },
    Change("a dismissal") { try $0.dismiss([try #require(try $1.list().first?.id)]) },
    Change("a payee") { writer, _ in try writer.name([PayeeChange(PayeeWords("shop")!, name: "The Shop")]) },
    Change("a name") { try $0.set([.name("Other")], of: $1.accounts()[0].id) },
    Change("a balance") { try $0.set([.balance(cents(1), on: november(8))], of: $1.accounts()[0].id) },
    Change("an order") { try $0.order($1.accounts().map(\.id).reversed()) },
  ]

  private static let ofSources = [
    Change("a source's name") { writer, _ in try writer.name(source: "bank", "My bank") },
    Change("a new source") { writer, _ in
      try writer.addSource(SourceDefinition(name: "other", type: "command", settings: "{}"))
    },
    Change("a pause") { writer, _ in
      try writer.postpone("bank", until: Timestamp(seconds: noon + 600))
    },
    Change("a counted call") { writer, _ in
      try writer.spend("day", allowed: 4, confirmed: 4, period: 86_400, of: "bank")
    },
    Change("a removed source") { writer, _ in try writer.removeSource("bank", deletingData: true) },
  ]

  private init(_ name: String, _ make: @escaping @Sendable (StoreWriter, Store) throws -> Void) {
    (testDescription, self.make) = (name, make)
  }
}
