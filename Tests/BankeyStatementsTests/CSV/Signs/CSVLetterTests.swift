import BankeyModel
import BankeyStatements
import Testing

/// Words that mean a direction in one place and something else in another.
@Suite struct CSVLetterTests {
  private func table(_ header: String, _ words: String...) -> String {
    let rows = words.enumerated().map { "0\($0 + 2).03.2026;Shop \($0);\($0 + 3)50,50;\($1)\n" }
    return "Date;Text;Amount;\(header)\n" + rows.joined()
  }

  /// A header names a pair of letters, of which one then suffices.
  @Test(arguments: [
    ("D/C", "D", true), ("S/H", "S", true), ("B/K", "K", true), ("C/A", "C", true), ("MD/D", "D", false),
    ("B/D", "D", false), ("W/D", "D", false), ("Breme/Dobro", "B", true), ("CreditDebitIndicator", "C", false),
    ("Soll/Haben-Kennzeichen", "H", false),
  ]) func headerNamesLetters(_ header: String, _ letter: String, _ isOut: Bool) throws {
    let answer = try Answer(table(header, letter, letter))
    #expect(answer.rows.map(\.amount.isNegative) == [isOut, isOut])
  }

  /// A C is a credit, or a cargo, which is money out.
  @Test(arguments: ["Naturaleza", "Vrsta", "Type", "Direction", "Method"]) func loneLetterIsAsked(_ header: String) {
    #expect(refusal(table(header, "C", "C"))?.message.contains("came in and which went out") == true)
    #expect(refusal(table(header, "D", "D"))?.message.contains("came in and which went out") == true)
  }

  /// Letters of two languages are no pair.
  @Test(arguments: [["C", "T"], ["T", "S"], ["C", "H"], ["C", "D", "T"]])
  func mixedLettersAreAsked(_ letters: [String]) {
    let rows = letters.enumerated().map { "0\($0 + 2).03.2026;Shop \($0);\($0 + 3)50,50;\($1)\n" }
    #expect(refusal("Date;Text;Amount;Kind\n" + rows.joined()) != nil)
  }

  @Test(arguments: ["D", "C"]) func usualPairNeedsNoHeader(_ first: String) throws {
    let answer = try Answer(table("Flag", first, first == "D" ? "C" : "D"))
    #expect(answer.rows.map(\.amount.isNegative) == [first == "D", first != "D"])
  }

  /// A card, and how something was paid, is not a direction.
  @Test(arguments: ["Card Funding", "Payment Method", "Zahlart", "Medio de pago", "Forma de pagamento", "Paid with"])
  func kindOfCardIsAsked(_ header: String) {
    #expect(refusal(table(header, "Credit", "Debit"))?.message.contains("came in and which went out") == true)
    #expect(refusal(table(header, "Debit", "Debit")) != nil)
  }

  @Test func countryIsNotADirection() { #expect(refusal(table("Region", "IN", "IN")) != nil) }

  @Test(arguments: ["Type", "Transaction Type", "Debit/Credit"])
  func kindOfTransactionIsADirection(_ header: String) throws {
    #expect(try Answer(table(header, "Credit", "Debit")).rows.map(\.amount.isNegative) == [false, true])
  }

  /// One row without headers does not show whether a figure with a minus is the amount or an overdrawn balance.
  @Test func amountOfALoneRowIsAsked() throws {
    #expect(refusal("2018-12-15,Your payment,1525.00,-1000.00\n") != nil)
    #expect(try Answer("2018-12-15,Your payment,-15.00,1000.00\n").rows.map(\.amount) == cents(-1500))
  }
}
