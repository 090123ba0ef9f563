import BankeyModel
import Foundation
import TestSupport
import Testing

@testable import BankeyStatements

/// The catalog of banks: its form, and that its tables are read as it says.
@Suite struct BankCatalogTests {
  private let layouts = CSVBankCatalog.all.layouts

  @Test func catalogKnowsManyBanks() {
    let countries = Set(layouts.map(\.head.country))
    print("\(layouts.count) tables of \(Set(layouts.map(\.head.name)).count) banks in \(countries.count) countries")
    #expect(layouts.count >= 120 && countries.count >= 40)
  }

  /// A column that somebody added behind a bank's own does not hide the bank.
  @Test func addedColumnLeavesTheBank() throws {
    let header = "Transaction Date,Post Date,Description,Category,Type,Amount,Memo"
    let row = "01/13/2026,01/14/2026,GROCER,Food,Sale,-45.00,"
    let codes = try [header + "\n" + row, header + ",Foobar\n" + row + ",7"].map {
      try CSVSample.answer($0).statements.map(\.account.currency.code)
    }
    #expect(codes == [["USD"], ["USD"]])
  }

  /// A header of plain words is a bank's only with the currency that the bank writes behind it.
  @Test func headerWithoutItsCurrencyIsNotTheBanks() throws {
    let answer = try CSVSample.answer(
      "Date;Libellé;Montant", "02/03/2026;PAIEMENT CARTE RABAT;-250,00", "15/03/2026;SALAIRE;8500,00")
    #expect(answer.statements.map(\.account.currency.code) == ["XXX"])
  }

  /// Another currency above the table and figures with three decimals are another bank's.
  @Test(arguments: ["Devise : TND", "Banque de Tunis"]) func fileInAnotherCurrencyIsNotTheBanks(_ line: String) {
    let answer = try? Answer(
      """
      \(line)
      Date;Date de valeur;Débit;Crédit;Libellé;Solde
      02/03/2026;02/03/2026;250,000;;CARTE;1250,000
      05/03/2026;05/03/2026;;100,500;VIREMENT;1350,500
      17/03/2026;17/03/2026;50,250;;CARTE;1300,250

      """)
    #expect(answer?.statements.contains { $0.account.currency.code == "EUR" } != true)
  }

  /// A bank does not decide the order of dates that would all lie on one day of a month.
  @Test func datesThatLieCloseTogetherContradictABank() {
    let rows = ["08", "11", "12", "10", "09"].map { "Cleared,\($0)/02/2026,Shop \($0),12.00," }
    #expect(refusal("Status,Date,Description,Debit,Credit\n" + rows.joined(separator: "\n") + "\n") != nil)
  }

