import Foundation
import TestSupport
import Testing

/// The commands, each run as a program in an empty home.
@Suite struct CLICommandTests {
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  @Test func emptyListSaysWhatToDo() throws {
    let plain = try bankey("accounts")
    #expect(plain.status == 0 && plain.output.isEmpty)
    #expect(plain.errors.contains("bankey import"))
    #expect(try bankey("accounts", "--json").output == "{\"version\":1,\"accounts\":[]}\n")
    #expect(try bankey("transactions", "--json").output == "{\"version\":1,\"transactions\":[]}\n")
    #expect(try bankey("transactions").status == 0)
    #expect(!FileManager.default.fileExists(atPath: bankey.home.path + "/data"), "reading made a folder")
  }

  @Test func repeatedImportAddsNothing() throws {
    let file = try bankey.home.write(CLIStatement.ofx(amounts: ["-4.10", "-4.10", "3000"]), to: "a.ofx")
    let first = try bankey("import", file)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors == "imported 1 file: 3 new\n" && first.output.isEmpty)
    let before = try bankey("transactions", "--json").output
    #expect(try bankey("import", file).errors == "imported 1 file: 0 new, 3 already there\n")
    #expect(try bankey("transactions", "--json").output == before)
  }

  @Test func transactionsAreFoundByAQuery() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10", "3000", "-120"]))
    let found = try bankey("transactions", "--csv", "--search", "amount<-100 date:2026")
    #expect(found.output.split(separator: "\r\n").count == 2 && found.output.contains(",-120.00,"))
    let wrong = try bankey("transactions", "--search", "amount>much")
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.contains("much is not an amount"))
  }

  @Test func exportIsAJournal() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10", "3000"]))
    let ledger = try bankey("export", "--format", "ledger")
    #expect(ledger.status == 0 && ledger.errors.isEmpty)
    #expect(ledger.output.contains("  -4.10 USD\n    Expenses:Unknown\n"))
    #expect(ledger.output.contains("  3000.00 USD\n    Income:Unknown\n"))
    let beancount = try bankey("export", "--format", "beancount").output
    #expect(beancount.split(separator: "\n").filter { $0.hasPrefix("1900-01-01 open ") }.count == 3)
    #expect(try bankey("export", "--format", "csv").output == bankey("transactions", "--csv").output)
    #expect(try bankey("export", "--format", "json").output == bankey("transactions", "--json").output)
    #expect(try bankey("export", "--format", "qif").status == 2)
  }

  @Test func tablesSpeakTheLanguageOfTheLocale() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10"]))
    let accounts = try bankey.shell("LC_ALL=nb_NO.UTF-8 bankey accounts").output
    #expect(accounts.hasPrefix("Konto  ") && accounts.contains("Disponibelt") && accounts.contains("Saldo"))
    let transactions = try bankey.shell("LC_ALL=nb_NO.UTF-8 bankey transactions").output
    #expect(transactions.hasPrefix("Dato  ") && transactions.contains("Motpart") && transactions.contains("Beløp"))
    #expect(try bankey("transactions").output.hasPrefix("Date  "))
  }

  @Test func jsonKeysAreThoseDocumented() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let accounts = try object(try bankey("accounts", "--json"))
    #expect(accounts["version"] as? Int == 1)
    let account = try #require((accounts["accounts"] as? [[String: Any]])?.first)
    #expect(
      account.keys.sorted() == [
        "available", "balance", "balanceDate", "connection", "creditLimit", "currency", "id", "kind", "name",
        "nativeId",
        "number", "owner", "source", "sourceType", "transactions",
      ])
    #expect(account["balance"] as? String == "1000.00" && account["available"] is NSNull)
    #expect(account["nativeId"] as? String == "12345678903" && account["transactions"] as? Int == 1)
    #expect(account["balanceDate"] as? String == "2026-11-20" && account["kind"] as? String == "banking")

    let transactions = try object(try bankey("transactions", "--json"))
    let transaction = try #require((transactions["transactions"] as? [[String: Any]])?.first)
    #expect(
      transaction.keys.sorted() == [
        "account", "amount", "authorizedDate", "counterparty", "counterpartyAccount", "currency", "date", "description",
        "id", "nativeId", "payee", "status", "transfer", "transferIsCertain",
      ])
    #expect(transaction["amount"] as? String == "-4.10" && transaction["status"] as? String == "posted")
    #expect(transaction["account"] as? String == account["id"] as? String)
  }

  @Test func simplefinAnswerIsImportedWithHoldings() throws {
    let answer = """
      {"errors": ["Connection to Other Bank may need attention"], "accounts": [{"org": {"name": "First Bank", "id": "o"}, "id": "A1",
       "name": "Fund", "currency": "USD", "balance": "105984.80", "balance-date": 1736553600,
       "transactions": [{"id": "t", "posted": 1736496000, "amount": "-50.00", "description": "FEE"},
        {"id": "u", "posted": 1736496000, "amount": "much", "description": "FEE"}],
       "holdings": [{"id": "h", "currency": "USD", "description": "Apple", "market_value": "105884.8", "shares": "550.0"}]}]}
      """
    let imported = try bankey("import", try bankey.home.write(answer, to: "answer.txt"))
    #expect(imported.status == 0 && imported.errors.contains("imported 1 file: 1 new"))
    #expect(imported.errors.contains("The server says: Connection to Other Bank may need attention"))
    #expect(imported.errors.contains(":4: Skipped a transaction: its amount “much” cannot be read."))
    let accounts = try object(try bankey("accounts", "--json"))["accounts"] as? [[String: Any]]
    let held = try #require((accounts?.first?["holdings"] as? [[String: Any]])?.first)
    #expect(held.keys.sorted() == ["currency", "date", "name", "nativeId", "price", "quantity", "value"])
    #expect(
      held["value"] as? String == "105884.80" && held["quantity"] as? String == "550.0" && held["price"] is NSNull)
    #expect(accounts?.first?["kind"] as? String == "investment")
  }

  @Test func csvHasNoFormula() throws {
    try bankey.importStatement(CLIStatement.ofx(name: "=HYPERLINK(\"http://x\")"))
    let lines = try bankey("transactions", "--csv").output.components(separatedBy: "\r\n")
    #expect(lines[0] == "id,account,nativeId,status,date,authorizedDate,amount,currency,description,counterparty,payee")
    #expect(lines[1].contains(",-4.10,USD,\"'=HYPERLINK(\"\"http://x\"\")\","))
    #expect(lines.count == 3 && lines[2].isEmpty)
    #expect(try bankey("accounts", "--csv").output.contains(",banking,USD,1000.00,,,2026-11-20,1\r\n"))
  }

  @Test func tablesAreAlignedAndCleaned() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["-4.10", "3000"], name: "CAFE\u{9B}2J\u{202E}X"))
    let table = try bankey("transactions", "12345678903").output
    #expect(table.split(separator: "\n").first?.hasPrefix("Date") == true)
    #expect(table.contains("−$4.10") && table.contains("$3,000.00"))
    #expect(!table.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" })
    #expect(Set(table.split(separator: "\n").map(\.count)).count == 1, "\(table)")
  }

  @Test func transactionFiltersWork() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: ["1.00", "2.00", "3.00", "4.00"]))
    func amounts(_ words: String...) throws -> [String] {
      let outcome = try bankey.shell("bankey transactions --json " + words.joined(separator: " "))
      let rows = try #require(try object(outcome)["transactions"] as? [[String: Any]])
      return rows.compactMap { $0["amount"] as? String }
    }
    #expect(try amounts() == ["4.00", "3.00", "2.00", "1.00"])
    #expect(try amounts("--since 2026-11-02 --until 2026-11-03") == ["3.00", "2.00"])
    #expect(try amounts("--last 1") == ["4.00"])
    #expect(try amounts("--search roast").count == 4)
    #expect(try amounts("--search Tea") == [])
    #expect(try amounts("--status authorized") == [])
    #expect(try amounts("'1234 56 78903' --last 2") == ["4.00", "3.00"])
  }

  @Test func unknownAccountIsRefused() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let outcome = try bankey("transactions", "98765432109")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("1234 56 78903"))
  }

  @Test func badFileDoesNotStopTheOthers() throws {
    let good = try bankey.home.write(CLIStatement.ofx(), to: "good.ofx")
    let bad = try bankey.home.write("%PDF-1.4 no statement", to: "bad.pdf")
    let outcome = try bankey("import", bad, good, bankey.home.path + "/nowhere.ofx")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("bad.pdf") && outcome.errors.contains("nowhere.ofx"))
    #expect(outcome.errors.contains("imported 1 file: 1 new"))
    #expect(try bankey("transactions", "--json").output.contains("COFFEE"))
  }

  @Test func brokenConfigStopsEverythingButHelp() throws {
    try bankey.home.write("name = \"Jo\"\nlocale = nb\n", to: "config/bankey/config.toml")
    for words in [["accounts"], ["transactions"], ["refresh"], ["import", "x"], []] {
      let outcome = try bankey.shell("bankey " + words.joined(separator: " "))
      #expect(outcome.status == 2 && outcome.errors.contains("config.toml:2"), "\(words) \(outcome.errors)")
    }
    #expect(try bankey("--help").status == 0)
    #expect(try bankey("accounts", "--help").status == 0)
    #expect(try bankey("--version").output.split(separator: ".").count == 3)
  }

  @Test func unknownConfigKeyIsAWarning() throws {
    let config = try bankey.home.write("nmae = \"Jo\"\n", to: "my.toml")
    let outcome = try bankey("accounts", "--config", config, "--json")
    #expect(outcome.status == 0 && outcome.errors.contains("my.toml:1"))
    #expect(outcome.output.hasPrefix("{\"version\":1"))
  }

  @Test func configuredNamesAndKindsAreUsed() throws {
    try bankey.importStatement(CLIStatement.ofx())
    try bankey.home.write(
      "[account.12345678903]\nnickname = \"Household\"\nkind = \"savings\"\nhidden = true\n",
      to: "config/bankey/config.toml")
    let json = try bankey("accounts", "--json").output
    #expect(json.contains("\"name\":\"Household\"") && json.contains("\"kind\":\"savings\""))
    #expect(try bankey("accounts").output.isEmpty)
    #expect(try bankey("transactions", "household", "--csv").output.contains("COFFEE"))
  }

  @Test func withoutATerminalAccountsArePrinted() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let table = try bankey("accounts").output
    #expect(table.contains("$1,000.00"))
    for line in ["bankey", "bankey | cat", "TERM=dumb bankey", "TERM= bankey", "TERM=nonsense bankey"] {
      let outcome = try bankey.shell(line)
      #expect(outcome.status == 0 && outcome.output == table, "\(line): \(outcome.errors)")
    }
  }

  @Test func demoLeavesNothingBehind() throws {
    let outcome = try bankey("--demo", "--now", "2026-11-21T09:00:00Z")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("$929,466.23") && outcome.output.contains("NOK 1,240.50"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: bankey.home.path).isEmpty)
    #expect(try bankey("--demo", "--data", "x").status == 2)
  }

  @Test func refreshWithoutABankIsExplained() throws {
    try bankey.importStatement(CLIStatement.ofx())
    let outcome = try bankey("refresh")
    #expect(outcome.status == 0 && outcome.errors.contains("bankey import"))
    #expect(try bankey("refresh", "atlantis").status == 2)
  }

  @Test func refreshAddsOneMoreDay() throws {
    #expect(try bankey("refresh", "demo", "--now", "2026-11-21T09:00:00Z").status == 0)
    let first = try bankey("transactions", "--json").output
    let second = try bankey("refresh", "--now", "2026-11-22T09:00:00Z")
    #expect(second.status == 0 && second.errors.isEmpty && second.output.isEmpty, "cron would send mail")
    #expect(try bankey("transactions", "--json").output != first)
  }

  @Test func closedPipeIsNotAnError() throws {
    try bankey.importStatement(CLIStatement.ofx(amounts: (1...28).map { "\($0).00" }))
    let outcome = try bankey.shell("(trap '' PIPE; bankey transactions --json; echo $? >&2) | true")
    #expect(outcome.errors == "141\n" || outcome.errors == "0\n")
    let full = try bankey.shell("bankey accounts --json > /dev/full")
    #expect(full.status == 2 && full.errors.contains("No space left"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func endingSignalEndsTheChildAndIsTheStatus(signal: Int32) throws {
    // The pipe stays empty, so the import lasts until it is stopped.
    let line = """
      mkfifo pipe; bankey import pipe & job=$!
      until grep -qs bankey-sync $(printf '/proc/%s/comm ' $(cat /proc/$job/task/*/children)); do sleep 0.01; done
      kill -\(signal) $job; wait $job; echo $?
      """
    let outcome = try bankey.shell("cd '\(bankey.home.path)'; " + line)
    #expect(outcome.output == "\(128 + signal)\n", "\(outcome.errors)")
    let pipe = open(bankey.home.path + "/pipe", O_WRONLY | O_NONBLOCK)
    #expect(pipe < 0 && errno == ENXIO, "somebody still reads")
    if pipe >= 0 { close(pipe) }
  }

  @Test(arguments: Corpus.folders) func statementsOfManyBanksAreImported(corpus: URL) throws {
    let folder = corpus.appending(path: "ofx").path
    let first = try bankey("import", folder)
    #expect(first.errors.contains("\nimported "), "\(first.errors)")
    let before = try (bankey("accounts", "--json").output, bankey("transactions", "--json").output)
    #expect(try bankey("import", folder).errors.contains(" 0 new, "))
    #expect(try (bankey("accounts", "--json").output, bankey("transactions", "--json").output) == before)
  }

  @Test(arguments: [
    "accounts --json --csv", "accounts extra", "transactions --since yesterday", "transactions --last -3", "import",
    "--bogus",
    "nonsense", "accounts --now noon", "accounts --config nowhere.toml", "--data",
  ])
  func invalidCallsAreRefused(line: String) throws {
    let outcome = try bankey.shell("bankey " + line)
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  private func object(_ outcome: CLIBankey.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
