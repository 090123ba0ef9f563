/// What a stack knows of a view when it divides its length.
nonisolated struct StackItem: Hashable, Sendable {
  /// Cells that it would like to have.
  var ideal: Int
  /// How strongly it refuses more.
  var hugging = Priority.medium
  /// How strongly it refuses less.
  var resistance = Priority.medium
}

/// Divides `length` cells among `items`; they always add up to it. Spare cells go to those that hug least, missing ones
/// come from those that resist least, down to nothing. Equals share evenly; what cannot be shared, the first ones bear.
nonisolated func distribute(_ length: Int, among items: [StackItem]) -> [Int] {
  var sizes = items.map { max(0, $0.ideal) }
  let spare = length - sizes.reduce(0, +)
  if spare > 0 { grow(&sizes, by: spare, items) }
  if spare < 0 { shrink(&sizes, by: -spare, items) }
  return sizes
}

/// The same number of cells for each of `count`; the first ones get what cannot be divided.
nonisolated func share(_ length: Int, among count: Int) -> [Int] {
  (0..<count).map { length / count + ($0 < length % count ? 1 : 0) }
}

private nonisolated func grow(_ sizes: inout [Int], by spare: Int, _ items: [StackItem]) {
  guard let least = items.map(\.hugging).min() else { return }
  let growing = items.indices.filter { items[$0].hugging == least }
  for (index, part) in zip(growing, share(spare, among: growing.count)) { sizes[index] += part }
}

private nonisolated func shrink(_ sizes: inout [Int], by missing: Int, _ items: [StackItem]) {
  var missing = missing
  for level in Set(items.map(\.resistance)).sorted() {
    while missing > 0 {
      let shrinking = sizes.indices.filter { items[$0].resistance == level && sizes[$0] > 0 }
      if shrinking.isEmpty { break }
      for (index, part) in zip(shrinking, share(missing, among: shrinking.count)) {
        let taken = min(part, sizes[index])
        sizes[index] -= taken
        missing -= taken
      }
    }
  }
}
