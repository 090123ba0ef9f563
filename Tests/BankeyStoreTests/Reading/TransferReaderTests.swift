import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

@Suite
struct TransferReaderTests {
  let place = try! TestFolder()
  private let mine = checking("12345678903", name: "Checking")
  private let savings = checking("12345678911", name: "Savings")

  private func move(
    _ cents: Int64, on day: Int, id: String, _ text: String = "Transfer", to account: String? = nil
  ) -> TransactionRecord {
    TransactionRecord(
      nativeId: id, day: november(day), amount: Amount(units: cents, scale: 2), description: text,
      counterpartyAccount: account, raw: "\(id) \(text)")
  }

  /// The other side of each transaction, as a page of its account shows it.
  private func pages() throws -> [String: String] {
    let store = try place.reader()
    var found: [String: String] = [:]
    for account in try store.accounts() {
      for row in try store.page(of: TransactionGroup(account: account.id, status: .posted), from: .first, limit: 200) {
        let other = try row.transfer.flatMap { try store.transaction($0.other)?.nativeId }
        found[row.nativeId] = other.map { $0 + (row.transfer!.isCertain ? "!" : "") }
      }
    }
    return found
  }

  @Test
  func everyReadNamesTheOtherSide() throws {
    let writer = try place.writer()
    try writer.importFile([move(-5000, on: 3, id: "out", to: "12345678911"), move(-100, on: 3, id: "x")], of: mine)
    try writer.importFile([move(5000, on: 5, id: "in")], of: savings)
    #expect(try pages() == ["out": "in!", "in": "out!"])
    let store = try place.reader()
    var filter = TransactionFilter()
    filter.findsTransfers = true
    let rows = try store.list(filter)
    #expect(try store.transactions(rows.map(\.id)).map(\.transfer) == rows.map(\.transfer))
    let out = try #require(rows.first { $0.nativeId == "out" })
    #expect(out.json.text.contains(#""counterpartyAccount":"12345678911""#))
    #expect(out.json.text.contains(#""transferIsCertain":true"#))
  }

  @Test
  func separatedPairIsNeverPairedAgain() throws {
    let writer = try place.writer()
    let out = [move(-5000, on: 3, id: "out")]
    try writer.importFile(out, of: mine)
    try writer.importFile([move(5000, on: 4, id: "in")], of: savings)
    #expect(try pages() == ["out": "in", "in": "out"])
    let id = try #require(try place.reader().list().first { $0.nativeId == "in" }?.id)
    try writer.unpair(id)
    #expect(try pages().isEmpty)
    #expect(throws: StoreError.self) { try writer.unpair(id) }
    try writer.delete(id)
    try writer.restore(id)
    try writer.importFile(out, of: mine)
    #expect(try pages().isEmpty)
    // The same rows of the same account, from a source that uses another name.
    let twin = checking("opaque", name: "Twin")
    try writer.importFile(out, of: twin)
    writer.sameAccounts = ["opaque": "12345678903"]
    _ = try writer.joinAccounts()
    #expect(try pages().isEmpty)
    #expect(try place.sql("PRAGMA foreign_key_check") == [])
  }

  @Test
  func recordAddsFieldsAnEarlierVersionIgnored() throws {
    let writer = try place.writer()
    try writer.importFile([move(-5000, on: 3, id: "out", "Gift", to: nil)], of: mine)
    try writer.importFile([move(5000, on: 4, id: "in", "Gift")], of: savings)
    #expect(try pages().isEmpty)
    #expect(try writer.importFile([move(-5000, on: 3, id: "out", "Gift", to: "12345678911")], of: mine).changes == 0)
    #expect(try pages() == ["out": "in!", "in": "out!"])
  }

  @Test(arguments: 1...6)
  func nearbyRowsPairLikeAllRows(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var (imports, done): ([Int64], [String]) = ([], [])
    let writer = try place.writer()
    for _ in 0..<30 {
      switch random.int(0...9) {
      case 0 where !imports.isEmpty:
        try writer.undoImport(imports.remove(at: random.int(0...imports.count - 1)))
        done.append("undo")
      case 1: if let row = try random.pick(place.rows() + [nil]) { try writer.delete(row.id) }
      case 2:
        if let row = try place.rows().compactMap(\.self).first(where: { try local($0).transfer != nil }) {
          try writer.unpair(row.id)
          done.append("unpair \(row.nativeId)")
        }
      case 3:
        writer.sameAccounts = ["3": "12345678903"]
        _ = try writer.joinAccounts()
        done.append("join")
      default: imports.append(try takeSome(&random, writer).fetch)
      }
      try compare("seed \(seed), \(done)")
    }
  }

  private func takeSome(_ random: inout SeededRandom, _ writer: StoreWriter) throws -> FetchSummary {
    let accounts = [mine, savings, checking("3", name: "Third")]
    let rows = (0..<random.int(1...12)).map { _ in
      let (day, number) = (random.int(1...20), random.int(1...999_999))
      return move(
        Int64(random.pick([-2, -1, 1, 2])) * 5000, on: day, id: "\(number)", random.pick(["Transfer", "Coffee", ""]),
        to: random.pick([nil, nil, "12345678903", "12345678911", "99999999999"]))
    }
    return try writer.importFile(rows, of: random.pick(accounts))
  }

  private func local(_ row: Transaction) throws -> Transaction {
    try TransferReader(place.reader().database).filled(row)
  }

  private func compare(_ comment: String) throws {
    let rows = try place.rows().compactMap(\.self)
    let database = try place.reader().database
    let refused = try database.all("SELECT first, second FROM unpaired") { TransactionPair($0[0], $0[1]) }
    let all = TransferPairs(try database.ownAccounts(), refused: Set(refused)).pairs(among: rows)
    let reader = TransferReader(database)
    for row in rows { #expect(try reader.filled(row).transfer == all[row.id], "\(comment)") }
  }
}

extension TestFolder {
  /// All rows, then nil.
  fileprivate func rows() throws -> [Transaction?] { try reader().list() }
}

@Suite
struct RecurrencesTests {
  @Test
  func recurrencesExcludeTransfersAndKeepDismissals() throws {
    let place = try TestFolder()
    let writer = try place.writer()
    let rows = (1...4).map { buy("Rent", -90000, on: $0 * 7, id: "r\($0)") }
    try writer.importFile(rows, of: checking("1111", name: "Mine"))
    try writer.importFile(rows, of: checking("2222", name: "Twin"))
    let twins = try place.reader().list().filter { $0.nativeId == "r2" }
    try writer.dismiss(twins.map(\.id).suffix(1))
    #expect(throws: StoreError.self) { try writer.dismiss([7]) }
    #expect(try place.reader().recurrences(since: november(10)).transactions.count == 6)
    writer.sameAccounts = ["2222": "1111"]
    _ = try writer.joinAccounts()
    let past = try place.reader().recurrences(since: november(1))
    #expect(past.transactions.count == 4)
    #expect(past.transactions.filter { past.dismissed.contains($0.id) }.map(\.nativeId) == ["r2"])
  }
}
