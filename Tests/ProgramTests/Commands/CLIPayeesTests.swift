import Foundation
import TestSupport
import Testing

/// Names for payees on the command line.
@Suite struct CLIPayeesTests {
  private let bankey: CLIBankey
  private let now = ["--now", "2026-11-21T09:00:00Z"]

  init() throws {
    bankey = try CLIBankey()
    let path = try bankey.home.write(
      """
      Date;Text;Amount;Counterparty
      2026-11-02;AMZN Mktp DE*2K3;-8.00;
      2026-11-03;Card 4711;-5.00;Amzn Digital
      2026-11-04;Rent;-800.00;Hill Housing

      """, to: "12345678903.csv")
    let done = try bankey("import", "--account", "12345678903", path)
    #expect(done.status == 0, "\(done.errors)")
  }

  private func payees() throws -> String { try bankey(["payees", "list", "--json"] + now).output }

  @Test func nameIsPreviewedThenShownEverywhere() throws {
    let dry = try bankey(["payees", "set", "--dry-run", "amzn", "Amazon"] + now)
    #expect(dry.status == 0 && dry.errors.contains("2 rows would be called Amazon"), "\(dry.errors)")
    #expect(dry.output.contains("AMZN Mktp DE*2K3") && dry.output.contains("Card 4711") && !dry.output.contains("Rent"))
    #expect(try payees() == "{\"version\":1,\"payees\":[]}\n")
    let set = try bankey(["payees", "set", "amzn", "Amazon"] + now)
    #expect(set.status == 0 && set.errors.contains("2 rows are called Amazon"), "\(set.errors)")
    #expect(
      try payees() == "{\"version\":1,\"payees\":[\n{\"name\":\"Amazon\",\"words\":\"amzn\",\"transactions\":2}\n]}\n")
    let json = try bankey(["transactions", "--json", "--search", "amazon"] + now).output
    #expect(json.components(separatedBy: "\"payee\":\"Amazon\"").count == 3)
    #expect(json.contains("\"description\":\"AMZN Mktp DE*2K3\"") && json.contains("\"counterparty\":\"Amzn Digital\""))
    let table = try bankey(["transactions"] + now).output
    #expect(table.contains("Amazon") && table.contains("AMZN Mktp DE*2K3"))
    #expect(try bankey(["transactions", "--csv"] + now).output.contains("AMZN Mktp DE*2K3,,Amazon"))
    let ledger = try bankey(["export", "--format", "ledger"] + now).output
    #expect(ledger.contains("2026-11-02 * Amazon\n") && ledger.contains("text: AMZN Mktp DE*2K3"))
    let beancount = try bankey(["export", "--format", "beancount"] + now).output
    #expect(beancount.contains("2026-11-03 * \"Amazon\" \""))
    #expect(beancount.contains("counterparty: \"Amzn Digital\"\n"))
  }

  @Test func nameIsRemovedByWordsOrByName() throws {
    _ = try bankey(["payees", "set", "amzn", "Amazon"] + now)
    _ = try bankey(["payees", "set", "hill housing", "Home"] + now)
    let one = try bankey(["payees", "remove", "AMZN"] + now)
    #expect(one.status == 0 && one.errors.contains("2 rows have the bank's text again"), "\(one.errors)")
    #expect(try bankey(["payees", "remove", "home"] + now).errors.contains("1 row has the bank's text again"))
    #expect(try payees() == "{\"version\":1,\"payees\":[]}\n")
    let none = try bankey(["payees", "remove", "nobody"] + now)
    #expect(none.status == 2 && none.errors.contains("no name has the words nobody"))
    #expect(try bankey(["payees", "list"] + now).errors.contains("you have not named a payee yet"))
  }

  @Test func namesOutliveUndoAndReimport() throws {
    _ = try bankey(["payees", "set", "amzn", "Amazon"] + now)
    _ = try bankey(["import", "--undo", "1"] + now)
    #expect(try payees().contains("\"transactions\":0"))
    let again = bankey.home.path + "/12345678903.csv"
    _ = try bankey(["import", "--account", "12345678903", again] + now)
    #expect(try payees().contains("\"transactions\":2"))
  }

  @Test func invalidRulesAreRefused() throws {
    #expect(try bankey(["payees", "set", " ", "Amazon"] + now).status == 2)
    #expect(try bankey(["payees", "set", "amzn", " "] + now).errors.contains("remove takes one away"))
    #expect(try bankey(["payees", "set", "--demo", "amzn", "Amazon"] + now).status == 2)
    #expect(try bankey(["payees", "list", "--json", "--privacy"] + now).status == 2)
  }

  @Test func sourceGetsADisplayName() throws {
    let setup = try bankey.home.write(
      "{\"type\":\"command\",\"name\":\"mine\",\"command\":[\"/bin/false\"]}", to: "setup.json")
    _ = try bankey(["source", "add", "--untested", "--from", setup] + now)
    let named = try bankey(["source", "rename", "mine", "My bank"] + now)
    #expect(named.status == 0 && named.errors.contains("it is now called My bank"), "\(named.errors)")
    let json = try bankey(["source", "list", "--json"] + now).output
    #expect(json.contains("\"name\":\"mine\",\"title\":\"My bank\""))
    #expect(try bankey(["source", "rename", "mine", ""] + now).errors.contains("it is now called mine"))
    #expect(try bankey(["source", "list", "--json"] + now).output.contains("\"title\":null"))
    #expect(try bankey(["source", "rename", "other", "x"] + now).status == 2)
  }
}
