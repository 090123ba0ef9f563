import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct HoldingTests {
  let place = try! TestFolder()

  private func holding(_ name: String, worth value: Int64? = 10000, day: Int? = 3, in code: String = "USD")
    -> HoldingRecord
  {
    HoldingRecord(
      nativeId: name, name: name, quantity: Amount(units: 12345, scale: 4), price: cents(10), value: value.map(cents),
      currency: Currency(code: code), day: day.map(november))
  }

  /// Records an answer or a file with these holdings.
  @discardableResult
  private func record(_ held: [HoldingRecord], isFile: Bool = false, of account: AccountRecord = checking()) throws
    -> FetchSummary
  {
    let refresh = Fetch(source: "files", kind: .refresh, hasStableIds: true)
    return try place.writer().record(isFile ? .file("a.json", hash: "h") : refresh) { sink in
      try sink(.account(account))
      try sink(.holdings(held))
    }
  }

  private func names() throws -> [String] {
    try place.reader().accounts().flatMap { try place.reader().holdings(of: $0.id) }.map(\.name)
  }

  @Test
  func holdingIsKeptAsReported() throws {
    let held = [holding("B"), holding("A", worth: nil, day: nil, in: "Points")]
    #expect(try record(held).changes > 0)
    let account = try #require(try place.reader().accounts().first)
    #expect(try place.reader().holdings(of: account.id) == held)
    #expect(try place.reader().holdings(of: "nobody") == [])
  }

  @Test
  func nextAnswerReplacesHoldings() throws {
    try record([holding("A"), holding("B")])
    #expect(try record([holding("A"), holding("B")]).changes == 0)
    #expect(try record([holding("B", day: 4)]).changes > 0)
    #expect(try names() == ["B"])
    try record([])
    #expect(try names() == [] && place.sql("SELECT count(*) FROM holding") == ["0"])
  }

  @Test
  func accountMissingInTheAnswerKeepsItsHoldings() throws {
    try record([holding("A")])
    try record([holding("B")], of: checking("2"))
    #expect(try names() == ["A", "B"])
  }

  @Test
  func olderFileChangesNothingAndUndoRestores() throws {
    try record([holding("Feed", day: 5)])
    #expect(try record([holding("Old", day: 4)], isFile: true).changes == 0)
    #expect(try names() == ["Feed"])
    let summary = try record([holding("New", day: 6)], isFile: true)
    #expect(try names() == ["New"])
    try place.writer().undoImport(summary.fetch)
    #expect(try names() == ["Feed"])
  }

  @Test
  func nonMoneyHoldingsUseTheAccountsDecimals() throws {
    var account = checking()
    account.currency = Currency(code: "Points", decimals: 0)
    var held = holding("A", in: "Points")
    held.currency = account.currency
    try record([held], of: account)
    #expect(try record([held], of: account).changes == 0)
  }
}
