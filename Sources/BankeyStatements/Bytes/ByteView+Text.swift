import Glibc

extension ByteView {
  /// Whether the ASCII text `text` stands at `index`, in capitals or not.
  func starts(with text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return strncasecmp(self[index..<(index + length)].baseAddress!, text.utf8Start, length) == 0
  }

  /// Where the ASCII text `text` is first found in `range`, in capitals or not.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let last = range.upperBound - text.utf8CodeUnitCount
    guard range.lowerBound <= last else { return nil }
    return (range.lowerBound...last).first { starts(with: text, at: $0) }
  }

  /// Where `text` ends, the first time that it stands at `index` or after it.
  func end(of text: StaticString, from index: Int) -> Int? {
    var index = index
    while let found = first(text.utf8Start[0], in: index..<count) {
      if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
      index = found + 1
    }
    return nil
  }

  /// Whether the same bytes stand in both ranges.
  func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a == b || (a.count == b.count && memcmp(self[a].baseAddress!, self[b].baseAddress!, a.count) == 0)
  }

  /// Whether an ASCII letter stands at `index`.
  func hasLetter(at index: Int) -> Bool { index < count && isLetter(self[index]) }

  /// The range without the blanks and line ends around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(self[lower]) { lower += 1 }
    while lower < upper, isBlank(self[upper - 1]) { upper -= 1 }
    return lower..<upper
  }
}
