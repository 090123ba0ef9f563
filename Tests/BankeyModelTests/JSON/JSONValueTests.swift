import BankeyModel
import TestSupport
import Testing

@Suite struct JSONValueTests {
  @Test func valueKnowsItsPlace() throws {
    let value = try json(#" {"id" : "a", "list":[1, true ,null,{}], "none": null} "#)
    #expect(value["id"]?.string == "a")
    #expect(value["list"]?.elements?.map(\.raw) == ["1", "true", "null", "{}"])
    #expect(value["list"]?.elements?[1].bool == true)
    #expect(value.members?.map(\.name) == ["id", "list", "none"])
    #expect(value.raw == #"{"id" : "a", "list":[1, true ,null,{}], "none": null}"#)
    #expect(value["id"]?.place == 9..<12)
  }

  @Test func missingOrNullIsNil() throws {
    let value = try json(#"{"none":null,"text":"1"}"#)
    #expect(value["none"] == nil && value["other"] == nil && value["text"]?["deeper"] == nil)
    #expect(value.members?.first?.value.isNull == true)
    let text = try #require(value["text"])
    #expect(text.number == nil && text.bool == nil && text.elements == nil && text.members == nil)
  }

  @Test func lastOfDuplicateNamesWins() throws {
    #expect(try json(#"{"a":1,"b":{"a":2},"\u0061":3}"#)["a"]?.number == "3")
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e5\u202E""#, "å\u{202E}"), (#""\ud83d\uDE00!""#, "😀!"),
    (#""\ud83dx\ude00""#, "\u{FFFD}x\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""æ😀""#, "æ😀"),
    (#""\u0000""#, "\0"),
  ])
  func escapesAreRead(text: String, meaning: String) throws {
    #expect(try json(text).string == meaning)
  }

  @Test func invalidUTF8SpoilsOnlyItsText() throws {
    let value = try JSONValue([0x5B, 0x22, 0x66, 0xF8, 0x22, 0x2C, 0x31, 0x5D])
    #expect(value.elements?[0].string == "f\u{FFFD}" && value.elements?[1].number == "1")
  }

  @Test(arguments: [
    ("10.21", "10.21"), ("0.1", "0.1"), ("-0.10", "-0.10"), ("1e2", "100"), ("1.5E+3", "1500"), ("25e-1", "2.5"),
    ("12345678901234.56", "12345678901234.56"), ("9223372036854775807", "9223372036854775807"), ("0e999999", "0"),
    ("0.1000000000000000055511151231257827", nil), ("1e19", nil), ("1e-19", nil), ("1e99999999999999999999", nil),
    (#""-33293.43""#, "-33293.43"), (#""105884.8""#, "105884.8"), (#""1,234.50""#, "1234.50"), (#""12,50""#, nil),
    (#""""#, nil), (#""NaN""#, nil), ("true", nil), ("{}", nil),
  ])
  func figuresAreExact(text: String, figure: String?) throws {
    #expect(try json(text).amount()?.description == figure)
  }

  @Test func figuresGetTheCurrencysDecimals() throws {
    #expect(try json("5").amount(in: Currency(code: "USD"))?.description == "5.00")
    #expect(try json("5.000").amount(in: Currency(code: "JPY"))?.description == "5")
  }

  @Test(
    arguments: [
      ("1736553600", 1_736_553_600), (#""1736553600""#, 1_736_553_600), ("1736553600.9", 1_736_553_600), ("-0.5", -1),
      ("1.7e9", 1_700_000_000), ("0", 0), (#""today""#, nil),
    ] as [(String, Int64?)])
  func momentsAreSeconds(text: String, seconds: Int64?) throws {
    #expect(try json(text).moment?.seconds == seconds)
  }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }
}
