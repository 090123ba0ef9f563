import BankeyModel
import Testing

/// The user's names for payees.
@Suite struct PayeeBookTests {
  private func row(_ description: String, _ counterparty: String? = nil) -> Transaction {
    Transaction(
      id: 1, account: "a", status: .posted, day: Day(iso: "2026-11-01")!, amount: Amount(units: -100, scale: 2),
      currency: Currency(code: "USD"), description: description, counterparty: counterparty)
  }

  private func book(_ rules: (String, String)...) -> PayeeBook {
    PayeeBook(rules.compactMap { words, name in PayeeWords(words).map { PayeeRule($0, name: name) } })
  }

  @Test(arguments: [
    ("AMZN Mktp DE*2K3FD", nil, "AMZN Mktp"), ("VISA 1234 REMA 1000, OSLO", nil, "VISA REMA OSLO"),
    ("Card 5512", "Acme Corporation AS", "Acme Corporation AS"), ("4711", nil, "4711"), ("4711", "  ", "4711"),
    ("Rent November 2026", nil, "Rent November"), ("A B 7-Eleven", nil, "A B"), ("* H&M *", nil, "H&M"),
    ("one two three four five six", nil, "one two three four"), ("x", "12 34", "x"),
  ])
  func suggestionOmitsReferences(description: String, counterparty: String?, words: String) {
    let suggested = PayeeWords(suggestedFor: row(description, counterparty))
    #expect(suggested?.text == words)
    #expect(suggested?.areFound(in: description, counterparty) == true)
  }

  @Test func blankTextHasNoSuggestion() {
    #expect(PayeeWords(suggestedFor: row(" \t", "")) == nil)
    #expect(PayeeWords("  ") == nil)
  }

  @Test func wordsMatchInAnyOrderCaseAndField() {
    let book = book(("mktp AMZN", "Amazon"), ("grønland kaffe", "Kaffe"))
    #expect(book.naming(row("AMZN Mktp DE")).payee == "Amazon")
    #expect(book.naming(row("Mktp 3", "Amzn")).payee == "Amazon")
    #expect(book.naming(row("AMZN Digital")).payee == nil)
    #expect(book.naming(row("KAFFE GRØNLAND")).payee == "Kaffe")
    #expect(book.naming(row("AMZN\0Mktp")).payee == "Amazon")
  }

  @Test func longerWordsWinAndEqualWordsReplace() {
    let book = book(("amazon", "Amazon"), ("amazon prime", "Prime"), ("AMAZON", "Big A"))
    #expect(book.rules.map(\.name) == ["Prime", "Big A"])
    #expect(book.naming(row("Amazon Prime 12")).payee == "Prime")
    #expect(book.naming(row("Amazon.de")).payee == "Big A")
  }

  @Test func changesCanBeReversed() throws {
    let before = book(("amazon", "Amazon"), ("rent", "Home"))
    let changes = [
      "{\"words\":\"AMAZON\",\"name\":\"A\"}", "{\"words\":\"rent\"}", "{\"words\":\"bus\",\"name\":\"Bus\"}",
    ]
    .compactMap(PayeeChange.init(json:))
    #expect(changes.count == 3)
    let after = before.applying(changes)
    #expect(Set(after.rules.map(\.name)) == ["A", "Bus"])
    #expect(after.applying(before.undoing(changes)) == before)
    #expect(changes.map { PayeeChange(json: $0.json) } == changes)
  }

  @Test(arguments: ["", "{}", "{\"words\":\" \",\"name\":\"A\"}", "{\"words\":\"a\",\"name\":\" \"}", "[]"])
  func invalidChangeIsRefused(_ json: String) { #expect(PayeeChange(json: json) == nil) }
}
