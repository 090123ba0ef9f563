import BankeyModel
import Testing

@testable import BankeyStatements

/// How much of the headers of real banks is understood without the catalog.
@Suite struct BankHeaderTests {
  private static let headers = BankHeader.all.filter { $0.language != "-" }

  /// Meanings that come to the same for a transaction.
  private static let classes: [Set<CSVColumnRole>] = [
    [.booked, .day, .done], [.amount, .net], [.account, .number], [.counterparty, .name, .payer, .payee],
    [.description, .type, .id], [.day, .time],
  ]

  /// The meanings of headers that others decide: a number after a counterparty's name is the counterparty's, a currency
  /// can belong to another amount.
  private static let decided: [CSVColumnRole: Set<CSVColumnRole>] = [
    .otherAccount: [.number, .account, .counterparty], .accountName: [.account], .originalAmount: [.amount],
    .originalCurrency: [.currency], .direction: [.type], .value: [.valuta, .day], .currency: [.valuta],
    .counterparty: [.description],
  ]

  private func isSame(_ found: CSVColumnRole?, _ told: CSVColumnRole) -> Bool {
    guard let found else { return false }
    return found == told || Self.decided[told]?.contains(found) == true
      || Self.classes.contains { $0.contains(told) && $0.contains(found) }
  }

  @Test func everyWordHasAMeaning() {
    var wrong: Set<String> = []
    CSVWords.lines.forEach { if CSVColumnRole(rawValue: $0.meaning) == nil { wrong.insert($0.meaning) } }
    #expect(wrong.isEmpty)
  }

  @Test func nearlyAllColumnsAreUnderstood() {
    var (columns, missed) = (0, [String]())
    for header in Self.headers {
      for (heading, told) in zip(header.headings, header.columns) {
        // Nothing is lost if these are not understood.
        guard let told, ![.category, .time, .check].contains(told) else { continue }
        columns += 1
        let found = CSVWords.meaning(of: CSVHeading(heading))?.column
        if !isSame(found, told) {
          missed.append("\(header.country) \(heading): \(told.rawValue), not \(found?.rawValue ?? "known")")
        }
      }
    }
    let languages = Set(Self.headers.map(\.language)).count
    print(
      "\(columns - missed.count) of \(columns) columns of \(Self.headers.count) headers in \(languages) languages are understood."
    )
    for miss in missed { print("  missed: \(miss)") }
    #expect(Self.headers.count >= 150 && missed.count * 50 <= columns)
  }

  /// Without the catalog a table is read as it is, or asked about. Two columns with unknown headers take it out of the
  /// catalog.
  @Test func headersAreReadWithoutTheCatalog() throws {
    var (read, refused) = (0, [String]())
    for header in Self.headers {
      let form = BankTable.Form(dates: "d.m.y", decimals: .comma)
      let table = BankTable(header, form, more: ["Kq", "Qk"])
      #expect(CSVBank.of((header.headings + ["Kq", "Qk"]).map(CSVHeading.init)) == nil)
      if let answer = try? Answer(table.text) {
        #expect(answer.rows.map(\.amount) == table.amounts, "\(header)")
        #expect(answer.rows.map(\.day) == table.days, "\(header)")
        #expect(answer.rows.allSatisfy { !$0.description.isEmpty }, "\(header)")
        read += 1
      } else {
        let error = try #require(refusal(table.text))
        #expect(error.line ?? 1 > 0)
        refused.append("\(header): \(error.message)")
      }
    }
    print("\(read) of \(Self.headers.count) tables are read without the catalog, without a question.")
    for line in refused { print("  refused: \(line.prefix(300))") }
    #expect(refused.count * 20 <= Self.headers.count)
  }
}
