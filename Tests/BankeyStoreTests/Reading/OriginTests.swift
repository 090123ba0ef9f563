import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

@Suite
struct OriginTests {
  private func only(_ store: Store) throws -> Transaction {
    try #require(try store.list(TransactionFilter()).first)
  }

  @Test
  func fileOriginHasTheRawRecordAndLastSight() throws {
    let place = try TestFolder()
    var row = buy("Coffee", on: 3, id: "7")
    row.raw = "<STMTTRN>Coffee"
    try place.writer().importFile([row])
    try place.writer(at: noon + 60).importFile([row])
    let store = try place.reader()
    let origin = try #require(try store.origin(of: only(store).id))
    #expect(origin.file == "a.ofx")
    #expect(origin.source == "files")
    #expect(origin.received.seconds == noon)
    #expect(origin.seen?.seconds == noon + 60)
    #expect(origin.raw == "<STMTTRN>Coffee")
    #expect(origin.earlier == [])
  }

  @Test
  func sourceOriginHasTheEarlierState() throws {
    let place = try TestFolder()
    try place.writer().refresh([buy("Coffee", -400, on: 3, id: "7", .authorized)])
    try place.writer(at: noon + 60).refresh([buy("COFFEE 0042", -410, on: 4, id: "7")])
    let store = try place.reader()
    let origin = try #require(try store.origin(of: only(store).id))
    #expect(origin.source == "bank")
    #expect(origin.file == nil)
    #expect(
      origin.earlier == [.init(status: .authorized, day: november(3), amount: cents(-400), description: "Coffee")])
  }

  @Test
  func removedTransactionHasNoOrigin() throws {
    let place = try TestFolder()
    try place.writer().importFile([buy(on: 3)])
    let store = try place.reader()
    let id = try only(store).id
    try place.writer().delete(id)
    #expect(try store.origin(of: id) == nil)
    #expect(try store.origin(of: 5) == nil)
  }
}
