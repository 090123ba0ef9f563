import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Existing accounts that the config declares to be the same, through the real program.
@Suite struct SyncJoinTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(statement(3), to: "a.ofx")
    try home.write(statement(5, from: 1).replacing("<ACCTID>1234567890", with: "<ACCTID>99887766"), to: "b.ofx")
    _ = try run("import", home.path + "/a.ofx", home.path + "/b.ofx")
    try home.write("[account.99887766]\nsame_as = \"1234567890\"\n", to: ".config/bankey/config.toml")
  }

  private func run(_ words: String...) throws -> SyncProcess { try SyncProcess(words, home: home) }

  private var accounts: [String] {
    get throws {
      try Store(reading: DataFolder(home.path + "/data")).accounts().map { "\($0.nativeId) \($0.transactions)" }
    }
  }

  @Test func dryRunPreviewsTheNextRefreshsJoin() throws {
    #expect(try accounts == ["1234567890 3", "99887766 5"])
    let preview = try run("import", "--dry-run")
    #expect(preview.events.compactMap { $0.row?.verdict } == [.same, .same, .new, .new, .new])
    #expect(
      preview.complaints == [
        "note - The account 99887766 becomes the same as 1234567890: 2 of its 5 transactions are in both."
      ])
    #expect(try accounts == ["1234567890 3", "99887766 5"])
    let refresh = try run("refresh")
    #expect(refresh.status == 0)
    #expect(
      refresh.complaints[0].contains(
        " is now the same as 1234567890: 2 of its 5 transactions are in both. The previous database"))
    #expect(refresh.events.last?.changed == 6)
    #expect(try accounts == ["1234567890 6"])
    #expect(try run("refresh").events.last?.changed == 0)
    #expect(
      try run("import", "--dry-run").complaints == [
        "empty - There is nothing to join: no account with same_as in the config exists yet."
      ])
  }

  @Test func importJoinsFirstAndItsPreviewShowsThat() throws {
    let preview = try run("import", "--dry-run", home.path + "/b.ofx")
    #expect(preview.done.map { "\($0.added ?? -1) new, \($0.unchanged ?? -1) known" } == ["0 new, 5 known"])
    _ = try run("import", home.path + "/b.ofx")
    #expect(try accounts == ["1234567890 6"])
    // Every import can be undone after it.
    _ = try run("undo", "1")
    #expect(try accounts == ["99887766 5"])
  }

  @Test func backupReversesTheJoin() throws {
    _ = try run("refresh")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data")
    let copy = try #require(names.first { $0.hasPrefix("bankey.sqlite.backup-join-") })
    try home.write("", to: ".config/bankey/config.toml")
    for name in names where name.hasPrefix("bankey.sqlite") && name != copy {
      try FileManager.default.removeItem(atPath: home.path + "/data/" + name)
    }
    try FileManager.default.moveItem(atPath: home.path + "/data/" + copy, toPath: home.path + "/data/bankey.sqlite")
    #expect(try run("refresh").status == 0)
    #expect(try accounts == ["1234567890 3", "99887766 5"])
  }
}
