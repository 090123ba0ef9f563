import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

/// bankey in lines contains the facts of its screens, without drawings.
@Suite
struct PlainConversationTests {
  private func begin(
    locale: String = "en_US", inWords: Bool = false, isMasked: Bool = false, bank: PlainSample = PlainSample()
  ) -> (PlainConversation, [String]) {
    let conversation = PlainConversation(bank, PlainChoice(name: "Jonathan", inWords: inWords), isMasked: isMasked) {
      let formats = Formats(locale: locale)
      return Presenter(formats: $0 ? formats.masked : formats, clock: Sample.clock)
    }
    return (conversation, conversation.begin())
  }

  @Test(arguments: ["en_US", "nb_NO", "de_DE"])
  func everyAccountIsALineWithItsWholeRow(locale: String) {
    let (conversation, start) = begin(locale: locale)
    let said = start + conversation.answer(to: "")
    let presenter = Presenter(formats: Formats(locale: locale), clock: Sample.clock)
    for account in Sample.accounts {
      let row = presenter.row(of: account)
      let facts = [
        row.accountName, row.accountType, row.balanceFormatted, row.institution, row.number, row.freshness,
        row.available?.text, row.date,
      ].compactMap(\.self)
      #expect(said.contains { line in facts.allSatisfy { line.contains($0) } }, "\(facts)")
    }
    let header = presenter.header(name: "Jonathan", of: Sample.snapshot)
    #expect(said[0].lowercased().contains(header.date.lowercased()) && said[1].contains(header.netWorth ?? "?"))
    #expect(said[1].contains(header.freshness ?? "?"))
  }

