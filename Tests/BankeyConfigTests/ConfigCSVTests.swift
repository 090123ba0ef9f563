import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

/// `[csv.NAME]`: the description of a bank's tables.
@Suite struct ConfigCSVTests {
  @Test func profileIsRead() throws {
    let config = try config(
      """
      [csv.my-bank]
      match = "Booked;Text"
      dates = "day-first"
      decimal_mark = ","
      delimiter = ";"
      encoding = "windows-1252"
      sign = "reversed"
      skip = 3
      currency = "nok"
      account = "1234 56 78903"
      [csv.my-bank.columns]
      date = "Booked"
      amount = 4
      description = ["Text", 6]
      """)
    var profile = CSVProfile(name: "my-bank")
    profile.match = "Booked;Text"
    profile.columns = [.date: [.named("Booked")], .amount: [.number(4)], .description: [.named("Text"), .number(6)]]
    (profile.dates, profile.decimals, profile.delimiter) = (.dayFirst, .comma, 0x3B)
    (profile.encoding, profile.sign, profile.skip) = ("windows-1252", .reversed, 3)
    (profile.currency, profile.account) = (Currency(code: "NOK"), "1234 56 78903")
    #expect(config.csv == [profile])
    #expect(config.warnings.isEmpty)
  }

  @Test func documentedExampleIsAProfile() throws {
    let text = try Checkout.text("docs/statements.md")
    let start = try #require(text.firstRange(of: "```toml\n")).upperBound
    let example = text[start..<(try #require(text[start...].firstRange(of: "```")).lowerBound)]
    let config = try config(String(example))
    #expect(config.warnings.isEmpty)
    #expect(config.csv.map(\.delimiter) == [UInt8(ascii: ":")])
    #expect(
      config.csv[0].columns == [.date: [.number(1)], .description: [.number(2), .number(3)], .amount: [.number(4)]])
  }

  @Test func unknownOrUnusedKeysAreWarnings() throws {
    let config = try config(
      """
      [csv.a]
      match = "x"
      colour = "red"
      [csv.a.columns]
      money = 1
      [csv.a.rows]
      [csv.b]
      skip = 1
      [csv.c.columns]
      date = "Day"
      """)
    #expect(
      config.warnings.map { "\($0.line) \($0.message)" } == [
        "3 unknown key `csv.a.colour`", "5 unknown key `csv.a.columns.money`", "6 unknown table [csv.a.rows]",
        "7 [csv.b] is never used: it needs `match`, `header`, `fields` or a column by its header",
      ])
    #expect(config.csv.map(\.name) == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("dates = \"mdy\"", "`csv.a.dates` must be one of \"day-first\", \"month-first\", \"year-first\""),
    ("decimal_mark = \"'\"", "`csv.a.decimal_mark` must be \".\" or \",\", not a text"),
    ("delimiter = \", \"", "`csv.a.delimiter` must be one character, as \";\" or \"\\t\", not a text"),
    ("skip = -1", "`csv.a.skip` must be a number of lines, not a number"),
    ("columns.date = 0", "`csv.a.columns.date` must be a header in quotes or a number from 1, not a number"),
    (
      "sign = \"other\"",
      "`csv.a.sign` must be one of \"as-written\", \"reversed\", \"by-word\", \"by-word-and-sign\", "
        + "\"plus-is-in\", \"swapped\""
    ),
    (
      "encoding = \"ebcdic\"",
      "`csv.a.encoding` must be one of \"utf-8\", \"windows-1250\", \"windows-1251\", \"windows-1252\", \"windows-1253\", "
        + "\"windows-1254\", \"windows-1255\", \"windows-1256\", \"windows-1257\", \"iso-8859-1\", \"iso-8859-2\", "
        + "\"iso-8859-5\", \"iso-8859-7\", \"iso-8859-9\", \"iso-8859-13\", \"iso-8859-15\", \"koi8-r\", \"koi8-u\", "
        + "\"tis-620\", \"cp437\", \"cp850\", \"cp852\", \"cp857\", \"cp866\", \"macintosh\", \"shift_jis\", "
        + "\"euc-jp\", \"gb18030\", \"gbk\", \"big5\", \"euc-kr\""
    ),
  ]) func errorNamesItsLine(_ line: String, _ message: String) {
    #expect(fault("[csv.a]\n" + line) == "config.toml:2: " + message)
  }
}