  @Test func catalogWordsAreValid() {
    let countries = Set(Locale.Region.isoRegions.map(\.identifier))
    let currencies = Set(Locale.commonISOCurrencyCodes)
    for layout in layouts {
      let (head, name) = (layout.head, layout.head.name)
      #expect(countries.contains(head.country), "\(name): \(head.country)")
      #expect(head.currency.map { currencies.contains($0.code) } ?? true, "\(name): \(head.currency!)")
      #expect(head.form.order != nil || head.form.text == "-", "\(name): \(head.form.text)")
      #expect(!name.isEmpty && layout.fields.count > 2)
      if layout.isWithHeaders { #expect(!layout.fields.contains { $0.heading.contains("=") }) }
      if !layout.isWithHeaders {
        #expect(layout.fields.allSatisfy { $0.heading.isEmpty }, "\(name): a role is misspelt")
      }
    }
  }

  @Test func banksDoNotContradictEachOther() {
    for (_, same) in Dictionary(grouping: layouts.filter(\.isWithHeaders), by: \.key) {
      #expect(Set(same.map(\.roles)).count == 1 && Set(same.map(\.head.isSpendingPositive)).count == 1)
      #expect(Set(same.map(\.head.name)).count == same.count, "twice: \(same[0].head.name) \(same[0].fields[0])")
    }
  }

  /// The currency of a table; nil when it varies, or another bank writes the same table in another one.
  private func currency(of layout: CSVBankLayout) -> Currency? {
    let same = layout.isWithHeaders ? layouts.filter { $0.isWithHeaders && $0.key == layout.key } : [layout]
    let currencies = Set(same.map(\.head.currency))
    return currencies.count == 1 ? layout.head.currency : nil
  }

  @Test func everyLayoutReadsATable() throws {
    for layout in layouts {
      let head = layout.head
      let label = "\(head.country) \(head.name): \(layout.fields.map(\.heading).joined(separator: ";"))"
      guard let table = BankTable(layout) else {
        Issue.record("Tests/Statements/headers.txt does not say what the columns are: \(label)")
        continue
      }
      guard let answer = try? Answer(table.text) else {
        Issue.record("\(label)\n\(table.text)\(refusal(table.text)?.message ?? "")")
        continue
      }
      #expect(answer.rows.map(\.amount) == table.amounts, "\(label)\n\(table.text)")
      #expect(answer.rows.map(\.day) == table.days, "\(label)\n\(table.text)")
      #expect(answer.accounts.count == 1, "\(label)")
      let currency = currency(of: layout)
      if let currency { #expect(answer.accounts.first?.account.currency == currency, "\(label)") }
      let topics = Set(answer.problems.compactMap { $0.question?.topic })
      let isLeftToAsk =
        currency == nil
        ? topics.subtracting([.columns, .account, .currency]) : topics.subtracting([.columns, .account])
      #expect(isLeftToAsk.isEmpty, "\(label): \(isLeftToAsk)\n\(table.text)")
    }
  }
}

/// What a file shows counts more than what its bank is known to write.
@Suite struct BankEvidenceTests {
  private static let discover = "Trans. Date,Post Date,Description,Amount,Category"

  private func discover(_ rows: String...) throws -> Answer {
    try Answer(([Self.discover] + rows).joined(separator: "\n") + "\n")
  }

  @Test func knownBankDecidesWhatCellsLeaveOpen() throws {
    let answer = try discover("03/04/2026,03/04/2026,GREEN GROCER,12.30,Food", "02/05/2026,02/05/2026,Rent,4.00,Home")
    #expect(answer.rows.map(\.amount) == cents(-1230, -400))
    #expect(answer.rows.map(\.day.description) == ["2026-03-04", "2026-02-05"])
    #expect(answer.accounts.map(\.account.currency.code) == ["USD"])
    let notes = answer.problems.map(\.message)
    #expect(notes.contains { $0.contains("money in or out by what Discover writes") })
    let advice =
      "because Discover writes such tables. If that is wrong, run bankey import --preview FILE and press c"
    #expect(notes.contains { $0.contains(advice) })
    #expect(notes.contains("The file does not name its currency, so bankey uses USD, the currency of Discover."))
  }

  @Test func anotherDateOrderIsAnotherBank() throws {
    let error = refusal(
      Self.discover + "\n25/03/2026,25/03/2026,GREEN GROCER,12.30,Food\n26/03/2026,26/03/2026,Rent,4.00,Home\n")
    #expect(error?.message.hasPrefix("The file does not say which amounts came in") == true)
  }

  @Test func unexpectedMinusesOnACardAsk() throws {
    let rows = (1...4).map { "03/0\($0)/2026,03/0\($0)/2026,GREEN GROCER,-12.30,Food\n" }.joined()
    #expect(refusal(Self.discover + "\n" + rows)?.question?.topic == .sign)
    let paid = "03/01/2026,03/02/2026,INTERNET PAYMENT - THANK YOU,-100.00,Payments and Credits"
    let answer = try discover(paid)
    #expect(answer.rows.map(\.amount) == cents(10000))
  }

  @Test func currencyInTheFileWins() throws {
    let answer = try discover("03/14/2026,03/14/2026,GREEN GROCER,CAD 12.30,Food")
    #expect(answer.accounts.map(\.account.currency.code) == ["CAD"])
  }

  @Test func rowOrderAgainstTheBankAsks() throws {
    // Only with the day first do the rows follow each other.
    let rows = ["01/02", "05/02", "09/02", "03/03", "07/03", "02/04", "08/04"].map {
      "\($0)/2026,\($0)/2026,GREEN GROCER,12.30,Food"
    }
    #expect(refusal(([Self.discover] + rows).joined(separator: "\n") + "\n")?.question?.topic == .dates)
  }

  @Test(arguments: [
    "AT411100000237571500;Bezahlung Karte;02.04.2026;03.04.2026;-12,30;EUR",
    "NL20INGB0001234567,EUR,20260402,D,12.30,NL02RABO0123456789,Grocer,20260402,ba,,Card,,,,,,,,",
  ]) func formsWithoutHeadersAreKnown(_ row: String) throws {
    let other = row.replacing("-12,30", with: "7,10").replacing("D,12.30", with: "C,7.10")
    let answer = try Answer(row + "\n" + other + "\n")
    #expect(answer.rows.map(\.amount) == cents(-1230, 710))
    #expect(answer.rows.first?.day.description == "2026-04-02")
  }
}
