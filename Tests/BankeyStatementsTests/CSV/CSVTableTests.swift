import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// Tables: their syntax, columns and accounts.
@Suite struct CSVTableTests {
  @Test func quotesAreRead() throws {
    let row = "2026-01-15,\"A \"\"B\"\"\nC\",-1.50\r\n2026-01-15,\"say \"hi\" now\",2\r\n2026-01-15, \"D\" ,3"
    #expect(try Answer("Date,Text,Amount\r\n" + row).rows.map(\.description) == ["A \"B\" C", "say \"hi\" now", "D"])
  }

  @Test func truncatedTableIsRefused() {
    #expect(
      refusal("Date,Text,Amount\n2026-01-15,\"A,-1.50\n2026-01-15,B,2\n")?.message.contains("never closed") == true)
    #expect(refusal("Date,Text,Amount\n2026-01-15,A,-1.50\n2026-01-16,B")?.message.contains("cut off") == true)
  }

  @Test(arguments: [",", ";", "\t", "|"]) func everyDelimiterIsRead(_ delimiter: String) throws {
    let file = "Date,Text,Amount\n2026-01-15,A,-1.50\n2026-01-15,B,2\n".replacing(",", with: delimiter)
    #expect(try Answer(file).rows.map(\.amount) == cents(-150, 200))
    #expect(try Answer("sep=\(delimiter)\n" + file).rows.count == 2)
  }

  @Test func everyEncodingIsRead() throws {
    let file = "Dato;Tekst;Beløp\n15.01.2026;Blåbærsyltetøy;-4,10\n"
    let latin = file.unicodeScalars.map { UInt8($0.value) }
    let wide = ("\u{FEFF}" + file).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [Array(file.utf8), Array("\u{FEFF}\(file)".utf8), latin, wide] {
      #expect(try Answer(bytes).row?.description == "Blåbærsyltetøy")
    }
  }

  @Test(arguments: [
    "BOKFØRINGSDATO;RENTEDATO;ARKIVREFERANSE;TYPE;TEKST;UT FRA KONTO;INN PÅ KONTO|15.01.2026;15.01.2026;1;VISA;A;4,10;",
    "Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo|2026-01-15,2026-01-14,,x,A,-4.10,5",
    "Dato;Tekst;Beløb;Saldo;Status|15-01-2026;A;-4,10;100,00;Udført",
    "Date;Libellé;Débit euros;Crédit euros|15/01/2026;A;4,10;",
    "F. valor;Fecha;Concepto;Importe;Saldo|15/01/2026;15/01/2026;A;-4,10;5",
    "Data contabile;Data valuta;Descrizione;Dare;Avere|15/01/2026;16/01/2026;A;4,10;",
    "#Data operacji;#Opis operacji;#Rachunek;#Kwota|2026-01-15;A;PL1;-4,10",
    "Datum;Objem;Měna;Zpráva pro příjemce|15.01.2026;-4,10;CZK;A",
    "Buchungstag;Valuta;Buchungstext;Umsatz in EUR|15.01.2026;15.01.2026;A;-4,10",
    "Data Mov.;Data valor;Descrição;Montante;Saldo|15-01-2026;15-01-2026;A;-4,10;1",
  ]) func headersInManyLanguagesAreRead(_ table: String) throws {
    let row = try Answer(table.replacing("|", with: "\n") + "\n").row
    #expect(row?.day.description == "2026-01-15" && row?.amount == cents(-410)[0] && row?.description == "A")
  }

  @Test func certainTableWithoutHeadersIsRead() throws {
    let answer = try CSVSample.answer("2026-01-15,Coffee,-4.10", "2026-01-16,Tea,-3.00")
    #expect(answer.rows.map(\.description) == ["Coffee", "Tea"] && answer.rows.map(\.amount) == cents(-410, -300))
    let balances = try CSVSample.answer(
      "2026-01-15,Coffee,95.90,-4.10", "2026-01-16,Tea,92.90,-3.00", "2026-01-17,Pay,192.90,100.00")
    #expect(balances.rows.map(\.amount) == cents(-410, -300, 10000))
    #expect(balances.statements[0].balances.map(\.balance) == [Amount(units: 19290, scale: 2)])
    #expect(refusal("2026-01-15,1.5,2.5,A\n2026-01-16,3.5,4.5,B\n")?.message.contains("columns.date = …") == true)
  }

  @Test func groupingCommaIsNotADelimiter() throws {
    let answer = try CSVSample.answer(
      "2026-01-15\tRent\t14,900.35 Dr", "2026-01-16\tCoffee\t4.10 Dr", "2026-01-17\tPay\t25,000.00 Cr",
      "2026-01-18\tTea\t3.00 Dr")
    #expect(answer.rows.map(\.amount) == cents(-1_490_035, -410, 2_500_000, -300))
    #expect(answer.rows.map(\.description) == ["Rent", "Coffee", "Pay", "Tea"])
  }

  @Test func fullDateAboveRowsWithoutAYearIsNotTheTable() throws {
    let error = refusal(
      "17 maart 2025;999;3;1\n21 feb;22 feb;APPLE;0,99 Af\n24 feb;25 feb;UBER;10,50 Af\n26 feb;26 feb;INCASSO;20,00 Bij\n"
    )
    #expect(error?.question?.rows.contains { $0.contains("UBER") } == true)
  }

  @Test func unknownHeadersAreReadOrRefused() throws {
    let answer = try CSVSample.answer("Dag,Kroner,Hva", "15.01.2026,-4.10,Coffee", "16.01.2026,5.00,Tea")
    #expect(answer.rows.map(\.amount) == cents(-410, 500))
    #expect(answer.problems.contains { $0.message.contains("amounts with a decimal point from “Kroner”") })
    #expect(StatementFormat.sniff(Array("Name,Age\nAda,36\nBob,7\n".utf8)) == nil)
  }

  @Test func rowsAreSplitByAccount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Account,Currency", "2026-01-15,A,1,One,EUR", "2026-01-15,B,-2,Two,EUR",
      "2026-01-15,C,3,One,USD",
      "2026-01-16,D,4,One,EUR")
    let held = answer.accounts.map {
      "\($0.account.nativeId) \($0.account.currency.code) \($0.rows.map(\.description).joined())"
    }
    #expect(held == ["One EUR AD", "Two EUR B", "One USD C"])
    #expect(answer.largestBatch <= 500)
  }

  @Test func moneyWithoutAnAccountStopsTheImport() throws {
    let error = try #require(
      refusal(
        "Date,Text,Amount,Account\n2026-01-15,A,1,One\n2026-01-15,B,-2,Two\n2026-01-16,C,3,One\n2026-01-16,D,-4,Two\n"
          + "2026-01-17,E,5,\n"))
    #expect(error.line == 6 && error.message.contains("does not say which account it belongs to"))
    #expect(error.question?.topic == .unreadable)
  }

  @Test func linesAboveTheTableAreRead() throws {
    let answer = try CSVSample.answer(
      "Konto;DE02120300000000202051", "Kontostand vom 31.01.2026:;1.200,50 EUR", "", "Buchungstag;Text;Betrag",
      "15.01.2026;A;-4,10")
    #expect(answer.statements.map(\.account.nativeId) == ["DE02120300000000202051"])
    #expect(answer.statements[0].balances.map(\.balance) == [Amount(units: 120_050, scale: 2)])
    #expect(answer.statements[0].balances[0].date?.day.description == "2026-01-31")
  }

  @Test func unnamedAccountIsReported() throws {
    let answer = try CSVSample.answer("Date,Text,Amount", "2026-01-15,A,-1")
    #expect(answer.statements.map(\.account.nativeId) == ["CSV Date, Text, Amount"])
    #expect(answer.statements.map(\.account.currency.code) == ["XXX"])
    #expect(answer.problems.contains { $0.message.contains("account = \"…\"") })
  }

  @Test(
    arguments: [
      (["15,-4,95", "16,-3,92"], 92), (["16,-3,92", "15,-4,95"], 92), (["15,-4,95", "15,-3,92"], 92),
      (["15,-4,95"], 95),
      (["15,-4,95", "16,-3,90"], nil), (["16,-4,95", "15,-3,92"], nil), (["15,-4,95", "15,-3,", "16,2,94"], 94),
      (["15,-4,95", "16,-3,"], nil),
    ] as [([String], Int64?)]) func balanceIsTheLastThatAddsUp(_ rows: [String], _ balance: Int64?) throws
  {
    let file = "Date,Amount,Balance\n" + rows.map { "2026-01-\($0)\n" }.joined()
    #expect(
      try Answer(file).statements[0].balances.compactMap(\.balance)
        == (balance.map { [Amount(units: $0, scale: 0)] } ?? []))
  }

  @Test(
    arguments: [
      (["15,-4,95", "16,-3,92"], 99), (["16,-3,92", "15,-4,95"], 99), (["15,-4,95", "15,-3,", "16,2,94"], 99),
      (["15,-4,95"], nil), (["15,-4,95", "16,-3,90"], nil), (["15,-3,", "16,-4,95"], nil),
    ] as [([String], Int64?)]) func balancesThatAddUpProveTheTable(_ rows: [String], _ opening: Int64?) throws
  {
    let answer = try Answer("Date,Amount,Balance\n" + rows.map { "2026-01-\($0)\n" }.joined())
    let ends = opening.map { opening in
      let figures = [Amount(units: opening, scale: 0)] + answer.rows.map(\.amount)
      let days = answer.rows.map(\.day)
      return StatementRecord(
        firstDay: days.min(), lastDay: days.max(), opening: figures[0], closing: figures.sum)
    }
    #expect(answer.statements[0].ends == (ends.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      // A row is missing between the 17th and the 18th, in one order and the other.
      (["15,-4,95", "16,-3,92", "17,-2,90", "18,-1,80"], "2026-01-17 2026-01-18"),
      (["18,-1,80", "17,-2,90", "16,-3,92", "15,-4,95"], "2026-01-17 2026-01-18"),
      // Too few steps add up for a column of balances; rows of the last day may be in another order.
      (["15,-4,95", "16,-3,90"], nil), (["15,-4,95", "16,-3,92", "17,-2,89", "17,-1,91"], nil),
      (["15,-4,95", "16,-3,1", "17,-2,12", "18,-1,23", "19,-1,4"], nil),
    ] as [([String], String?)]) func balanceGapIsNamed(_ rows: [String], _ gap: String?) throws
  {
    // A person has said that rows are missing: a table that breaks is asked about.
    var profile = CSVProfile(name: "own")
    (profile.header, profile.hasGaps) = ("Date,Amount,Balance", true)
    let file = "Date,Amount,Balance\n" + rows.map { "2026-01-\($0)\n" }.joined()
    let answer = try Answer(Array(file.utf8), profiles: [profile])
    #expect(answer.statements[0].balances.isEmpty)
    let ends = answer.statements[0].ends
    #expect(ends.map { $0.gap.map { "\($0.lowerBound) \($0.upperBound)" } } == (gap.map { [$0] } ?? []))
    #expect(ends.allSatisfy { $0.opening == Amount(units: 99, scale: 0) && $0.closing == Amount(units: 80, scale: 0) })
  }

  @Test func profilesAreApplied() throws {
    // The example of docs/statements.md.
    var profile = CSVProfile(name: "my-bank")
    (profile.match, profile.delimiter, profile.skip, profile.account) = ("Report of", UInt8(ascii: ":"), 1, "Household")
    (profile.currency, profile.sign, profile.dates) = (Currency(code: "NOK"), .reversed, .dayFirst)
    profile.columns = [.date: [.number(1)], .amount: [.number(4)], .description: [.number(2), .number(3)]]
    let answer = try CSVSample.answer(
      "Report of March", "05/03/2026:Coffee:to go:4.10", "06/03/2026:Tea::5.00", profile: profile)
    #expect(answer.statements.map(\.account.nativeId) == ["Household"])
    #expect(answer.statements.map(\.account.currency.code) == ["NOK"])
    #expect(answer.rows.map(\.amount) == cents(-410, -500))
    #expect(answer.rows.map(\.description) == ["Coffee to go", "Tea"])
    #expect(answer.rows.map(\.day.description) == ["2026-03-05", "2026-03-06"])
  }

  @Test func profileIsFoundByItsColumns() throws {
    var profile = CSVProfile(name: "x")
    profile.columns = [
      .date: [.named("When")], .debit: [.named("Spent")], .credit: [.named("Got")], .description: [.named("Why")],
    ]
    let answer = try CSVSample.answer(
      "When,Spent,Got,Why", "2026-01-15,4.10,,Coffee", "2026-01-16,,5,Pay", profile: profile)
    #expect(answer.rows.map(\.amount) == cents(-410, 500))
    #expect(try CSVSample.answer("Date,Text,Amount", "2026-01-15,A,-1", profile: profile).rows.count == 1)
  }

  @Test func everyDialectReadsBackTheSame() throws {
    for seed in UInt64(1)...40 {
      let table = CSVDialectSample(seed: seed)
      let answer = try Answer(table.file)
      #expect(answer.rows.map(\.day) == table.rows.map(\.day), "seed \(seed)")
      #expect(answer.rows.map(\.amount) == table.rows.map(\.amount), "seed \(seed)")
      let texts = table.rows.map { $0.text.replacing("\n", with: " ") }
      #expect(answer.rows.map(\.description) == texts, "seed \(seed)")
    }
  }
}
