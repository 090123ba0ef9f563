import BankeyModel
import BankeyStore

/// Runs queries on a database and prints their times: `find-bench FOLDER QUERY…`.
///
/// For each query it prints the milliseconds to the first page of matches (the best of five runs) and to the count of
/// all.
guard CommandLine.arguments.count > 2 else { fatalError("find-bench FOLDER QUERY…") }
let store = try Store(reading: DataFolder(CommandLine.arguments[1]))

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
}

for text in CommandLine.arguments.dropFirst(2) {
  let query = try FindQuery(text)
  let first = try (0..<5).map { _ in try milliseconds { _ = try store.matches(of: query, limit: 50) } }.min()!
  var found = 0
  let all = try milliseconds { found = try store.all(of: query).count }
  print("\(text)\t\(first)\t\(all)\t\(found)")
}
