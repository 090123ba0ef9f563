/// Keys in the order of a screen: the newest first.
extension [TransactionKey] {
  /// Where the page from a start lies.
  public func range(from start: PageStart, limit: Int) -> Range<Int> {
    switch start {
    case .first: 0..<Swift.min(limit, count)
    case .last: Swift.max(0, count - limit)..<count
    case .after(let key): page(at: partition { $0 < key }, limit)
    case .before(let key): pageBefore(partition { $0 <= key }, limit)
    case .day(let day, let skipping): page(at: partition { $0.day <= day } + Swift.max(0, skipping), limit)
    }
  }

  private func page(at index: Int, _ limit: Int) -> Range<Int> {
    let start = Swift.min(index, count)
    return start..<Swift.min(start + limit, count)
  }

  private func pageBefore(_ index: Int, _ limit: Int) -> Range<Int> { Swift.max(0, index - limit)..<index }

  /// The index of the first key that passes; those after it pass too.
  func partition(where passes: (TransactionKey) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
