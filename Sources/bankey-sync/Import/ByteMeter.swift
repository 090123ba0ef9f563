import BankeyCore

/// Tells how much of a long file was read, by the records that came of it.
struct ByteMeter {
  /// How many bytes the file has.
  let size: Int
  private var read = 0
  private var told = 0
  /// So many bytes are too few to be told of: a file of that size is read before anybody looks.
  private static let step = 1 << 19

  /// A meter for a file of some size.
  init(size: Int) { self.size = size }

  /// Counts what an event has; how much was read so far, when that is worth telling.
  mutating func read(_ event: StatementEvent) -> Int? {
    guard case .transactions(let records) = event else { return nil }
    read += records.reduce(0) { $0 + $1.raw.utf8.count }
    guard read - told >= max(Self.step, size / 100) else { return nil }
    told = read
    return min(read, size)
  }
}
