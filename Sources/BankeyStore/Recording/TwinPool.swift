import BankeyModel

/// Rows among which others look for their twins, each taken once: by the place where they may stand, such as amount and day, and
/// by texts that are alike.
///
/// Rows that nothing tells apart stand in one group, so that of ten thousand equal ones none looks at all others.
struct TwinPool<Row, Place: Hashable, Kind: Hashable> {
  /// A row that was found.
  struct Found {
    let row: Row
    /// Its number in the order in which they were given.
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
    let text: TextLikeness?
    /// The numbers of the rows that are left, from `next` on.
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

  /// A pool of rows. What `kind` says of them is the same for rows that a question takes or leaves alike; without a text, texts do
  /// not count.
  init(_ rows: [Row], at place: (Row) -> Place, kind: (Row) -> Kind, text: ((Row) -> String)? = nil) {
    self.rows = rows
    var likenesses: [String: TextLikeness] = [:]
    for (number, row) in rows.enumerated() {
      let likeness = text.map { text in
        let text = text(row)
        let likeness = likenesses[text] ?? TextLikeness(text)
        likenesses[text] = likeness
        return likeness
      }
      buckets[place(row), default: Bucket()].add(number, kind(row), likeness)
    }
  }

  /// The first row at a place that is meant and, when a text is given, has a text that is alike.
  ///
  /// `scanning` looks at every row of a group, where not all of them are meant alike.
  func first(
    at place: Place, like text: TextLikeness? = nil, scanning: Bool = false, where isMeant: (Row) -> Bool
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

  /// Takes a row out that was found last.
  mutating func remove(_ found: Found) { buckets[found.place]?.groups[found.group].remove(at: found.index) }

  /// The rows that are left, in the order in which they were given.
  var left: [Row] {
    buckets.values.flatMap { $0.groups.flatMap { $0.numbers[$0.next...] } }.sorted().map { rows[$0] }
  }
}

extension TwinPool.Bucket {
  /// Takes a row in.
  fileprivate mutating func add(_ number: Int, _ kind: Kind, _ text: TextLikeness?) {
    let key = TwinPool.GroupKey(kind: kind, text: text?.text)
    let place = places[key] ?? groups.count
    if place == groups.count {
      places[key] = place
      groups.append(TwinPool.Group(text: text))
      for mark in text?.marks ?? [] { marks[mark, default: []].append(place) }
    }
    groups[place].numbers.append(number)
  }

  /// The groups of texts that are alike, or all.
  fileprivate func groups(like text: TextLikeness?) -> [Int] {
    guard let text else { return Array(groups.indices) }
    return Set(text.marks.flatMap { marks[$0] ?? [] }).filter { groups[$0].text?.isAlike(text) ?? true }.sorted()
  }
}

extension TwinPool.Group {
  /// Takes a row out; mostly it is the first.
  fileprivate mutating func remove(at index: Int) {
    if index == next { next += 1 } else { numbers.remove(at: index) }
  }
}
