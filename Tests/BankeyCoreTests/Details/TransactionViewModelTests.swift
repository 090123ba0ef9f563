import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct TransactionViewModelTests {
  private let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Sample.clock)

  private let grocer: Transaction = {
    var transaction = Transaction(
      id: 97, account: Sample.accounts[0].id, nativeId: "FIT-0042", status: .posted, day: Day(iso: "2026-11-19")!,
      authorizedDay: Day(iso: "2026-11-17"), amount: Sample.amount("-48.80"), currency: Currency(code: "USD"),
      description: "GREEN\u{1B} GROCER", counterparty: "Green Ltd")
    transaction.match = TransactionMatch(
      day: Day(iso: "2026-11-17")!, amount: Sample.amount("-48.00"), description: "GREEN")
    return transaction
  }()

  private let origin = TransactionOrigin(
    source: "files", file: "/home/kari/november.ofx", received: Timestamp(seconds: Sample.clock.now.seconds - 86_400),
    seen: Sample.clock.now,
    raw: "<STMTTRN>\n  <TRNAMT>-48.80\r\n <CURRENCY><CURRATE>7.42<CURSYM>DKK</CURRENCY>\n\n</STMTTRN>",
    earlier: [
      .init(
        status: .authorized, day: Day(iso: "2026-11-17")!, amount: Sample.amount("-48.00"), description: "GREEN")
    ])

  private func values(_ model: TransactionViewModel, _ section: Int) -> [String] {
    model.sections[section].fields.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ": ") }
  }

  @Test(arguments: [("en_US", "DKK, rate 7.42"), ("nb_NO", "DKK, kurs 7,42")])
  func rateIsWrittenAsInTheLocale(locale: String, written: String) {
    let presenter = Presenter(formats: Formats(locale: locale), clock: Sample.clock)
    let model = presenter.details(of: grocer, in: Sample.accounts[0], origin)
    #expect(model.sections.flatMap(\.fields).contains { $0.value == written })
  }

  @Test func detailsShowEveryKnownField() {
    let model = presenter.details(of: grocer, in: Sample.accounts[0], origin)
    #expect(model.amount == "−48.80")
    #expect(
      values(model, 0) == [
        "Amount: −$48.80", "Status: posted", "Booked: Thursday, November 19, 2026",
        "Authorized: Tuesday, November 17, 2026", "Was authorized: Nov 17, 2026  −$48.00  GREEN",
        "Text: GREEN\u{1B} GROCER", "Counterparty: Green Ltd", "Original currency: DKK, rate 7.42",
        "Account: Banking Account",
      ])
    #expect(
      values(model, 1) == [
        "File: /home/kari/november.ofx", "Received: yesterday 09:00", "Last seen: today 09:00", "Source id: FIT-0042",
        "bankey id: 97",
      ])
    #expect(values(model, 2) == ["Nov 17, 2026: authorized, not yet in the balance  −$48.00  GREEN"])
    #expect(
      values(model, 3) == [
        "<STMTTRN>", "  <TRNAMT>-48.80", " <CURRENCY><CURRATE>7.42<CURSYM>DKK</CURRENCY>", "</STMTTRN>",
      ])
    #expect(model.sections.map(\.title) == [nil, "ORIGIN", "EARLIER VERSIONS", "RAW RECORD"])
  }

  @Test func unknownFieldsAreOmitted() {
    let plain = Transaction(
      id: 1, account: "", status: .authorized, day: Sample.today, amount: Sample.amount("5"),
      currency: Currency(code: "USD"), description: " ")
    let model = presenter.details(of: plain, in: Sample.accounts[0], nil)
    #expect(model.title == "(no text)")
    #expect(
      values(model, 0) == [
        "Amount: +$5.00", "Status: authorized, not yet in the balance", "Authorized: Saturday, November 21, 2026",
        "Account: Banking Account",
      ])
    #expect(values(model, 1) == ["bankey id: 1"])
    #expect(model.sections.count == 2)
  }

  @Test func copiedTextIsPlainAndClean() {
    let model = presenter.details(of: grocer, in: Sample.accounts[0], origin)
    #expect(model.field(.amount)?.copy == "-48.80")
    #expect(model.field(.booked)?.copy == "2026-11-19")
    #expect(model.field(.text)?.copy.contains("\u{1B}") == false)
    #expect(model.field(.originalCurrency)?.copy == "DKK")
    #expect(model.field(.raw(2))?.copy.hasPrefix("<STMTTRN>\n  <TRNAMT>-48.80\n") == true)
  }

  @Test func maskLeavesNoFigure() {
    let masked = Presenter(formats: Formats(locale: "nb_NO").masked, clock: Sample.clock)
    let model = masked.details(of: grocer, in: Sample.accounts[0], origin)
    #expect(model.field(.amount)?.value == "−•••,•• USD")
    let texts = model.sections.flatMap(\.fields).filter { ![.booked, .authorized, .id].contains($0.id) }
    #expect(
      texts.filter { $0.id != .match && $0.id != .received && $0.id != .seen }
        .allSatisfy { !$0.value.contains { $0.isNumber } })
    #expect(model.field(.match)?.value == "17. nov. 2026  −•••,•• USD  GREEN")
    #expect(model.sections[3].title == "RÅDATA")
  }

  @Test func tagsAreReadClosedOrNot() {
    let open = TaggedRecord("<A>\n<NAME>GREEN\n<CURSYM>EUR\n<CURRATE>1.5")
    #expect(open.fields.map(\.tag) == ["NAME", "CURSYM", "CURRATE"])
    #expect(open["NAME"] == "GREEN")
    let closed = TaggedRecord("<A><NAME> GREEN </NAME><CURSYM>EUR</CURSYM></A>")
    #expect(closed["NAME"] == "GREEN")
    #expect(closed.originalCurrency?.code == "EUR")
    #expect(closed.originalCurrency?.rate == nil)
    #expect(TaggedRecord(#"{"id":"1"}"#).fields == [])
    #expect(TaggedRecord("<<>>><").originalCurrency == nil)
  }
}
