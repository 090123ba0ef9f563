/// A readable line-by-line comparison of two texts.
public nonisolated struct LineDifference {
  private let expected: [Substring]
  private let actual: [Substring]

  /// Compares two texts, ignoring empty lines at the end.
  public init(expected: String, actual: String) {
    self.expected = Self.lines(expected)
    self.actual = Self.lines(actual)
  }

  /// Whether the texts are equal.
  public var isEmpty: Bool { expected == actual }

  /// Both texts, with differing lines marked `-` for the expected and `+` for the actual one.
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
