import BankeyCore
import BankeyModel
import BankeyStore

/// Computes what is coming and prints the times: `coming-bench FOLDER DAY`.
///
/// It prints the milliseconds of reading the transactions with their own transfers, and those of the forecast made from
/// them (the best of five runs each), and the number of transactions.
guard CommandLine.arguments.count == 3, let today = Day(iso: CommandLine.arguments[2]) else {
  fatalError("coming-bench FOLDER DAY")
}
let store = try Store(reading: DataFolder(CommandLine.arguments[1]))
let accounts = try store.accounts().map { ListedAccount($0) }

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
}

let first = today.advanced(by: -Upcoming.lookBack)
let read = try (0..<5).map { _ in try milliseconds { _ = try store.recurrences(since: first) } }.min()!
let transactions = try store.recurrences(since: first).transactions
let computed = (0..<5).map { _ in milliseconds { _ = Upcoming(transactions, of: accounts, today: today) } }.min()!
print("\(read)\t\(computed)\t\(transactions.count)")
