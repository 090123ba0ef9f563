import Foundation
import Testing

/// One command is one import, and file names are bytes.
@Suite struct CLIImportBatchTests {
  private let bankey: CLIBankey

  init() throws {
    bankey = try CLIBankey()
    for number in 1...3 {
      let amounts = (1...number).map { "-\($0)\(number).00" }
      try bankey.home.write(
        CLIStatement.ofx(account: "1234567890\(number)", amounts: amounts), to: "bank/\(number).ofx")
    }
    for name in 1...9 { try bankey.home.write("%PDF-1.4 \(name)", to: "bank/more/\(name).pdf") }
    try bankey.home.write("no statement", to: "bank/more/readme")
  }

  private var folder: String { bankey.home.path + "/bank" }

  private func list() throws -> [[String: Any]] {
    let output = try bankey("import", "--list", "--json").output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(answer?["imports"] as? [[String: Any]])
  }

  @Test func folderIsUndoneAsOne() throws {
    let imported = try bankey("import", folder)
    #expect(imported.errors.hasSuffix("imported 3 files: 6 new\n"), "\(imported.errors)")
    #expect(try list().map { $0["id"] as? String } == ["1.3", "1.2", "1.1"])
    #expect(Set(try list().map { $0["import"] as? String }) == ["1"])
    let table = try bankey("import", "--list").output.split(separator: "\n")
    #expect(table.count == 5 && table[1].contains("3 files"), "\(table)")
    let undone = try bankey("import", "--undo", "1")
    #expect(undone.errors == "Undid the import and removed 6 transactions that came only from it.\n")
    #expect(try bankey("transactions", "--json").output.contains("[]"))
    #expect(try bankey("import", "--undo", "1").status == 2)
    #expect(try bankey("import", folder).errors.hasSuffix("imported 3 files: 6 new\n"))
  }

  @Test func filesAreCountedByKind() throws {
    let folder = try TemporaryFolder()
    for name in ["a.ofx", "b.ofx", "c.qfx", "d"] {
      _ = try folder.write(CLIStatement.ofx(account: "1234567890\(name.utf8.first ?? 0)"), to: name)
    }
    #expect(try bankey("import", folder.path).errors.hasSuffix("imported 4 files (2 ofx, 1 qfx, 1 other): 4 new\n"))
    let quiet = try bankey("import", "--quiet", folder.path)
    #expect(quiet.status == 0 && quiet.errors.isEmpty && quiet.output.isEmpty)
  }

  @Test func oneFileOfABatchIsUndone() throws {
    _ = try bankey("import", folder)
    #expect(try bankey("import", "--undo", "1.2").errors.contains("2 transactions"))
    #expect(try bankey("import", "--undo", "1.2").status == 2)
    #expect(try bankey("import", "--undo", "1.4").errors.contains("there is no import 1.4"))
    #expect(try bankey("import", "--undo", "2").errors.contains("there is no import 2"))
    #expect(try bankey("import", "--undo", "1").errors.contains("4 transactions"))
    for word in ["0", "1.", "1.0", "x", "1.1.1", "-1"] { #expect(try bankey("import", "--undo=" + word).status == 2) }
  }

  @Test func manyNotesAreCountedByKind() throws {
    let many = try bankey("import", folder).errors
    #expect(many.contains("bankey: skipped 10 files that are not statements: 9 pdf, 1 other\n"), "\(many)")
    #expect(many.split(separator: "\n").count == 3 && many.contains("--verbose"))
    let all = try bankey("import", "--verbose", folder).errors
    #expect(all.split(separator: "\n").count == 11 && all.contains("9.pdf: This is not a statement file"), "\(all)")
    #expect(try bankey("import", "--quiet", folder).errors.isEmpty)
    let norwegian = try bankey.shell("LC_ALL=nb_NO.UTF-8 bankey import --verbose '\(folder)'").errors
    #expect(norwegian.contains("Dette er ikke en kontoutskrift") && !norwegian.contains("This is"))
    let failed = try bankey("import", "--quiet", folder, bankey.home.path + "/nowhere")
    #expect(failed.status == 2 && failed.errors.split(separator: "\n").count == 1)
  }

  @Test func nonUTF8NamesAreReadListedAndUndone() throws {
    let script = """
      cd '\(bankey.home.path)'; mkdir inbox "$(printf 'm\\345i')"
      cp bank/1.ofx "$(printf 'm\\345i/1\\377.ofx')"; cp bank/2.ofx "$(printf 'inbox/2\\351.ofx')"
      bankey import "$(printf 'm\\345i')" && bankey import "$(printf 'm\\345i/1\\377.ofx')"
      """
    let imported = try bankey.shell(script)
    #expect(
      imported.status == 0 && imported.errors == "imported 1 file: 1 new\nimported 1 file: 0 new, 1 already there\n")
    let files = try list().compactMap { $0["file"] as? String }
    #expect(files.count == 2 && files.allSatisfy { $0.hasSuffix("/1\u{10FFFF}.ofx") }, "\(files)")
    #expect(try bankey("import", "--list").output.contains("m\u{FFFD}i/1\u{FFFD}.ofx"))
    try bankey.home.write("[import]\ninbox = [\"~/inbox\"]\n", to: "config/bankey/config.toml")
    #expect(try bankey("refresh").status == 0)
    #expect(try bankey("refresh").status == 0)
    #expect(try list().count == 3)
    #expect(try bankey("import", "--undo", "3").status == 0)
    let missing = try bankey.shell("bankey import \"$(printf 'no\\351.ofx')\"")
    #expect(missing.status == 2 && missing.errors.contains("no\u{FFFD}.ofx: "))
    for option in ["--data", "--config"] {
      let refused = try bankey.shell("bankey accounts \(option) \"$(printf 'x\\351')\"")
      #expect(refused.status == 2 && refused.errors.contains("not UTF-8"))
    }
  }

  @Test func pipeIsReadAndIsNoConfig() throws {
    let substituted = try bankey.shell("bash -c 'bankey import <(cat \"$0\")' '\(folder)/1.ofx'")
    #expect(substituted.errors == "imported 1 file: 1 new\n", "\(substituted.errors)")
    let config = try bankey.shell("cd '\(bankey.home.path)'; mkfifo fifo; bankey accounts --config fifo")
    #expect(config.status == 2 && config.errors.contains("is not a file"))
    let state = try bankey.shell(
      "cd '\(bankey.home.path)'; mkdir -p state/bankey; mkfifo state/bankey/viewer; mkfifo bank/pipe.ofx; bankey import bank; bankey doctor"
    )
    #expect(state.errors.contains("imported 3 files"))
    #expect(try bankey("accounts", "--config", "/dev/null").status == 0)
  }
}
