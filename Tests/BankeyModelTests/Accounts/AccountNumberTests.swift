import BankeyModel
import Testing

@Suite struct AccountNumberTests {
  @Test(arguments: [
    ("12345678903", "1234 56 78903"), ("03300000842", "0330 00 00842"), ("1234 56 78903", "1234 56 78903"),
    ("NO9386011117947", "NO93 8601 1117 947"), ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("GB82 WEST 1234 5698 7654 32", "GB82 WEST 1234 5698 7654 32"),
  ])
  func elevenDigitsAndIBANsAreGrouped(number: String, expected: String) {
    #expect(AccountNumber.grouped(number) == expected)
  }

  @Test(arguments: [
    "719***810", "1234567890", "123456789012", "1234567890A", "NO9386011117948", "", "٠١٢٣٤٥٦٧٨٩٠", "12 34",
  ])
  func otherNumbersStayUnchanged(number: String) {
    #expect(AccountNumber.grouped(number) == number)
  }

  @Test(arguments: [
    ("12345678903", "8903"), ("0330 00 00842", "0842"), ("719***810", "810"), ("905***001", "001"), ("12-34", "1234"),
    ("7", "7"), ("GB82WEST12345698765432", "5432"),
  ])
  func tailDistinguishesAccounts(number: String, tail: String) {
    #expect(AccountNumber.tail(number) == tail)
  }

  @Test(arguments: ["", "***", "719***", " - "])
  func numberWithoutDigitsHasNoTail(number: String) {
    #expect(AccountNumber.tail(number) == nil)
  }
}
