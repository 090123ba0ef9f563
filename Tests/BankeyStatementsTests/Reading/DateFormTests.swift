import BankeyModel
import BankeyStatements
import Testing

/// The forms of dates in tables, read by the reader.
@Suite struct DateFormTests {
  private func days(_ dates: String...) throws -> [String] {
    let rows = dates.map { "\($0);COFFEE;-4,10\n" }.joined()
    return try Answer("Date;Description;Amount\n" + rows).rows.map(\.day.description)
  }

  @Test(arguments: [
    "2026-03-12", "2026-03-12T09:30:00Z", "2026-03-12 09:30:12.123 +01:00", "12.03.2026", "12.03.2026 09:30",
    "12.03.2026 09.30.15",
    "12. 3. 2026",
    "2026.03.12.", "2026. 03. 12.", "2026:03:12", "2026/03/12", "2026/3/12 9:30", "20260312", "20260312093000",
    "12 Mar 2026", "12-Mar-2026", "12MAR2026", "Mar 12, 2026", "March 12th, 2026", "12th of March 2026", "2026-Mar-12",
    "Thu, 12 Mar 2026 09:30:00 GMT", "Thursday 12 March 2026", "12 Mar 2026 as of 10 Mar 2026", "12 Mar 2026 09:30 PM",
    "09:30 12 Mar 2026", "Do, 12.03.2026", "Do. 12. März 2026", "12. mars 2026 kl. 09:30", "le 12 mars 2026",
    "jeudi 12 mars 2026",
    "12 de marzo de 2026", "jue 12 mar 2026", "12 de março de 2026", "12 marzo 2026", "gio 12 mar 2026", "12 mrt 2026",
    "torsdag 12. mars 2026", "12. maaliskuuta 2026", "12. märts 2026", "2026. gada 12. marts", "2026 m. kovo 12 d.",
    "12 marca 2026 r.", "12. března 2026", "2026. március 12.", "12 martie 2026", "12 Mart 2026 Perşembe",
    "12 марта 2026 г.",
    "12 березня 2026 р.", "12 март 2026", "12 Μαρτίου 2026", "12 במרץ 2026", "12 مارس 2026", "2026年3月12日",
    "2026年03月12日(木)",
    "2026 年 3 月 12 日", "令和8年3月12日", "民國115年3月12日", "115/03/12", "2026년 3월 12일 목요일", "12 มีนาคม 2569", "12/03/2569",
    "２０２６／０３／１２", "١٢ مارس ٢٠٢٦", "\u{200F}2026-03-12",
  ]) func everyDateFormIsRead(_ date: String) throws {
    // Its own row decides nothing about the order of days and months: another one does.
    #expect(try days(date, date.hasPrefix("12/03") ? "25/03/2569" : date).first == "2026-03-12", "\(date)")
  }

  @Test func otherTextIsNotADate() throws {
    for text in [
      "Total 12.03.2026", "12.03.2026 - 13.03.2026", "12.03.2026 13.03.2026", "12 345 67", "Maxi 12 Mar 2026",
      "2026-03",
    ] {
      // A file is refused if a row would be lost.
      #expect(throws: (any Error).self, "\(text)") { try days(text, "2026-03-01", "2026-03-02") }
    }
  }

  @Test func varyingPartsDecideATwoDigitYear() throws {
    #expect(try days("26.01.15", "26.01.16", "26.02.03") == ["2026-01-15", "2026-01-16", "2026-02-03"])
    #expect(try days("15.01.26", "16.01.26", "03.02.26") == ["2026-01-15", "2026-01-16", "2026-02-03"])
    #expect(try days("26-01-15", "26-01-16", "26-02-28") == ["2026-01-15", "2026-01-16", "2026-02-28"])
  }

  /// No year has one digit. Without such a date, the year is at the end.
  @Test func unpaddedDaysShowThatTheYearIsFirst() throws {
    #expect(try days("26-1-3", "26-1-5", "26-1-14") == ["2026-01-03", "2026-01-05", "2026-01-14"])
    #expect(try days("26/1/14", "26/1/3", "26/12/5") == ["2026-01-14", "2026-01-03", "2026-12-05"])
    #expect(try days("3/1/26", "24/1/26", "13/1/26") == ["2026-01-03", "2026-01-24", "2026-01-13"])
    #expect(throws: (any Error).self) { try days("R8.1.3", "R8.1.5", "R8.1.14") }
  }

