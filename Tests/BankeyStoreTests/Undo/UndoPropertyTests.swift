import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

/// Files of a bank are imported and undone in any order: the result is what the imports that are not undone bring by
/// themselves, in their order.
@Suite
struct UndoPropertyTests {
  /// The ways in which a bank's files differ from each other.
  enum Habit: CaseIterable { case lastingIds, noIds, newIdsInEachFile, otherWords, pending, settled }

  @Test(arguments: Habit.allCases, 1...4)
  func undoLeavesWhatTheOtherImportsBring(habit: Habit, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let bank = Bank(habit, &random)
    let place = try TestFolder()
    let writer = try place.writer()
    var standing: [(fetch: Int64, file: Bank.File)] = []
    var (done, last) = ([String](), 1)
    for _ in 1...14 {
      if standing.isEmpty || !random.oneIn(3) {
        let file = bank.file(&random, after: last)
        if habit == .pending || habit == .settled { last = file.days.upperBound }
        done.append("import \(file.days)")
        standing.append((try writer.take(file), file))
        continue
      }
      let gone = standing.remove(at: random.int(0...standing.count - 1))
      done.append("undo \(gone.file.days)")
      try writer.undoImport(gone.fetch)
      let plain = try TestFolder()
      let other = try plain.writer()
      for (_, file) in standing { _ = try other.take(file) }
      let (found, expected) = (try place.state(), try plain.state())
      let difference = found.difference(from: expected).map { "\($0)" }
      #expect(difference == [], "seed \(seed), \(habit): \(done)")
      if found != expected { return }
    }
  }
}

/// The transactions that a bank has, and the files that it exports.
private struct Bank {
  struct File {
    let days: ClosedRange<Int>
    let rows: [TransactionRecord]
    let name: String?
    let balance: BalanceRecord?
  }
  let habit: UndoPropertyTests.Habit
  let truth: [TransactionRecord]

  init(_ habit: UndoPropertyTests.Habit, _ random: inout SeededRandom) {
    self.habit = habit
    truth = (0..<40).map { number in
      buy(Self.text(habit, number, &random), Int64(random.int(1...3)), on: random.int(1...15), id: "\(number)")
    }
  }

  /// If a purchase is recognized by its words, each has different ones.
  private static func text(
    _ habit: UndoPropertyTests.Habit, _ number: Int, _ random: inout SeededRandom
  ) -> String {
    guard habit == .pending || habit == .settled else { return random.pick(["Coffee", "Grocer", "Rent"]) }
    return "shop" + String(repeating: ["a", "b", "c", "d"][number % 4], count: 1 + number / 4)
  }

  /// A file of some days. Where a day changes what is authorized, files come in the order in which the bank made them.
  func file(_ random: inout SeededRandom, after day: Int) -> File {
    let last = random.int(day...15)
    let days = random.int(1...last)...last
    let number = random.int(1...9999)
    let rows = truth.filter { (november(days.lowerBound)...november(days.upperBound)).contains($0.day) }
    return File(
      days: days, rows: rows.map { told($0, number, days.upperBound, &random) },
      name: random.oneIn(2) ? "Name \(random.int(1...3))" : nil, balance: balance(&random))
  }

  private func balance(_ random: inout SeededRandom) -> BalanceRecord? {
    random.oneIn(3)
      ? nil
      : BalanceRecord(
        balance: random.oneIn(4) ? nil : cents(Int64(random.int(1...3))),
        creditLimit: random.oneIn(2) ? cents(Int64(random.int(1...3))) : nil,
        date: random.oneIn(4) ? nil : LocalTime(day: november(random.int(1...3))))
  }

  private func told(
    _ row: TransactionRecord, _ file: Int, _ last: Int, _ random: inout SeededRandom
  ) -> TransactionRecord {
    var row = row
    switch habit {
    case .lastingIds: break
    case .noIds: row.nativeId = ""
    case .newIdsInEachFile: row.nativeId = "\(file)-\(row.nativeId)"
    case .otherWords: if random.oneIn(3) { row.description += " \(random.int(1...2))" }
    case .pending:
      // The last two days of a file are only authorized.
      if november(1).distance(to: row.day) + 1 > last - 2 { row.status = .authorized }
    case .settled:
      // They have another id then, and other words.
      if november(1).distance(to: row.day) + 1 > last - 2 {
        (row.status, row.nativeId, row.description) = (.authorized, "p" + row.nativeId, "Card " + row.description)
      }
    }
    return row
  }
}

extension StoreWriter {
  fileprivate func take(_ file: Bank.File) throws -> Int64 {
    try record(.file("a.ofx", hash: "h")) { sink in
      try sink(.account(checking(name: file.name)))
      try sink(.period(november(file.days.lowerBound)...november(file.days.upperBound)))
      try sink(.transactions(file.rows))
      if let balance = file.balance { try sink(.balances(balance)) }
    }.fetch
  }
}
