/// Random numbers that come again with the same seed (SplitMix64), so that a failure can be repeated.
public nonisolated struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(_ seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number of a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Yes, once in so many times.
  public mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

  /// An element of a collection that has one.
  public mutating func pick<Element>(_ elements: some Collection<Element>) -> Element {
    elements[elements.index(elements.startIndex, offsetBy: int(0...elements.count - 1))]
  }
}
