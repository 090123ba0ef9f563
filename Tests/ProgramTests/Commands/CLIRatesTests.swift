import BankeyModel
import Foundation
import Synchronization
import TestSupport
import Testing

/// Totals in one currency, from the server's file to `bankey rates`.
@Suite struct CLIRatesTests {
  private let bankey: CLIBankey
  private let server: LoopServer
  private let asked = Asked()
  private let now = ["--now", "2026-11-21T09:00:00Z"]

  private final class Asked: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    func note(_ line: String) { all.withLock { $0.append(line) } }
  }

  init() throws {
    bankey = try CLIBankey()
    server = try LoopServer()
    server.serve { [asked] request in
      asked.note(String(request.prefix { !$0.isNewline }))
      let cubes = "<Cube currency='USD' rate='1.25'/><Cube currency='NOK' rate='10'/>"
      return LoopServer.Answer(
        type: "text/xml", body: "<Envelope><Cube><Cube time='2026-11-20'>\(cubes)</Cube></Cube></Envelope>")
    }
    for (name, currency) in [("dollars", "USD"), ("crowns", "NOK"), ("points", "points")] {
      let path = try bankey.home.write(
        "Date;Text;Amount;Balance;Currency\n2026-11-19;Shop;-5.00;100.01;\(currency)\n", to: "\(name).csv")
      _ = try bankey("import", "--account", name, path)
    }
  }

  private func switchOn() throws {
    _ = try bankey.home.write(
      "[rates]\nbase = \"NOK\"\naddress = \"http://127.0.0.1:\(server.port)/eurofxref/\"\n",
      to: "config/bankey/config.toml")
  }

  @Test func disabledRatesContactNoServer() throws {
    let off = try bankey(["rates"] + now)
    #expect(off.status == 2 && off.output.isEmpty && off.errors.contains("Totals in one currency are off"))
    _ = try bankey(["refresh"] + now)
    #expect(asked.lines.isEmpty)
    // The folder's name is random and may contain these letters.
    for command in ["source list", "doctor"] {
      #expect(!(try bankey(command.split(separator: " ").map(String.init) + now)).output.contains(/\bECB\b/))
    }
  }

  @Test func refreshFetchesRatesOncePerWorkingDay() throws {
    try switchOn()
    let before = try bankey(["rates"] + now)
    #expect(before.status == 0 && before.output.contains("no reference rate"))
    let refreshed = try bankey(["refresh"] + now)
    #expect(refreshed.status == 0, "\(refreshed.errors)")
    #expect(asked.lines == ["GET /eurofxref/eurofxref-hist.xml HTTP/1.1"])
    #expect(try bankey(["refresh"] + now).status == 0)
    #expect(asked.lines.count == 1)
    let table = try bankey(["rates"] + now).output
    #expect(table.contains("× 10 ÷ 1.25 · yesterday") && table.contains("800.08"), "\(table)")
    #expect(table.contains("≈ NOK without amounts in an unknown currency, rates of yesterday: 900.09"), "\(table)")
    #expect(try bankey(["source", "list"] + now).output.contains("ECB"))
    #expect(try bankey(["doctor"] + now).output.contains("source ECB"))
  }

  /// A database with rates prints the same bytes as one without, once they are switched off.
  @Test func switchingRatesOffLeavesNoTrace() throws {
    let commands = [
      ["accounts"], ["accounts", "--json"], ["transactions"], ["transactions", "--csv"], ["timeline"], ["coming"],
      ["check", "--below", "1"], ["news", "--keep"], ["source", "list"], ["source", "list", "--json"], ["doctor"],
      ["doctor", "--json"], ["rates"], ["export", "--format", "beancount"],
    ]
    func said() throws -> [String] {
      try commands.map { command in
        let answer = try bankey(command + now)
        return "\(command) \(answer.status)\n\(answer.output)\n\(answer.errors)"
      }
    }
    let before = try said()
    try switchOn()
    #expect(try bankey(["refresh"] + now).status == 0)
    #expect(try bankey(["rates"] + now).output.contains("800.08"))
    try FileManager.default.removeItem(atPath: bankey.home.path + "/config/bankey/config.toml")
    let after = try said()
    for (one, other) in zip(before, after) where one != other { #expect(Array(one.utf8) == Array(other.utf8)) }
  }

  @Test func usersSourceMayBeCalledECB() throws {
    let setup = try bankey.home.write(
      "{\"type\":\"command\",\"name\":\"ECB\",\"command\":[\"/bin/echo\",\"{}\"]}", to: "setup.json")
    let added = try bankey(["source", "add", "--untested", "--from", setup] + now)
    #expect(try bankey(["source", "list"] + now).output.contains("ECB"), "\(added.errors)")
    try switchOn()
    _ = try bankey(["refresh"] + now)
    #expect(asked.lines.count == 1)
    #expect(try bankey(["rates"] + now).output.contains("800.08"))
    #expect(try bankey(["source", "list"] + now).output.contains("ECB 2"))
  }

  @Test func jsonHasExactFigures() throws {
    try switchOn()
    _ = try bankey(["refresh"] + now)
    let json = try bankey(["rates", "--json"] + now).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1 && object["currency"] as? String == "NOK")
    #expect(object["total"] as? String == "900.09" && object["ratesDate"] as? String == "2026-11-20")
    #expect(object["leftOut"] as? [String] == ["XXX"])
    let parts = try #require(object["parts"] as? [[String: Any]])
    let dollars = try #require(parts.first { $0["currency"] as? String == "USD" })
    #expect(dollars["multiplier"] as? String == "10" && dollars["divisor"] as? String == "1.25")
    #expect(dollars["result"] as? String == "800.08" && dollars["amount"] as? String == "100.01")
    #expect(try bankey(["rates", "--json", "--privacy"] + now).status == 2)
    #expect(!(try bankey(["rates", "--privacy"] + now)).output.contains("800"))
  }

  @Test func pastDayHasItsRates() throws {
    try switchOn()
    _ = try bankey(["refresh"] + now)
    #expect(try bankey(["rates", "--on", "2026-11-20"] + now).output.contains("rates of yesterday: 900.09"))
    let early = try bankey(["rates", "--on", "2026-11-10"] + now)
    #expect(early.status == 0 && early.output.contains("—"), "\(early.output)")
  }

  @Test func unreachableServerKeepsTheLastRates() throws {
    try switchOn()
    _ = try bankey(["refresh"] + now)
    _ = try bankey.home.write(
      "[rates]\nbase = \"NOK\"\naddress = \"http://127.0.0.1:1/\"\n", to: "config/bankey/config.toml")
    let later = ["--now", "2026-12-12T09:00:00Z"]
    let failed = try bankey(["refresh"] + later)
    #expect(failed.status == 2 && failed.errors.contains("refused the connection"), "\(failed.errors)")
    #expect(try bankey(["rates"] + later).output.contains("900.09"))
    #expect(try bankey(["source", "list"] + later).output.contains("refused the connection"))
  }
}
