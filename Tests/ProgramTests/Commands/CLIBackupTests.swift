import Foundation
import TestSupport
import Testing

/// `bankey backup` and `bankey restore`, from a database to a file and back.
@Suite struct CLIBackupTests {
  let bankey: CLIBankey

  init() throws {
    bankey = try CLIBankey()
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10", "3000"]))
  }

  private func count() throws -> Int {
    try bankey("transactions", "--csv").output.split(whereSeparator: \.isNewline).count - 1
  }

  private func importMore() throws { try bankey.importStatement(CLIStatement.ofx(account: "98765432109")) }

  @Test func backupIsRestored() throws {
    let file = bankey.home.path + "/copy"
    #expect(try bankey("backup", file).status == 0)
    try importMore()
    #expect(try count() == 3)
    let outcome = try bankey("restore", file)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.isEmpty && outcome.errors.contains("bankey restored the backup. The previous database is in "))
    #expect(try count() == 2)
    #expect(try bankey("doctor").output.contains("SQLite finds no damage"))
  }

  @Test func backupAndRestoreWorkThroughPipes() throws {
    let script =
      "bankey backup - | cat > copy.bin && bankey backup - | XDG_DATA_HOME=$HOME/other bankey restore -"
    #expect(try bankey.shell("cd \"$HOME\" && mkdir other && \(script)").status == 0)
    #expect(
      try bankey.shell("cd \"$HOME\" && XDG_DATA_HOME=$HOME/other bankey transactions --csv | wc -l").output.contains(
        "3"))
    try importMore()
    #expect(try bankey.shell("cd \"$HOME\" && bankey restore - < copy.bin").status == 0)
    #expect(try count() == 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: bankey.home.path + "/data/bankey")
    #expect(!left.contains { $0.contains("part") })
  }

  @Test func invalidBackupIsRefused() throws {
    let file = try bankey.home.write("no database", to: "text")
    for words in [
      ["restore", file], ["restore", "/nowhere"], ["restore", "/dev/null"], ["backup", "/dev/null"], ["backup", "/"],
    ] {
      let outcome = try bankey.shell("bankey \(words.joined(separator: " ")) < /dev/null")
      #expect(outcome.status == 2 && !outcome.errors.isEmpty)
    }
    #expect(try bankey.shell("bankey restore - < /dev/null").status == 2)
    #expect(try count() == 2)
  }

  @Test func errorsNameTheFileOfTheUser() throws {
    let text = try bankey.home.write("no database", to: "text")
    let restored = try bankey("restore", text).errors
    #expect(restored.contains("\(text) is not a complete bankey backup"), "\(restored)")
    #expect(restored.contains("(text is not an SQLite database)"), "\(restored)")
    let written = try bankey("backup", "/nonexistent/copy").errors
    #expect(written == "bankey: cannot write to /nonexistent/copy: No such file or directory\n")
  }

  @Test(
    .enabled(if: !BuildProducts.areSanitized, "a sanitizer's runtime needs more than these limits leave"),
    arguments: ["copy", "- > copy"])
  func fileSizeLimitIsAFullDisk(target: String) throws {
    let outcome = try bankey.shell("cd \"$HOME\" && ulimit -f 8 && bankey backup \(target)")
    #expect(outcome.status == 2)
    #expect(outcome.errors == "bankey: the disk is full, so nothing was written; make room and try again\n")
    #expect(try bankey("doctor").output.contains("SQLite finds no damage"))
  }

  @Test func missingDatabaseHasNothingToBackUp() throws {
    let outcome = try bankey("backup", "--data", bankey.home.path + "/none", bankey.home.path + "/copy")
    #expect(
      outcome.status == 2 && outcome.errors == "bankey: there is no database yet, so there is nothing to back up\n")
  }
}
