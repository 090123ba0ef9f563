/// Finds what a mistyped word may have meant.
struct Suggestion {
  private let word: [Character]

  /// Creates suggestions for a word, regardless of case.
  init(for word: String) { self.word = Array(word.lowercased()) }

  /// The words that differ in few letters or begin with this one, the closest first; at most `limit`.
  func closest(of words: [String], limit: Int = 1) -> [String] {
    let near = words.map { (word: $0, distance: distance(to: $0)) }.filter { isNear($0.word, $0.distance) }
    return near.sorted { $0.distance < $1.distance }.prefix(limit).map(\.word)
  }

  /// The least number of letters to insert, delete, replace, or swap with their neighbor (optimal string alignment).
  func distance(to other: String) -> Int {
    let other = Array(other.lowercased())
    var (before, last) = ([Int](), Array(0...other.count))
    for row in word.indices {
      var next = [row + 1]
      for column in other.indices {
        let replaced = last[column] + (word[row] == other[column] ? 0 : 1)
        next.append(min(replaced, last[column + 1] + 1, next[column] + 1))
        if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
          next[column + 1] = min(next[column + 1], before[column - 1] + 1)
        }
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }

  private func isNear(_ other: String, _ distance: Int) -> Bool {
    distance <= max(1, other.count / 3) || word.count > 1 && other.lowercased().starts(with: word)
  }
}
