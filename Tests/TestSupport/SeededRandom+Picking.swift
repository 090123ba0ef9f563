nonisolated extension SeededRandom {
  /// A number of a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Yes, once in so many times.
  public mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// An element of a collection that has one.
  public mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements[elements.index(elements.startIndex, offsetBy: int(0...elements.count - 1))]
  }
}
