/// What differs between two texts, line by line, for a person to read.
public nonisolated struct LineDifference {
  private let expected: [Substring]
  private let actual: [Substring]

  /// The difference of two texts. Empty lines at the end do not count.
  public init(expected: String, actual: String) {
    self.expected = Self.lines(expected)
    self.actual = Self.lines(actual)
  }

  /// Whether there is none.
  public var isEmpty: Bool { expected == actual }

  /// Both texts, with the lines that differ marked `-` for what was expected and `+` for what came instead.
  public var description: String {
    (0..<max(expected.count, actual.count)).map(describe).joined(separator: "\n")
  }

  private func describe(_ index: Int) -> String {
    let old = expected.indices.contains(index) ? expected[index] : nil
    let new = actual.indices.contains(index) ? actual[index] : nil
    let number = index < 10 ? " \(index)" : "\(index)"
    if old == new { return "\(number)   |\(old ?? "")" }
    return [old.map { "\(number) - |\($0)" }, new.map { "\(number) + |\($0)" }].compactMap { $0 }
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}
