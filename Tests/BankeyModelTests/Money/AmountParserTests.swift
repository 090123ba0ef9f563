import BankeyModel
import Testing

@Suite struct AmountParserTests {
  @Test(arguments: [
    ("929466.23", "929466.23"), ("929466,23", "929466.23"), ("-80", "-80"), ("+12.50", "12.50"),
    ("−4,10", "-4.10"), ("4.10-", "-4.10"), ("4.10+", "4.10"), ("(4.10)", "-4.10"), ("( 4.10 )", "-4.10"),
    ("- 4.10", "-4.10"),
    ("  250.00\r\n", "250.00"), ("5.", "5"), ("5,", "5"), (".5", "0.5"), ("-.5", "-0.5"), ("007", "7"), ("-0", "0"),
    ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("1 234,56", "1234.56"), ("1\u{A0}234,56", "1234.56"),
    ("1\u{202F}234,56", "1234.56"), ("1'234.56", "1234.56"), ("1’234.56", "1234.56"), ("12,34,567.89", "1234567.89"),
    ("1,234,567", "1234567"), ("1.234.567", "1234567"), ("1,234", "1.234"), ("-110.7", "-110.7"),
    ("-99999999999999.9999", "-99999999999999.9999"), ("0.123456789012345678", "0.123456789012345678"),
    ("-9223372036854775808", "-9223372036854775808"),
  ])
  func figuresAreReadExactly(text: String, figure: String) throws {
    #expect("\(try AmountParser.parse(text))" == figure)
  }

  @Test func namedMarkRemovesAmbiguity() throws {
    #expect("\(try AmountParser.parse("1,234", mark: .dot))" == "1234")
    #expect("\(try AmountParser.parse("1.234", mark: .comma))" == "1234")
    #expect("\(try AmountParser.parse("1.234", mark: .dot))" == "1.234")
    #expect("\(try AmountParser.parse("1.234.567,89", mark: .comma))" == "1234567.89")
    #expect(throws: AmountError.ambiguousGrouping) { try AmountParser.parse("110,7", mark: .dot) }
    #expect(throws: AmountError.notANumber(position: 5)) { try AmountParser.parse("1.234.567", mark: .dot) }
  }

  @Test(arguments: [
    ("", AmountError.empty), (" \t\u{A0}", .empty),
    ("12abc", .notANumber(position: 2)), ("$120", .notANumber(position: 0)), ("1e3", .notANumber(position: 1)),
    ("-", .notANumber(position: 0)), ("()", .notANumber(position: 0)), (".", .notANumber(position: 0)),
    ("--5", .notANumber(position: 1)), ("-5-", .notANumber(position: 2)), ("(-5)", .notANumber(position: 1)),
    ("(5", .notANumber(position: 0)), ("5)", .notANumber(position: 1)), ("+5+", .notANumber(position: 2)),
    ("1-2", .notANumber(position: 1)), ("1.5 0", .notANumber(position: 3)), ("٣", .notANumber(position: 0)),
    ("1,2,3", .ambiguousGrouping), ("12,34.56", .ambiguousGrouping), ("1,,234.5", .ambiguousGrouping),
    ("1 2345", .ambiguousGrouping), ("1234 567", .ambiguousGrouping), ("1 234'567", .ambiguousGrouping),
    ("1,234 567.8", .ambiguousGrouping), (",234,567", .ambiguousGrouping),
    ("9223372036854775808", .overflow), ("-9223372036854775809", .overflow), ("99999999999999999999", .overflow),
    ("0.1234567890123456789", .overflow),
  ])
  func otherTextIsRefused(text: String, error: AmountError) {
    #expect(throws: error) { try AmountParser.parse(text) }
  }

  @Test func nonTextBytesAreRefused() {
    #expect(throws: AmountError.notANumber(position: 1)) { try AmountParser.parse(utf8: [0x31, 0xFF]) }
    #expect(throws: AmountError.notANumber(position: 0)) { try AmountParser.parse(utf8: [0xE2, 0x80]) }
  }

  @Test func currencyFillsItsDecimals() throws {
    #expect("\(try AmountParser.parse("5", in: Currency(code: "USD")))" == "5.00")
    #expect("\(try AmountParser.parse("5.000", in: Currency(code: "USD")))" == "5.00")
    #expect("\(try AmountParser.parse("5.00", in: Currency(code: "JPY")))" == "5")
    #expect("\(try AmountParser.parse("0.9990", in: Currency(code: "USD")))" == "0.999")
  }

  @Test func zerosNeverMakeAFigureTooLarge() throws {
    let zeros = String(repeating: "0", count: 40)
    #expect(
      "\(try AmountParser.parse("92233720368547758.07\(zeros)", in: Currency(code: "USD")))" == "92233720368547758.07")
    #expect("\(try AmountParser.parse("9223372036854775807.\(zeros)"))" == "9223372036854775807")
    #expect(throws: AmountError.overflow) {
      try AmountParser.parse("9223372036854775807", in: Currency(code: "USD"))
    }
  }
}
