import BankeyModel
import Testing

/// Which columns are the text of a transaction and its counterparty.
@Suite struct CSVTextTests {
  @Test(arguments: [
    "Popis pro příjemce", "Message au bénéficiaire", "Text for the payee", "Tekst til modtager", "Zpráva pro příjemce",
  ]) func textForThePayeeIsAText(_ header: String) throws {
    let answer = try CSVSample.answer(
      "Datum;Částka;Měna;Název protiúčtu;\(header)", "05.03.2026;-9500,00;CZK;Landlord;",
      "11.03.2026;25300,00;CZK;Acme;wages")
    #expect(answer.rows.map(\.counterparty) == ["Landlord", "Acme"])
    #expect(answer.rows.map(\.description) == ["Landlord", "Acme - wages"])
  }

  @Test func memoOfFewRowsIsAText() throws {
    let answer = try CSVSample.answer(
      "거래일시,적요,보낸분/받는분,송금메모,출금액,입금액", "2026.09.01,체크카드,스타벅스,,4500,0", "2026.09.03,이체,김철수,월세,300000,0",
      "2026.09.04,체크카드,편의점,,1500,0")
    #expect(answer.rows.map { $0.description.contains("월세") } == [false, true, false])
  }

  @Test func placeOrNoteIsAText() throws {
    let answer = try CSVSample.answer(
      "记账日,支出,收入,账户余额,摘要,对方户名,交易地点/附言", "20260102,10.00,,100.00,消费,财付通,饭店", "20260103,25.00,,75.00,消费,支付宝,书店")
    #expect(answer.rows.map { $0.description.hasSuffix("店") } == [true, true])
  }

  @Test func columnOfAnswersIsNotText() throws {
    let answer = try CSVSample.answer(
      "date,payee,amount,reconciled", "2026-03-02,Morrisons,-12.00,false", "2026-03-03,Netflix,-9.00,true")
    #expect(answer.rows.map(\.description) == ["Morrisons", "Netflix"])
  }

  /// A text that begins another is not repeated, but a part of a word is no such text.
  @Test func beginningsOfTextsAreNotRepeated() throws {
    let answer = try CSVSample.answer(
      "Date;Libellé;Détail;Amount", "02.03.2026;CARTE 02/10;CARTE 02/10 CARREFOUR;-25,00", "03.03.2026;CART;CARTE;-9,00"
    )
    #expect(answer.rows.map(\.description) == ["CARTE 02/10 CARREFOUR", "CART CARTE"])
  }

  /// Of two columns of parties, the one with numbers of accounts holds no names.
  @Test func columnOfNumbersIsNotAParty() throws {
    let answer = try CSVSample.answer(
      "Datum;Bedrag;Tegenpartij;Naam van de tegenpartij;Mededeling", "13/01/2026;-5,30;BETALING MET KAART;EEN WINKEL;1",
      "14/01/2026;-7,10;BE58 2135 3215 3215;SOME SHOP;2", "15/01/2026;9,00;BE12 1566 1484 5045;KLANT;3")
    #expect(answer.rows.map(\.counterparty) == ["EEN WINKEL", "SOME SHOP", "KLANT"])
    #expect(answer.rows[0].counterpartyAccount == nil)
  }

  @Test func columnOfKindsIsNotText() throws {
    let answer = try CSVSample.answer(
      "Details,Posting Date,Description,Amount", "DEBIT,2026-09-17,Power,-85.20", "CREDIT,2026-09-15,Wages,2080.00",
      "CHECK,2026-09-14,No 1234,-100.00", "DEBIT,2026-09-13,Shop,-33.00", "DEBIT,2026-09-12,Shell,-12.00")
    #expect(answer.rows.map(\.description) == ["Power", "Wages", "No 1234", "Shop", "Shell"])
  }

