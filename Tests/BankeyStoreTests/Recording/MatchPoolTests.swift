import BankeyModel
import Testing

@testable import BankeyStore

/// The comparisons outside SQLite while rows are matched: twice the rows make at most two and a half times as many.
@Suite struct MatchPoolTests {
  /// The similarity between the rows.
  enum Shape: CaseIterable { case apart, onePlace, oneText, all }

  /// A row that counts how often any row was compared.
  private struct Entry {
    let place: Place
    let text: String
  }
  private final class Looks { var count = 0 }

  /// A place that counts how often it is compared or looked for.
  private struct Place: Hashable {
    let number: Int
    let looks: Looks

    static func == (one: Place, other: Place) -> Bool {
      one.looks.count += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      looks.count += 1
      hasher.combine(number)
    }
  }

  @Test(arguments: Shape.allCases, [false, true])
  func findingTwinsIsProportional(_ shape: Shape, _ isScanning: Bool) {
    let (one, two) = (looks(shape, 600, isScanning), looks(shape, 1200, isScanning))
    #expect(two * 2 <= one * 5 + 200, "\(one) looks became \(two)")
  }

  @Test(arguments: Shape.allCases)
  func settlingRowsIsProportional(_ shape: Shape) throws {
    let (one, two) = (try settled(shape, 600), try settled(shape, 1200))
    #expect(two * 2 <= one * 5 + 200, "\(one) looks became \(two)")
  }

  /// The number of comparisons until each of this many rows was matched.
  private func looks(_ shape: Shape, _ count: Int, _ isScanning: Bool) -> Int {
    let looks = Looks()
    let rows = (0..<count).map { entry(shape, $0, looks) }
    var pool = MatchPool(
      rows,
      at: {
        looks.count += 1
        return $0.place
      }, kind: { _ in 0 },
      text: {
        looks.count += 1
        return $0.text
      })
    for row in rows {
      let found = pool.first(at: row.place, like: TextSimilarity(row.text), scanning: isScanning) { _ in
        looks.count += 1
        return true
      }
      guard let found else { return .max / 8 }
      pool.remove(found)
    }
    return pool.left.isEmpty ? looks.count : .max / 8
  }

  private func entry(_ shape: Shape, _ number: Int, _ looks: Looks) -> Entry {
    let letters = String(number).unicodeScalars.map { String(UnicodeScalar($0.value + 49)!) }.joined()
    return switch shape {
    case .apart: Entry(place: Place(number: number, looks: looks), text: "shop\(letters)")
    case .onePlace: Entry(place: Place(number: 0, looks: looks), text: "shop\(letters)")
    case .oneText: Entry(place: Place(number: number, looks: looks), text: "coffee")
    case .all: Entry(place: Place(number: 0, looks: looks), text: "coffee")
    }
  }

  /// The number of pairs tried until each authorized row was matched to its posted one.
  private func settled(_ shape: Shape, _ count: Int) throws -> Int {
    var (looks, pairs) = (0, 0)
    let left = try PostedPool(rows(shape, count, .posted)).pair(rows(shape, count, .authorized)) { _, _ in
      looks += 1
      return true
    } settle: { _, _ in
      pairs += 1
    }
    #expect(left.isEmpty && pairs == count)
    return looks
  }

  private func rows(_ shape: Shape, _ count: Int, _ status: TransactionStatus) throws -> [KnownTransaction] {
    (0..<count).map { number in
      let entry = entry(shape, number, Looks())
      let record = buy(entry.text, -100 - Int64(entry.place.number), on: 3, id: "\(number)", status)
      return KnownTransaction(id: Int64(number), row: StoredTransaction(account: 1, record: record), isDeleted: false)
    }
  }
}
