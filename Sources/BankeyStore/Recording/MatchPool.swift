import BankeyModel

/// Rows that can each be matched once, looked up by place, such as amount and day, and by similar text.
///
/// Indistinguishable rows form one group, so that matching ten thousand equal rows does not compare each with all
/// others.
struct MatchPool<Row, Place: Hashable, Kind: Hashable> {
  /// The result of a search.
  struct Found {
    let row: Row
    /// The row's index in the original order.
    let number: Int
    fileprivate let place: Place
    fileprivate let group: Int
    fileprivate let index: Int
  }

  fileprivate struct GroupKey: Hashable {
    let kind: Kind
    let text: String?
  }
  fileprivate struct Group {
    let text: TextSimilarity?
    /// The indices of the remaining rows, from `next` on.
    var numbers: [Int] = []
    var next = 0
  }
  fileprivate struct Bucket {
    var groups: [Group] = []
    var places: [GroupKey: Int] = [:]
    var marks: [Substring: [Int]] = [:]
  }

  private let rows: [Row]
  private var buckets: [Place: Bucket] = [:]

  /// Creates a pool. Rows of the same `kind` must be interchangeable for every condition. Without `text`, texts are not
  /// compared.
  init(_ rows: [Row], at place: (Row) -> Place, kind: (Row) -> Kind, text: ((Row) -> String)? = nil) {
    self.rows = rows
    var likenesses: [String: TextSimilarity] = [:]
    for (number, row) in rows.enumerated() {
      let likeness = text.map { text in
        let text = text(row)
        let likeness = likenesses[text] ?? TextSimilarity(text)
        likenesses[text] = likeness
        return likeness
      }
      buckets[place(row), default: Bucket()].add(number, kind(row), likeness)
    }
  }

  /// The first row at a place that satisfies the condition and, if `text` is given, has a similar text.
  ///
  /// With `scanning` it tests every row of a group, for conditions that distinguish rows of the same kind.
  func first(
    at place: Place, like text: TextSimilarity? = nil, scanning: Bool = false, where isMeant: (Row) -> Bool
  ) -> Found? {
    guard let bucket = buckets[place] else { return nil }
    var best: Found?
    for number in bucket.groups(like: text) {
      let group = bucket.groups[number]
      let end = scanning ? group.numbers.count : min(group.next + 1, group.numbers.count)
      for index in group.next..<max(group.next, end) where isMeant(rows[group.numbers[index]]) {
        if best.map({ group.numbers[index] < $0.number }) ?? true {
          best = Found(
            row: rows[group.numbers[index]], number: group.numbers[index], place: place, group: number, index: index)
        }
        break
      }
    }
    return best
  }

  /// Removes the row that was found last.
  mutating func remove(_ found: Found) { buckets[found.place]?.groups[found.group].remove(at: found.index) }

  /// The remaining rows, in the original order.
  var left: [Row] {
    buckets.values.flatMap { $0.groups.flatMap { $0.numbers[$0.next...] } }.sorted().map { rows[$0] }
  }
}

extension MatchPool.Bucket {
  /// Adds a row.
  fileprivate mutating func add(_ number: Int, _ kind: Kind, _ text: TextSimilarity?) {
    let key = MatchPool.GroupKey(kind: kind, text: text?.text)
    let place = places[key] ?? groups.count
    if place == groups.count {
      places[key] = place
      groups.append(MatchPool.Group(text: text))
      for mark in text?.marks ?? [] { marks[mark, default: []].append(place) }
    }
    groups[place].numbers.append(number)
  }

  /// The groups whose texts are similar, or all groups for nil.
  fileprivate func groups(like text: TextSimilarity?) -> [Int] {
    guard let text else { return Array(groups.indices) }
    return Set(text.marks.flatMap { marks[$0] ?? [] }).filter { groups[$0].text?.isAlike(text) ?? true }.sorted()
  }
}

extension MatchPool.Group {
  /// Removes a row, mostly the first.
  fileprivate mutating func remove(at index: Int) {
    if index == next { next += 1 } else { numbers.remove(at: index) }
  }
}
