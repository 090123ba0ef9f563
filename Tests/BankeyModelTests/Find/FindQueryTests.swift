import BankeyModel
import BankeyText
import Testing

@Suite struct FindQueryTests {
  private let coffee = Transaction(
    id: 1, account: "a", status: .posted, day: Day(iso: "2026-10-19")!, amount: Amount(units: -1250, scale: 2),
    currency: Currency(code: "EUR"), description: "COFFEE Grønland, card 5000", counterparty: "Ærlig Kaffe AS")
  private let salary = Transaction(
    id: 2, account: "a", status: .authorized, day: Day(iso: "2026-11-01")!, amount: Amount(units: 250_000, scale: 2),
    currency: Currency(code: "EUR"), description: "Salary \"October\"")

  @Test(arguments: [
    "coffee", "COFFEE", "offee gr", "\"coffee grønland\"", "GRØN", "ærlig", "text:card", "text:\"card 5000\"", "",
    "amount<0", "amount>-20", "amount:12.50", "amount=12.5", "amount:12", "amount:12.5", "amount:-12.5", "12.50", "12",
    "12,50", "-12.50", "5000", "amount>=12.50", "amount<=12.50", "amount:10..20", "amount:-13..-12", "amount:..13",
    "amount<100", "date:2026", "date:2026-10", "date:2026-10-19", "date:19.10.2026", "date:10.2026", "2026-10-19",
    "19.10.2026", "2026-10", "date<2026-10-20", "date<=2026-10-19", "date>2026-09", "date>=2026-10",
    "date:2026-10-01..2026-10-31", "date:2026-10..", "date:..2026-10", "status:posted", "status:Booked",
    "amount>10 date:2026-10 status:posted coffee", "AMOUNT>10",
    "beløp>10", "Beløp:12,50", "dato:2026-10", "status:bokført", "tekst:card", "beløp>10 dato:2026 kaffe",
  ]) func queryMatches(_ text: String) throws { #expect(try FindQuery(text).matches(coffee)) }

  @Test(arguments: [
    "tea", "coffee tea", "\"coffee card\"", "amount>0", "amount>12.50", "amount<12.50", "amount=12", "amount:12.4",
    "amount:+12.50", "+12.50", "amount:10..12", "500.0", "date:2026-11", "date<2026-10-19", "date>2026-10",
    "status:pending", "text:amount>10", "grønlands",
  ]) func queryDoesNotMatch(_ text: String) throws { #expect(try !FindQuery(text).matches(coffee)) }

  @Test func kindsHaveNorwegianWords() throws {
    #expect(try FindQuery("type:sparing").terms == [.kind(.savings)])
    #expect(try FindQuery("type:Lån").terms == [.kind(.loan)])
    #expect(try FindQuery("konto:visa").terms == [.account(TextPattern("visa"))])
    #expect(throws: FindError.incomplete("beløp>")) { try FindQuery("beløp>") }
  }

  @Test func wordWithAnUnknownPrefixIsText() throws {
    #expect(try FindQuery("12:30").terms == [.text(TextPattern("12:30"))])
    #expect(try FindQuery("salary \"").terms == [.text(TextPattern("salary"))])
    #expect(try FindQuery("status:authorized octo").matches(salary))
  }

  @Test func singleDateIsADayToJumpTo() throws {
    #expect(try FindQuery("2026-10-19").day == coffee.day)
    #expect(try FindQuery("date:19.10.2026").day == coffee.day)
    #expect(try FindQuery("2026-10").day == nil)
    #expect(try FindQuery("2026-10-19 coffee").day == nil)
    #expect(try FindQuery("2026-02-30").day == nil)
  }

  @Test func localesMarkDecides() throws {
    let thousand = Amount(units: 123_450, scale: 2)
    var transaction = salary
    transaction.amount = thousand
    #expect(try FindQuery("amount=1,234.50", mark: .dot).matches(transaction))
    #expect(try FindQuery("amount=1.234,50", mark: .comma).matches(transaction))
    #expect(try FindQuery("amount:1,234", mark: .dot).matches(transaction))
    #expect(try !FindQuery("amount:1,234", mark: .comma).matches(transaction))
  }

  @Test(arguments: [
    ("amount>abc", FindError.amount("abc")), ("amount:20..10", .amount("20..10")), ("amount:..", .amount("..")),
    ("amount:1e9", .amount("1e9")), ("date:2026-13", .date("2026-13")), ("date:yesterday", .date("yesterday")),
    ("date:2026-10..2026-09", .date("2026-10..2026-09")), ("date:2026-02-30", .date("2026-02-30")),
    ("status:maybe", .status("maybe")), ("coffee amount>", .incomplete("amount>")), ("date:", .incomplete("date:")),
    ("amount:99999999999999999999", .amount("99999999999999999999")),
  ]) func invalidQueryIsReported(_ text: String, _ problem: FindError) {
    #expect(throws: problem) { try FindQuery(text) }
    for language in Language.allCases { #expect(!language.strings.problem(problem).isEmpty) }
  }
}
