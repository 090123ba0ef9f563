import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Previews, imports of what was shown, and undos through the real program and the real database.
@Suite struct SyncPreviewTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String...) throws -> SyncProcess { try SyncProcess(words, home: home) }

  @Test func previewWritesNothingAndCreatesNoDatabase() throws {
    let file = try home.write(statement(3), to: "a.ofx")
    let preview = try run("import", "--dry-run", file)
    #expect(preview.status == 0)
    #expect(preview.events.compactMap(\.row?.verdict) == [.new, .new, .new])
    #expect(preview.done.first?.added == 3)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data"))
    _ = try run("import", file)
    let again = try run("import", "--dry-run", file)
    #expect(again.events.compactMap(\.row?.verdict) == [.same, .same, .same])
    #expect(again.events.last?.changed == 0)
    #expect(try home.store().fetches().count == 1)
  }

  @Test func badFileOfAPreviewIsReported() throws {
    let good = try home.write(statement(2), to: "good.ofx")
    let cut = try home.write(String(statement(30).dropLast(700)), to: "cut.ofx")
    let preview = try run("import", "--dry-run", cut, good)
    #expect(preview.status == 2)
    #expect(preview.events.compactMap(\.row).count == 2)
    #expect(preview.complaints.first?.hasPrefix("unreadable cut.ofx") == true)
  }

  @Test func previewLimitsTheRows() throws {
    let file = try home.write(statement(400), to: "a.ofx")
    let preview = try run("import", "--dry-run", "--rows", "5", file)
    #expect(preview.events.compactMap(\.row).count == 5)
    #expect(preview.done.first?.added == 400)
  }

  @Test func acceptedImportIsWhatWasShown() throws {
    let file = try home.write(statement(3), to: "a.ofx")
    let hash = try #require(try run("import", "--dry-run", file).done.first?.hash)
    try home.write(statement(4), to: "a.ofx")
    let other = try run("import", "--hash", hash, file)
    #expect(other.status == 2)
    #expect(other.complaints.first?.contains("has changed since the preview") == true)
    #expect(try home.transactions() == 0)
    try home.write(statement(3), to: "a.ofx")
    #expect(try run("import", "--hash", hash, file).status == 0)
    #expect(try home.transactions() == 3)
  }

  @Test func importIsUndone() throws {
    let first = try home.write(statement(3), to: "a.ofx")
    let second = try home.write(statement(3, from: 2), to: "b.ofx")
    _ = try run("import", first, second)
    let batch = try #require(try home.store().fetches().last?.batch)
    let undo = try run("undo", "\(batch).1")
    #expect(undo.status == 0)
    let said = try #require(undo.events.first { $0.event == .undone })
    #expect((said.removed, said.kept) == (2, 1))
    #expect(undo.events.last?.changed == 2)
    #expect(try home.transactions() == 3)
    #expect(try run("undo", "\(batch).1").complaints == ["database - import \(batch).1 was already undone"])
    let rest = try run("undo", String(batch))
    #expect(rest.events.first { $0.event == .undone }?.removed == 3)
    #expect(try home.transactions() == 0)
    #expect(try run("undo", String(batch)).complaints == ["database - import \(batch) was already undone"])
    #expect(try run("undo", "77").status == 2)
    #expect(try run("undo", "\(batch).3").status == 2)
  }

  @Test func longFileReportsProgress() throws {
    let file = try home.write(statement(40_000), to: "a.ofx")
    let told = try run("import", "--dry-run", "--rows", "0", file).events.filter { $0.state == .progress }
    #expect(told.count > 3)
    #expect(told.compactMap(\.bytes) == told.compactMap(\.bytes).sorted())
    #expect(told.allSatisfy { $0.bytes ?? 0 <= $0.size ?? 0 })
  }
}
