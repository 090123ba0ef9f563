import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Statement files in an inbox folder, through the real program and the real database.
@Suite struct SyncInboxTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write("[import]\ninbox = [\"~/drop\"]\n", to: ".config/bankey/config.toml")
    try home.write("Dear customer", to: "drop/letter.txt")
  }

  private func refresh(_ words: String...) throws -> SyncProcess {
    try SyncProcess(["refresh"] + words, home: home)
  }

  @Test func newFilesAreImportedAndStayInPlace() throws {
    let file = try home.write(statement(3), to: "drop/may.ofx")
    let first = try refresh()
    #expect(first.status == 0, "\(first.lines)")
    #expect(first.done.map(\.added) == [3])
    #expect(first.events.last?.changed == 5)
    #expect(FileManager.default.fileExists(atPath: file))
    // Nothing is read or reported again.
    let second = try refresh()
    #expect(second.lines.count == 1 && second.events.last?.changed == 0, "\(second.lines)")
    try home.write(statement(5), to: "drop/june.ofx")
    try FileManager.default.copyItem(atPath: file, toPath: home.path + "/drop/copy.ofx")
    #expect(try refresh().done.map(\.added) == [2])
    #expect(try home.transactions() == 5)
  }

  @Test func badFileIsReportedOnceAndRetriedWhenChanged() throws {
    try home.write(String(statement(30).dropLast(700)), to: "drop/cut.ofx")
    #expect(try refresh().status == 2)
    #expect(try refresh().status == 0)
    try home.write(statement(30), to: "drop/cut.ofx")
    #expect(try refresh().done.map(\.added) == [30])
  }

  @Test func answerImportsTheWaitingTables() throws {
    let rows = "\n05/03/2026;Coffee;-4.10\n06/03/2026;Tea;-5.00\n"
    try home.write("Date;Text;Amount" + rows, to: "drop/march.csv")
    // With a delimiter that no bank uses, it is not a statement unless the config says so.
    try home.write(String(rows.dropFirst()).replacing(";", with: "!"), to: "drop/odd.csv")
    #expect(try refresh().status == 2)
    #expect(try refresh().status == 0)
    try home.write(
      """
      [import]
      inbox = ["~/drop"]
      [csv.cafe]
      header = "Date;Text;Amount"
      dates = "day-first"
      [csv.odd]
      fields = 3
      delimiter = "!"
      dates = "day-first"
      decimal_mark = "."
      [csv.odd.columns]
      date = 1
      description = 2
      amount = 3
      """,
      to: ".config/bankey/config.toml")
    #expect(try refresh().done.map(\.added) == [2, 2])
    #expect(try refresh().done.isEmpty)
  }

  @Test func undoneFileIsNotImportedAgain() throws {
    try home.write(statement(3), to: "drop/may.ofx")
    _ = try refresh()
    _ = try SyncProcess(["undo", "1"], home: home)
    #expect(try refresh().events.last?.changed == 0)
    #expect(try home.transactions() == 0)
  }

  @Test func namedSourceIsRefreshedWithoutTheInbox() throws {
    try home.write(statement(3), to: "drop/may.ofx")
    let demo = try refresh("demo")
    #expect(demo.events.allSatisfy { $0.event != .file })
  }

  @Test func unreadableFolderFailsTheRefresh() throws {
    try home.write("[import]\ninbox = [\"~/gone\", \"~/drop\"]\n", to: ".config/bankey/config.toml")
    try home.write(statement(3), to: "drop/may.ofx")
    let refresh = try refresh()
    #expect(refresh.status == 2)
    #expect(
      refresh.complaints == ["unreadable gone This inbox folder cannot be read: No such file or directory."])
    #expect(refresh.done.map(\.added) == [3])
  }

  @Test(.enabled(if: getuid() != 0)) func unreadableFileIsReportedUntilReadable() throws {
    let file = try home.write(statement(3), to: "drop/may.ofx")
    let folder = try home.write(statement(5), to: "drop/more/june.ofx").dropLast("/june.ofx".count)
    chmod(file, 0)
    chmod(String(folder), 0)
    for _ in 1...2 {
      let run = try refresh()
      #expect(run.status == 2)
      #expect(
        run.complaints == [
          "unreadable may.ofx The file cannot be read: Permission denied.",
          "unreadable more The file cannot be read: Permission denied.",
        ])
    }
    chmod(file, 0o600)
    chmod(String(folder), 0o700)
    #expect(try refresh().done.map(\.added) == [3, 2])
  }
}
