import BankeyModel
import TestSupport

@testable import BankeyStore

/// A database in which every table has rows.
struct RichStore {
  private let place: TestFolder
  private let mine = checking("12345678903", name: "Checking \0 of\tmine\\")
  private let savings = checking("12345678911", name: "Savings")

  init(_ place: TestFolder) { self.place = place }

  /// Fills the database.
  func fill() throws {
    let writer = try place.writer()
    try files(writer)
    try feed(writer)
    try choices(writer)
  }

  private func files(_ writer: StoreWriter) throws {
    let texts = ["Coffee", "x\0y\u{1}z", "\\N \t\r\n '\"", "Æ😀", String(repeating: "long ", count: 20_000), ""]
    var rows = texts.enumerated().map { buy($1, Int64(-100 - $0), on: $0 + 1, id: "f\($0)") }
    rows[0].counterparty = "Kaffe\0bar"
    rows[1].amount = Amount(units: .max, scale: 18)
    rows[2].amount = Amount(units: -.max, scale: 2)
    try writer.importFile(rows, of: mine)
    _ = try writer.record(.file("s.sta", hash: "s")) { sink in
      try sink(.account(savings))
      try sink(.transactions([move(5000, on: 5, "in"), move(-700, on: 6, "fee")]))
    }
    try writer.importFile([move(-5000, on: 4, "out", to: "12345678911"), buy("Twice", -300, on: 9)], of: mine)
    try writer.importFile([buy("Twice", -300, on: 9), buy("Twice", -300, on: 9)], of: mine)
    let taken = try writer.importFile([buy("Taken back", -1, on: 8, id: "u")], of: savings)
    try writer.undoImport(taken.fetch)
  }

  private func move(_ cents: Int64, on day: Int, _ id: String, to account: String? = nil) -> TransactionRecord {
    TransactionRecord(
      nativeId: id, day: november(day), amount: Amount(units: cents, scale: 2), description: "Transfer",
      counterpartyAccount: account, raw: "\(id) \0")
  }

  private func feed(_ writer: StoreWriter) throws {
    let card = checking("card", name: "Card", connection: "bank-1")
    try writer.refresh(
      [
        buy("Hotel", -9000, on: 3, id: "h", .authorized), buy("Bus", -300, on: 2, id: "b"),
        buy("Old", -1, on: 1, id: "o"),
      ],
      of: card)
    try writer.refresh(
      [
        buy("Hotel", -9000, on: 4, id: "h2"), buy("Bus", -350, on: 2, id: "b"),
        buy("Shop", -800, on: 5, id: "s", .authorized),
      ],
      of: card)
    try writer.figures(BalanceRecord(balance: cents(123_456), date: LocalTime(day: november(10))))
  }

  private func choices(_ writer: StoreWriter) throws {
    let rows = try place.reader().list()
    if let row = rows.first(where: { $0.description == "Coffee" }) { try writer.delete(row.id) }
    try writer.name([PayeeChange(PayeeWords("bus")!, name: "The Bus \0")])
    let accounts = try place.reader().accounts()
    try writer.set([.name("Mine"), .balance(cents(5000), on: november(7))], of: accounts[0].id)
    try writer.set([.hidden(true)], of: accounts[1].id)
    if let pair = rows.first(where: { $0.nativeId == "in" }) { try writer.unpair(pair.id) }
    if let last = rows.last { try writer.dismiss([last.id]) }
  }
}
