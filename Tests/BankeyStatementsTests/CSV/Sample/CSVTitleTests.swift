import BankeyModel
import Testing

/// Titles that say whether the rows below are posted.
@Suite struct CSVStatusTitleTests {
  private static func file(_ titles: String...) -> String {
    let parts = zip(titles, [27, 14, 3]).map { "\($0),,\n\($1)/01/2026,SHELL,-60.00\n" }
    return "Date,Description,Amount\n" + parts.joined()
  }

  @Test(arguments: [
    "Upcoming payments", "Future transactions", "Planned", "Holds", "Expected", "Memo posted", "Geplante Zahlungen",
    "Anstehende Zahlungen", "Terminierte Überweisungen", "Kommende betalinger", "Tulevat", "Varaukset",
    "Lançamentos futuros", "Próximos pagos", "Retenciones", "Operaciones no liquidadas", "Prossimi pagamenti",
    "Zaplanowane", "Toekomstige", "Gelecek ödemeler", "Függő tételek", "עסקאות עתידיות", "予定", "예정",
  ]) func titlesOfWhatIsToComeAreKnown(_ title: String) throws {
    #expect(try Answer(Self.file(title, "Posted transactions")).rows.map(\.status) == [.authorized, .posted])
  }

  /// A label and its value above the table are about something else.
  @Test func aDayThatIsToComeIsNoTitle() throws {
    let answer = try CSVSample.answer(
      "Próximos vencimientos: 10/04/2026", "Fecha;Concepto;Importe", "15/03/2026;COTO;-25,00", "16/03/2026;PAGO;90,00")
    #expect(answer.rows.map(\.status) == [.posted, .posted])
  }
}
