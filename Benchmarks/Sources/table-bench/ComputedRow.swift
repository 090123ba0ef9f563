/// A synthetic account, whose texts derive from its number.
nonisolated struct ComputedRow: Identifiable, Equatable {
  let id: Int

  var name: String { Self.cities[id % 16] + " " + Self.kinds[id % 4] + " " + String(id) }
  var kind: String { Self.kinds[id % 4] }
  var balance: String { String(id &* 7919 % 1_000_000) + "." + String(10 + id % 90) + " EUR" }

  private static let kinds = ["Checking", "Savings", "Creditline", "Brokerage"]
  private static let cities = [
    "Berlin", "Lyon", "Oslo", "Porto", "Zagreb", "Madrid", "Leeds", "Turin", "Gent", "Basel", "Graz", "Lodz", "Riga",
    "Cork", "Malmö", "Bath",
  ]
}