  /// Yearly interest is no sequence of days in a row.
  @Test func sameDayOfEachYearDecidesNothing() throws {
    #expect(throws: (any Error).self) { try days("31-12-23", "31-12-24", "31-12-25") }
    #expect(try days("31/12/23", "31/12/24", "31/12/25") == ["2023-12-31", "2024-12-31", "2025-12-31"])
    let answer = try Answer("Datum;Text;Betrag\n31.12.23;A;-4,10\n31.12.24;A;-4,10\n31.12.25;A;-4,10\n")
    #expect(answer.rows.map(\.day.description) == ["2023-12-31", "2024-12-31", "2025-12-31"])
    #expect(try days("31/1/23", "31/1/24", "31/1/25") == ["2023-01-31", "2024-01-31", "2025-01-31"])
  }

  /// Some names of Croatian months are those of others in Polish and Czech.
  @Test func croatianMonthsAreReadBelowTheirHeaders() throws {
    func days(_ header: String, _ dates: String...) throws -> [String] {
      let rows = dates.map { "\($0);A;-4,10\n" }.joined()
      return try Answer(header + "\n" + rows).rows.map(\.day.description)
    }
    let header = "Datum;Opis;Iznos"
    #expect(try days(header, "5. listopada 2026.", "6. prosinca 2026.") == ["2026-10-05", "2026-12-06"])
    #expect(try days(header, "5 srp 2026", "14 stu 2026") == ["2026-07-05", "2026-11-14"])
    #expect(try days(header, "5. avgust 2026", "6. novembar 2026") == ["2026-08-05", "2026-11-06"])
    #expect(try days("Data;Opis;Kwota", "5 listopada 2026", "6 grudnia 2026") == ["2026-11-05", "2026-12-06"])
    #expect(try days("Datum;Popis;Částka", "5. srpna 2026", "6. prosince 2026") == ["2026-08-05", "2026-12-06"])
  }

  @Test func oneDayDecidesWhereYearsNeverLead() throws {
    let answer = try Answer("Date;Description;Amount\n15/06/26;COFFEE;-4,10\n")
    #expect(answer.rows.map(\.day.description) == ["2026-06-15"])
    #expect(answer.problems.contains { $0.message.contains("put the year last") })
    #expect(try Answer("Datum;Text;Betrag\n30.06.17;KAFFEE;-4,10\n").rows.map(\.day.description) == ["2017-06-30"])
    // With dashes the year may stand first, and in Japanese with slashes, too.
    #expect(throws: (any Error).self) { try days("15-06-26") }
    #expect(throws: (any Error).self) { try Answer("日付,摘要,金額\n15/06/26,コーヒー,-410\n") }
  }

  @Test func ambiguousSingleDayAsks() { #expect(throws: (any Error).self) { try days("05-06-07") } }

  @Test func figuresCanDecideDayFirst() throws {
    let comma = try Answer("Date;Description;Amount\n05/03/2026;COFFEE;-4,10\n")
    #expect(comma.rows.map(\.day.description) == ["2026-03-05"])
    #expect(comma.problems.contains { $0.message.contains("because no country with a decimal comma") })
    let lakh = try Answer("Date|Description|Amount\n05/03/2026|COFFEE|-1,46,750.00\n")
    #expect(lakh.rows.map(\.day.description) == ["2026-03-05"])
    #expect(throws: (any Error).self) { try Answer("Date|Description|Amount\n05/03/2026|COFFEE|-4.10\n") }
  }

  @Test func thaiYearsAreNotGuessed() { #expect(throws: (any Error).self) { try days("15.01.69") } }

  @Test func dayPastTheMonthsEndIsReported() throws {
    #expect(try days("30.02.2026", "31.04.2026", "31.01.2026") == ["2026-02-28", "2026-04-30", "2026-01-31"])
    #expect(try days("2024-02-31") == ["2024-02-29"])
    let answer = try Answer("Date;Description;Amount\n30.02.2026;COFFEE;-4,10\n")
    #expect(
      answer.problems.contains {
        $0.message.contains("“30.02.2026”") && $0.message.contains("2026-02-28") && $0.line == 2
      })
  }

  @Test func monthNamesInManyLanguagesAreRead() throws {
    for line in [
      "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
      "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      "ene feb mar abr may jun jul ago sep oct nov dic", "gen feb mar apr mag giu lug ago set ott nov dic",
      "jan fev mar abr mai jun jul ago set out nov dez", "jan feb mrt apr mei jun jul aug sep okt nov dec",
      "sty lut mar kwi maj cze lip sie wrz paź lis gru",
      "ledna února března dubna května června července srpna září října listopadu prosince",
      "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu",
      "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara", "янв фев мар апр май июн июл авг сен окт ноя дек",
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
      "Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ",
    ] {
      let names = line.split(separator: " ")
      let rows = names.map { "7 \($0) 2026;COFFEE;-4,10\n" }.joined()
      let months = try Answer("Date;Description;Amount\n" + rows).rows.map(\.day.components.month)
      #expect(months == Array(1...12), "\(line)")
    }
  }
}