  @Test func kindBesideNoDescriptionIsTheText() throws {
    let answer = try CSVSample.answer(
      "Data,Beneficiario,Tipo di transazione,Riferimento pagamento,Importo (EUR)",
      "2026-03-28,Conad,Pagamento MasterCard,-,-45.3",
      "2026-03-25,Acme,Entrata,Stipendio,1500.0", "2026-03-20,Amazon,Pagamento MasterCard,-,-12.1")
    #expect(answer.rows.first?.description == "Conad - Pagamento MasterCard")
  }

  @Test func payerOfTheOnlyRowsWithNamesIsTheCounterparty() throws {
    let answer = try CSVSample.answer(
      "Date;Amount;Payer name;Payee name;Text", "15.03.2026;-11,00;;;A", "16.03.2026;-10,00;;;B",
      "17.03.2026;-9,00;;;C",
      "18.03.2026;11,00;Acme;Jane Doe;D", "19.03.2026;10,00;Acme;Jane R. Doe;E")
    #expect(answer.rows.suffix(2).map(\.counterparty) == ["Acme", "Acme"])
  }

  @Test func wayOfPayingIsNotACounterparty() throws {
    let answer = try CSVSample.answer(
      "交易时间,商户名称,交易说明,收/支,金额,收/付款方式", "2026-12-16 08:22:00,商场,退款,收入,1.00,白条", "2026-12-23 12:04:37,商场,椰子水,支出,91.42,白条")
    #expect(answer.rows.map(\.counterparty) == ["商场", "商场"])
  }

  @Test func maskedNumberOfAllRowsIsTheOwnAccount() throws {
    let answer = try CSVSample.answer(
      "Date,Transaction Details,Type,Amount,Paid by / Credited to", "2026-09-15,Paid to Cafe,DEBIT,450.00,XXXX1234",
      "2026-09-18,Received from Ram,CREDIT,1000.00,XXXX1234")
    #expect(answer.rows.map(\.counterparty) == [nil, nil])
  }

  @Test func holderIsFoundAmongRowsWithNames() throws {
    let answer = try CSVSample.answer(
      "Date,Note,From,To,Amount", "2026-09-12,pizza,Dan Lopez,Alex Kim,-45.00",
      "2026-09-13,rent,Sam Lee,Dan Lopez,600.00",
      "2026-09-14,taxi,Jo Park,Dan Lopez,-80.00", "2026-09-15,payout,,,-100.00", "2026-09-16,payout,,,-100.00",
      "2026-09-17,payout,,,-275.00")
    #expect(answer.rows.prefix(3).map(\.counterparty) == ["Alex Kim", "Sam Lee", "Jo Park"])
  }

  @Test func referenceThatIsNotProvidedIsNotText() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Reference text;Amount", "13.02.2026;Shop;NOTPROVIDED;-1,00", "14.02.2026;Pay;Wages;2,00")
    #expect(answer.rows.map(\.description) == ["Shop", "Pay Wages"])
  }

  @Test func spreadsheetQuotesAreNotPartOfAContinuedText() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount", "13.02.2026;Shop;-1,00", ";\"=\"\"0123\"\"\";", "14.02.2026;Pay;2,00")
    #expect(answer.rows.map(\.description) == ["Shop 0123", "Pay"])
  }

  @Test func chargesAndPaymentsAreAPair() throws {
    let answer = try CSVSample.answer(
      "Date,Merchant,Charges,Payments", "2026-09-10,Shell,48.20,", "2026-09-12,Thanks,,300.00", "2026-09-15,Shop,24.99,"
    )
    #expect(answer.rows.map(\.amount) == cents(-4820, 30000, -2499))
  }

  @Test func transferNamedLikeACarriedBalanceCounts() throws {
    let lines = ["28.03.2026;Zinsen;1,23", "15.03.2026;Übertrag;-100,00", "10.03.2026;Rewe;-45,30"]
    let answer = try Answer("Datum;Text;Betrag\n" + lines.joined(separator: "\n") + "\n")
    #expect(answer.rows.map(\.amount) == cents(123, -10000, -4530))
    #expect(
      refusal("Datum;Text;Betrag\n" + lines.joined(separator: "\n").replacing("-100,00", with: "-1,23") + "\n") != nil)
  }
}