  @Test
  func everyTransactionIsALineOpenedByNumber() throws {
    let (conversation, _) = begin()
    var said = conversation.answer(to: "2")
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)
    #expect(said[0].contains("Banking Account") && said[1].contains("$929,466.23"))
    for transaction in PlainSample.transactions {
      let figure = presenter.formats.signed(Money(transaction.amount, transaction.currency))
      #expect(said.contains { $0.contains(presenter.text(of: transaction)) && $0.contains(figure) })
    }
    #expect(said.contains { $0.hasPrefix("NOVEMBER: in +$") && $0.contains("out −$") })
    #expect(said.contains { $0.contains("authorized Nov 17") })
    #expect(said.contains { $0.contains("balance after it $929,466.23") })
    let number = try #require(said.first { $0.contains("PAYROLL") }?.split(separator: ".").first)
    said = conversation.answer(to: String(number))
    #expect(said[0] == "PAYROLL ACME CORP, +$3,000.00" && said.contains { $0.hasPrefix("bankey id: ") })
    #expect(conversation.answer(to: "back").contains { $0.contains("PAYROLL") })
  }

  @Test
  func expectedPaymentNamesTheBalanceAfterIt() {
    let (conversation, _) = begin()
    let said = conversation.answer(to: "coming")
    #expect(
      said.contains { $0.contains("COFFEE ROASTERS, authorized, amount −$4.10, balance after it $946,973.74") },
      "\(said)")
    #expect(!said.contains { $0.contains("→") }, "\(said)")
    #expect(said.contains { $0.contains("lowest on Nov 22, ") && !$0.contains("after it") }, "\(said)")
  }

  @Test
  func wordsReachWhatIsComingAndNetWorth() {
    let (conversation, _) = begin(inWords: true)
    let coming = conversation.answer(to: "coming")
    let payment = "amount minus 4.10 US dollars, balance after it 946,973.74 US dollars"
    #expect(coming.contains { $0.hasSuffix(payment) }, "\(coming)")
    let worth = conversation.answer(to: "worth")
    #expect(worth.contains { $0.hasPrefix("Net worth 981,350.49 US dollars, ") }, "\(worth)")
    #expect(worth.contains { $0.contains(": Net worth ") && $0.contains(" US dollars, risen by ") }, "\(worth)")
    let lowest = conversation.answer(to: "coming") + conversation.answer(to: "open")
    let bare = (coming + worth + lowest).filter { $0.contains("$") || $0.contains("−") || $0.contains("+") }
    #expect(bare.isEmpty, "\(bare)")
  }

  @Test
  func maskNamesTheCommandThatShowsAgain() {
    let (conversation, _) = begin()
    #expect(conversation.answer(to: "mask").first == "Amounts and numbers are now masked; mask shows them again.")
    #expect(conversation.answer(to: "mask").first == "Amounts and numbers are shown again.")
  }

  @Test
  func dateInNorwegianBeginsItsSentence() {
    #expect(begin(locale: "nb_NO").1[0].hasSuffix("Jonathan. Lørdag 21. november 2026."))
  }

  @Test
  func findOpensTheAccountAndShowsTheSum() {
    let (conversation, _) = begin()
    #expect(conversation.answer(to: "find grocer").first == "Find in all accounts: 1 match, together −$48.80")
    let opened = conversation.answer(to: "open")
    #expect(opened.contains { $0.contains("GREEN GROCER") } && opened.contains { $0.hasPrefix("NOVEMBER") })
    #expect(conversation.answer(to: "T").contains { $0.contains("GREEN GROCER") })
    #expect(conversation.answer(to: "find amount>much").joined().contains("much is not an amount"))
    #expect(conversation.answer(to: "/").joined().contains("find coffee"))
  }

  @Test
  func keysAndWordsOfEitherLanguageAreUnderstood() {
    let (norwegian, _) = begin(locale: "nb_NO")
    #expect(norwegian.answer(to: "hjelp") == norwegian.answer(to: "help"))
    #expect(norwegian.answer(to: "?") == norwegian.answer(to: "HJELP"))
    let (conversation, start) = begin()
    #expect(conversation.answer(to: "g") == [start[2]])
    #expect(conversation.answer(to: "j") == [start[3]])
    #expect(conversation.answer(to: "k") == [start[2]])
    #expect(conversation.answer(to: "back") == [Language.english.strings.plainAtRoot])
    #expect(conversation.answer(to: "frobnicate").joined().contains("is not a command here"))
    #expect(!conversation.isOver && conversation.answer(to: "q").isEmpty && conversation.isOver)
  }

  @Test
  func signsCanBeWordsAndTheMaskHoldsFigures() {
    let (conversation, said) = begin(inWords: true)
    #expect(said.contains { $0.contains("minus 50.83 US dollars") } && !said.joined().contains("$"))
    #expect(said.contains { $0.contains("1,240.50 Norwegian kroner") })
    #expect(conversation.answer(to: "2").contains { $0.contains("plus 3,000.00 US dollars") })
    #expect(conversation.answer(to: "words").joined().contains("+$3,000.00"))
    let (masked, lines) = begin(isMasked: true)
    #expect(!lines.joined().contains("929") && !lines.joined().contains("78903"))
    #expect(masked.answer(to: "p").joined().contains("929,466.23"))
  }

  @Test(arguments: ["en_US", "nb_NO", "ja_JP"])
  func outputHasNoDrawing(locale: String) {
    let (conversation, start) = begin(locale: locale)
    let inputs = [
      "", "help", "2", "", "3", "back", "s", "back", "w", "back", "coming", "back", "news", "back", "find e", "T", "r",
    ]
    let said = start + inputs.flatMap { conversation.answer(to: $0) }
    let drawn = said.joined().unicodeScalars.filter { (0x2190...0x28FF).contains($0.value) && $0.value != 0x2212 }
    #expect(drawn.isEmpty, "\(drawn.map { String($0) })")
    #expect(said.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
  }

  @Test
  func refreshReportsNewsThenTheOpenScreen() {
    let bank = PlainSample()
    let (conversation, _) = begin(bank: bank)
    bank.next = PlainSample.risen
    let said = conversation.answer(to: "r")
    #expect(said.contains("1 balance changed"))
    _ = conversation.answer(to: "g")
    #expect(conversation.answer(to: "j").joined().hasSuffix("balance risen by $100.00"))
  }

  @Test
  func accountsSayWhatIsNewUntilItWasRead() {
    let bank = PlainSample()
    bank.arrived = NewRows([2: Sample.accounts[0].id], since: Timestamp(iso: "2026-11-20T12:00:00Z"))
    let (conversation, lines) = begin(bank: bank)
    #expect(lines.joined().contains("1 new since yesterday"))
    #expect(lines.first { $0.contains("Banking Account") }?.hasSuffix("1 new") == true, "\(lines)")
    _ = conversation.answer(to: "2")
    #expect(!conversation.answer(to: "back").joined().contains("1 new"))
  }

  @Test
  func enterContinuesALongListAndSaysWhere() {
    let bank = PlainSample()
    bank.rows = (0..<90).map { PlainSample.row(Int64($0), "ROW \($0)", "-1.00", Sample.today.advanced(by: -$0)) }
    let (conversation, _) = begin(bank: bank)
    var said = conversation.answer(to: "2")
    #expect(said.last?.hasPrefix("Lines 1 to 20 of ") == true)
    var count = 0
    while said.last?.hasPrefix("Lines") == true, count < 20 {
      (said, count) = (said + conversation.answer(to: ""), count + 1)
    }
    for row in 0..<90 { #expect(said.contains { $0.contains("ROW \(row),") }) }
    #expect(conversation.answer(to: "") == ["That is all."])
  }
}
