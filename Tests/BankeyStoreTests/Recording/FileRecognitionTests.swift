import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct FileRecognitionTests {
  let place = try! TestFolder()

  /// Imports files one after the other, and returns the transactions then stored.
  private func lines(after files: [TransactionRecord]..., period: ClosedRange<Int>? = nil) throws -> [String] {
    let writer = try place.writer()
    for file in files { try writer.importFile(file, period: period) }
    return try place.reader().lines()
  }

  @Test
  func equalPurchasesOnOneDayAreBothKept() throws {
    #expect(try lines(after: [buy(on: 3), buy(on: 3)]) == ["3 Coffee -4.00", "3 Coffee -4.00"])
    #expect(try lines(after: [buy(on: 4, id: "7"), buy(on: 4, id: "7")]).count == 4)
  }

  @Test
  func repeatedFileAddsNothing() throws {
    let rows = [buy(on: 3), buy(on: 3), buy("Rent", -90000, on: 1, id: "r"), buy("Tea", on: 3), buy(on: 3, id: "9")]
    let writer = try place.writer()
    let first = try writer.importFile(rows)
    let before = try place.reader().list()
    let second = try writer.importFile(rows)
    #expect((first.added, first.unchanged) == (5, 0))
    #expect((second.added, second.unchanged, second.changes) == (0, 5, 0))
    #expect(try place.reader().list() == before)
  }

  @Test
  func overlappingFilesAddOnlyNewRows() throws {
    let january = (1...31).map { buy("Lunch", -1000, on: $0, id: "\($0)") }
    let later = (15...46).map { buy("Lunch", -1000, on: $0, id: "\($0)") }
    #expect(try lines(after: january, later).count == 46)
  }

  @Test
  func overlappingRowsWithoutIDsAddOnlyNewRows() throws {
    let first = (1...31).flatMap { [buy(on: $0), buy(on: $0), buy("Tea", on: $0)] }
    let second = (15...46).flatMap { [buy(on: $0), buy(on: $0), buy("Tea", on: $0)] }
    #expect(try lines(after: first, second).count == 46 * 3)
  }

  @Test
  func changedIDsAddNothingAndStayAsStored() throws {
    let writer = try place.writer()
    try writer.importFile((1...9).map { buy(on: $0, id: "a\($0)") }, period: 1...9)
    let before = try place.reader().list()
    let summary = try writer.importFile((5...12).map { buy(on: $0, id: "b\($0)") }, period: 5...12)
    #expect((summary.added, summary.unchanged) == (3, 5))
    #expect(try place.reader().list().suffix(9) == before[...])
    #expect(try writer.importFile((5...12).map { buy(on: $0, id: "c\($0)") }, period: 5...12).added == 0)
  }

  @Test
  func changedIDMatchesOnlyOneRow() throws {
    #expect(try lines(after: [buy(on: 3, id: "a")], [buy(on: 3, id: "b"), buy(on: 3, id: "c")]).count == 2)
  }

  @Test
  func reusedIDLosesNothing() throws {
    let again = [
      buy(on: 3, id: "1"), buy("Rent", -90000, on: 3, id: "1"), buy(on: 9, id: "1"), buy("Tea", on: 9, id: "1"),
    ]
    #expect(try lines(after: again, again).count == 4)
  }

  @Test
  func changedTextUnderTheSameIDIsNotNew() throws {
    #expect(
      try lines(after: [buy("COFFEE 1", on: 3, id: "a")], [buy("Coffee Bar", on: 3, id: "a")]) == ["3 COFFEE 1 -4.00"])
  }

  @Test
  func changedTextWithoutAnIDMatchesInsideAFile() throws {
    let old = (1...3).map { buy("CARD \($0)", on: $0) }
    let new = (1...3).map { buy("Coffee \($0)", on: $0) }
    #expect(
      try lines(after: old, new) == [
        "3 Coffee 3 -4.00", "3 CARD 3 -4.00", "2 CARD 2 -4.00", "1 Coffee 1 -4.00", "1 CARD 1 -4.00",
      ])
  }

  @Test
  func rowOutsideAFilesPeriodIsUnchanged() throws {
    #expect(try lines(after: [buy(on: 3, id: "a")], [buy(on: 4, id: "b")]).count == 2)
  }

  @Test
  func bookingFilePostsAnAuthorizedRow() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a", .authorized), buy("Tea", on: 4, .authorized)])
    let id = try place.reader().list().last?.id
    let summary = try writer.importFile([buy(on: 3, id: "a"), buy("Tea", on: 4, id: "t")])
    #expect((summary.posted, summary.added) == (2, 0))
    #expect(try place.reader().lines() == ["4 Tea -4.00", "3 Coffee -4.00"])
    #expect(try place.reader().list().last?.id == id)
    try writer.importFile([buy(on: 3, id: "a", .authorized)])
    #expect(try place.reader().lines() == ["4 Tea -4.00", "3 Coffee -4.00"])
  }

  @Test
  func deletedRowStaysDeletedUntilRestored() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a"), buy("Tea", on: 4, id: "t"), buy(on: 5)], period: 1...9)
    for transaction in try place.reader().list() { try writer.delete(transaction.id) }
    let again = try writer.importFile([buy(on: 3, id: "b"), buy("Tea", on: 4, id: "t"), buy(on: 5)], period: 1...9)
    #expect((again.added, again.deleted, again.changes) == (0, 3, 0))
    #expect(try place.reader().lines() == [])
  }

  @Test
  func deletedTransactionIsRestoredOnce() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let id = try #require(try place.reader().list().first?.id)
    try writer.delete(id)
    #expect(throws: StoreError.self) { try writer.delete(id) }
    try writer.restore(id)
    #expect(throws: StoreError.self) { try writer.restore(id) }
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
  }

  @Test
  func accountIDIsUniqueByBankAndCurrency() throws {
    let writer = try place.writer()
    var euros = checking("1", connection: "A")
    euros.currency = Currency(code: "EUR", decimals: 2)
    for account in [checking("1", connection: "A"), checking("1", connection: "B"), euros] {
      try writer.importFile([buy(on: 3)], of: account)
      try writer.importFile([buy(on: 3)], of: account)
    }
    let accounts = try place.reader().accounts()
    #expect(accounts.map(\.connection) == ["A", "B", "A"])
    #expect(accounts.map(\.transactions) == [1, 1, 1])
    #expect(Set(accounts.map(\.id)).count == 3)
  }

  @Test
  func trailingZerosDoNotChangeAFigure() throws {
    var row = buy(on: 3)
    row.amount = Amount(units: -400_000, scale: 5)
    #expect(try lines(after: [row], [buy(on: 3)]) == ["3 Coffee -4.00"])
  }

  @Test
  func uncountableAmountIsReportedAndTheRestImported() throws {
    var large = buy(on: 3)
    large.amount = Amount(units: .max, scale: 0)
    let summary = try place.writer().importFile([large, buy(on: 3)])
    #expect((summary.added, summary.rejected) == (1, 1))
    #expect(
      summary.problems.map(\.message) == [
        "Skipped a transaction on 2026-11-03 of 9223372036854775807, which is more than bankey can count."
      ])
  }

  @Test
  func rowsOverflowingADaysSumAreSkipped() throws {
    let summary = try place.writer().importFile([buy("A", .max, on: 3), buy("B", 1, on: 3), buy("C", -1, on: 3)])
    #expect((summary.added, summary.rejected) == (2, 1))
    #expect(try place.reader().list().map(\.description) == ["C", "A"])
  }

  @Test
  func textIsStoredVerbatim() throws {
    let strange = "\u{1b}[31m\u{202e}Kaffe\u{0}😀"
    try place.writer().importFile([buy(strange, on: 3)])
    #expect(try place.reader().list().map(\.description) == [strange])
  }

  @Test
  func repeatedAccountKeepsItsLastRecord() throws {
    _ = try place.writer().record(.file("a.csv", hash: "h")) { sink in
      for name in ["One", "Two", "One"] {
        try sink(.account(checking(name: name)))
        try sink(.transactions([buy(name, on: 3)]))
        try sink(.account(checking("2")))
      }
    }
    #expect(try place.reader().accounts().map(\.name) == ["One", "Checking"])
    #expect(try place.reader().accounts().map(\.transactions) == [3, 0])
  }
}
