import Foundation
import TestSupport
import Testing

/// `bankey import` with all its options, as a script uses it.
@Suite struct CLIImportTests {
  let bankey: CLIBankey
  let file: String

  init() throws {
    bankey = try CLIBankey()
    file = try bankey.home.write(CLIStatement.ofx(amounts: ["-4.10", "3000"]), to: "a.ofx")
  }

  @Test func dryRunIsATableOfVerdicts() throws {
    let outcome = try bankey("import", "--dry-run", file)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Verdict  Date        Text                 Amount
        new      2026-11-01  COFFEE ROASTERS      −$4.10
        new      2026-11-02  COFFEE ROASTERS  +$3,000.00

        """)
    #expect(outcome.errors == "nothing is imported yet: 2 new\n")
    #expect(try bankey("accounts", "--json").output.contains("[]"))
  }

  @Test func standardInputIsReadOnce() throws {
    let dryRun = try bankey.shell("cat '\(file)' | bankey import --dry-run --json -")
    #expect(dryRun.status == 0 && dryRun.output.contains("\"file\":\"standard input\""))
    #expect(try bankey.shell("cat '\(file)' | bankey import -").errors == "imported 1 file: 2 new\n")
    #expect(try bankey.shell("bankey import - < '\(file)'").errors == "imported 1 file: 0 new, 2 already there\n")
    #expect(try bankey("import", "--list").output.contains("standard input"))
    let empty = try bankey.shell("bankey import - < /dev/null")
    #expect(empty.status == 2 && empty.errors.contains("standard input: The file is empty."))
    let endless = try bankey.shell("yes 'no statement' | bankey import -")
    #expect(endless.status == 2 && endless.errors.contains("standard input: "))
  }

  @Test func jsonDryRunHasEveryRow() throws {
    _ = try bankey("import", file)
    let outcome = try bankey("import", "--dry-run", "--json", file)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let rows = try #require(answer["rows"] as? [[String: Any]])
    #expect(answer["version"] as? Int == 1)
    #expect(rows.map { $0["verdict"] as? String } == ["same", "same"])
    #expect(rows.map { $0["amount"] as? String } == ["-4.10", "3000.00"])
    #expect(rows.allSatisfy { $0["reason"] is NSNull })
  }

  @Test func jsonDryRunNamesTheEvidence() throws {
    let table = try bankey.home.write(
      "Account number;NL91ABNA0417164300\nDate;Text;Amount (EUR);Balance\n13/01/2026;Coffee;-4.10;95.90\n"
        + "14/01/2026;Tea;-5.00;90.90\n15/01/2026;Pay;9.00;99.90\n", to: "t.csv")
    let outcome = try bankey("import", "--dry-run", "--json", table)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let tables = try #require(answer["tables"] as? [[String: Any]])
    let evidence = try #require(tables.first?["evidence"] as? [String: Any])
    let findings = try #require(evidence["findings"] as? [[String: Any]])
    func told(_ what: String) -> String {
      findings.filter { $0["what"] as? String == what }.map { finding in
        let columns = (finding["columns"] as? [Int] ?? []).map(String.init)
        return ([finding["is"] as? String ?? ""] + columns + [finding["by"] as? String ?? ""]).joined(separator: " ")
      }.joined(separator: ", ")
    }
    #expect(tables.count == 1 && tables[0]["file"] as? String == table)
    #expect(evidence["header"] as? [String] == ["Date", "Text", "Amount (EUR)", "Balance"])
    #expect(told("date") == " 1 header" && told("amount") == " 3 header" && told("description") == " 2 header")
    #expect(told("sign") == "as-written balances" && told("dates") == "day-first content")
    #expect(told("decimal_mark") == ". content" && told("balances") == "2 of 2 content")
    #expect(told("account") == "NL91ABNA0417164300 lines" && told("currency") == "EUR header")
  }

  @Test func tableIsReadAsConfigured() throws {
    let table = try bankey.home.write(
      "Report of March\n05/03/2026:Coffee:to go:4.10\n06/03/2026:Tea::5.00\n", to: "t.txt")
    #expect(
      try bankey("import", table).errors.contains(
        "writes such tables. To answer, run bankey import --preview FILE"))
    let config = try bankey.home.write(
      """
      [csv.my-bank]
      match = "Report of"
      skip = 1
      delimiter = ":"
      dates = "day-first"
      sign = "reversed"
      currency = "NOK"
      account = "Household"
      [csv.my-bank.columns]
      date = 1
      description = [2, 3]
      amount = 4
      """, to: "config.toml")
    #expect(try bankey("import", table, "--config", config).status == 0)
    let list = try bankey("transactions", "--csv", "--config", config).output
    #expect(list.contains("2026-03-05") && list.contains("-4.10") && list.contains("Coffee to go"))
    #expect(try bankey("accounts", "--json", "--config", config).output.contains("\"nativeId\":\"Household\""))
  }

  @Test func importsAreListedAndUndone() throws {
    _ = try bankey("import", file, "--now", "2026-11-21T09:00:00Z")
    let list = try bankey("import", "--list")
    #expect(list.output.contains("1   2026-11-21 09:00  \(file)    2     0       0"))
    let undo = try bankey("import", "--undo", "1", "--now", "2026-11-22T09:00:00Z")
    #expect(undo.status == 0 && undo.errors == "Undid the import and removed 2 transactions that came only from it.\n")
    #expect(try bankey("transactions", "--json").output.contains("[]"))
    #expect(try bankey("import", "--list").output.contains("2026-11-22 09:00"))
    #expect(try bankey("import", "--list", "--json").output.contains("\"undone\":\"2026-11-22T09:00\""))
    #expect(try bankey("import", "--undo", "1").status == 2)
    #expect(try bankey("import", file).errors == "imported 1 file: 2 new\n")
  }

  /// A limit on open files hits each step of the start in turn. If it hits a pipe, the message is in the user's
  /// language.
  @Test(.enabled(if: !BuildProducts.areSanitized, "a sanitizer's runtime needs more than these limits leave"))
  func missingDescriptorsAreReported() throws {
    let errors = try (4...16).map {
      try bankey.shell("ulimit -n \($0); LC_ALL=nb_NO.UTF-8 bankey import '\(file)'").errors
    }
    #expect(!errors.contains { $0.contains("pipe:") })
    #expect(errors.contains { $0.contains("bankey-sync kunne ikke startes: Too many open files.") }, "\(errors)")
  }

  @Test func undoReportsWhatStaysAndWhy() throws {
    _ = try bankey("import", file)
    let other = try bankey.home.write(CLIStatement.ofx(amounts: ["-4.10"]), to: "other.ofx")
    _ = try bankey("import", other)
    let undo = try bankey.shell("LC_ALL=nb_NO.UTF-8 bankey import --undo 1")
    #expect(undo.status == 0, "\(undo.errors)")
    #expect(undo.errors.contains("blir stående fordi en annen fil eller en bank også har den."), "\(undo.errors)")
  }

  @Test(arguments: [
    "--list x.ofx", "--undo", "--undo 1 x.ofx", "--json x.ofx", "--dry-run --preview x.ofx", "- -",
  ])
  func invalidCallsAreRefused(words: String) throws {
    let outcome = try bankey.shell("bankey import " + words)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }
}
