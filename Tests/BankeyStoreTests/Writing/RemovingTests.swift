import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct RemovingTests {
  let place = try! TestFolder()
  let bank = SourceDefinition(name: "bank", type: "simplefin", settings: #"{"days":9}"#, secret: .file)

  private func filled() throws -> StoreWriter {
    let writer = try place.writer()
    try writer.addSource(bank)
    try writer.refresh([buy(on: 3, id: "a"), buy("Rent", -90000, on: 2, id: "b")], period: 1...4)
    return writer
  }

  @Test
  func keptAccountsBelongToTheSourceWhenItReturns() throws {
    let writer = try filled()
    try writer.removeSource("bank", deletingData: false)
    #expect(try place.reader().sources() == [])
    #expect(try writer.definition(of: "bank") == nil)
    #expect(try place.reader().lines().count == 2)
    #expect(try place.sql("SELECT count(*) FROM source WHERE secret IS NOT NULL OR settings <> '{}'") == ["0"])
    try writer.addSource(bank)
    #expect(try writer.refresh([buy(on: 3, id: "a"), buy("Rent", -90000, on: 2, id: "b")]).changes == 0)
    #expect(try place.reader().accounts().count == 1)
    #expect(try writer.definition(of: "bank") == bank)
  }

  @Test
  func deletedDataLeavesTextsAndTotals() throws {
    let writer = try filled()
    try writer.refresh([buy(on: 3, id: "a")], period: 1...4)
    try writer.removeSource("bank", deletingData: true)
    #expect(try place.reader().accounts() == [])
    #expect(try place.reader().lines() == [])
    #expect(try place.sql("SELECT count(*) FROM day_total") == ["0"])
    #expect(try place.sql("SELECT rowid FROM transaction_text WHERE transaction_text MATCH 'off'") == [])
    #expect(try place.sql("PRAGMA foreign_key_check") == [])
    #expect(try place.sql("INSERT INTO transaction_text (transaction_text) VALUES ('integrity-check')") == [])
  }

  @Test
  func statementRowsOfTheSourceStay() throws {
    let writer = try filled()
    let other = try place.sql("SELECT key FROM account")[0]
    _ = try place.sql(
      """
      INSERT INTO account_alias (account, source, connection, native_id, currency)
      VALUES (\(other), 'files', '', 'x', 'NOK')
      """)
    try writer.removeSource("bank", deletingData: true)
    #expect(try place.reader().lines().count == 2)
  }

  @Test
  func unknownSourceCannotBeRemoved() throws {
    let error = #expect(throws: StoreError.self) { try place.writer().removeSource("bank", deletingData: true) }
    #expect(error?.code == .unknown)
  }
}
