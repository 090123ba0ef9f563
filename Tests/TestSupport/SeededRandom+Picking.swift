nonisolated extension SeededRandom {
  /// A number within a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in `count` times on average.
  public mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// An element of a collection that is not empty.
  public mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements[elements.index(elements.startIndex, offsetBy: int(0...elements.count - 1))]
  }
}
