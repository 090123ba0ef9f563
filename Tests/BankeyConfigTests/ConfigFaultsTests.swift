import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@Suite struct ConfigFaultsTests {
  @Test func unknownKeysAreWarningsWithTheirLines() throws {
    let warnings = try config(
      """
      nme = "x"

      [colors]
      red = "blue"
      [account."1"]
      nick = "x"
      [sections]
      theme = "dark"
      """
    ).warnings
    #expect(
      warnings.map { "\($0.line) \($0.message)" } == [
        "1 unknown key `nme`", "3 unknown table [colors]", "6 unknown key `account.1.nick`",
        "8 unknown key `sections.theme`",
      ])
  }

  @Test func themeDensityAndMotionFallBack() throws {
    let config = try config("theme = \"pink\"\ndensity = 3\nmotion = \"no\"\nname = \"A\"")
    #expect(config.theme == .auto && config.density == .auto && config.motion && config.name == "A")
    #expect(
      config.warnings.map { "\($0.line) \($0.message)" } == [
        "1 `theme` must be one of \"auto\", \"light\", \"dark\", \"mono\"; using the default",
        "2 `density` must be a text in quotes, not a number; using the default",
        "3 `motion` must be true or false, not a text; using the default",
      ])
  }

  @Test func fixedWordsNeedNoQuotes() throws {
    let config = try config("theme = dark\nraised_cents = auto")
    #expect(config.theme == .dark && config.raisedCents == nil)
    #expect(
      config.warnings.map(\.message) == [
        "write it in quotes: theme = \"dark\"", "write it in quotes: raised_cents = \"auto\"",
      ])
  }

  @Test(arguments: [
    ("name = 3", "1: `name` must be a text in quotes, not a number"),
    ("name = Kari", "1: `name` must be a text in quotes, not `Kari` without quotes"),
    ("\n[account.\"1\"]\nhidden = \"yes\"", "3: `account.1.hidden` must be true or false, not a text"),
    (
      "[account.1]\nkind = \"gold\"",
      "2: `account.1.kind` must be one of \"banking\", \"savings\", \"creditCard\", \"investment\", \"loan\", \"other\""
    ),
    ("raised_cents = 1", "1: `raised_cents` must be true, false or \"auto\", not a number"),
    ("[sections]\nshow = \"all\"", "2: `sections.show` must be a list of sections, not a text"),
    ("[sections]\ndisplay = \"some\"", "2: expected one of \"rows\", \"content\", \"exactly\""),
    ("this is no config", "1: expected `=` after the key, found `i`"),
    ("name =", "1: expected a value, found the end of the file"),
    ("name = \"a\nlocale = \"b\"", "1: expected a closing \" on the same line"),
    ("name = 'a", "1: expected a closing ' on the same line"),
    ("name = \"a\" b", "1: expected the end of the line, found `b`"),
    ("name = \"\\q\"", "1: expected b, t, n, f, r, e, \", \\, u or U after a backslash, found `q`"),
    ("name = \"\\ud800\"", "1: expected 4 hexadecimal digits that name a character"),
    ("[sections\n", "1: expected `]`, found the end of the line"),
    ("= 1", "1: expected a key, found `=`"),
    ("name = 1.5", "1: expected a text in quotes, true, false or a list, found `1`"),
    ("name = {}", "1: expected a text in quotes, true, false or a list, found `{`"),
    ("[[account]]", "1: expected a key, found `[`"),
    ("[sections]\nshow = [\"loan\"\n\"other\"]", "3: expected `,` or `]`, found `\"`"),
    ("[sections]\nshow = [[[[", "2: expected a text, not a list in a list, found `[`"),
    ("name = \"a\"\n\nname = \"b\"", "3: `name` is already set on line 1"),
  ])
  func errorNamesItsLine(_ text: String, _ message: String) {
    #expect(fault(text) == "config.toml:" + message)
  }

  @Test func nonTextFileIsRefused() {
    #expect(throws: ConfigError.self) { try Config.parse([0x61, 0x0A, 0xFF, 0xFE], path: "config.toml") }
    #expect(throws: ConfigError.self) { try Config.load(path: "/") }
  }

  @Test func randomBytesAreHandled() throws {
    let seed = UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "") ?? 7
    var state = seed
    let alphabet = Array("[]=\"'\\.,#\n\r \tabut0_-{}é".utf8)
    for round in 0..<2000 {
      let bytes = (0..<(round % 40)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      // Any input ends in a result or an error.
      if let config = try? Config.parse(bytes, path: "seed \(seed)") { #expect(config.warnings.count <= bytes.count) }
    }
  }
}
