import BankeyCore

/// Finds which rows of two accounts are the same transactions, by the rules by which the rows of an answer are known.
///
/// Each row is paired with one at most, so that of equal purchases none is lost, and never with one that the same answer has:
/// what that names twice is two.
struct RowPairs {
  /// The first and the last day of what each answer has in these accounts.
  let spans: [Int64: ClosedRange<Day>]

  /// The first and the last day of what each source has in them.
  let sourceSpans: [JoinedSource: ClosedRange<Day>]

  /// A rule; true when `newer` is `older`.
  private typealias Rule = (_ newer: JoinedRow, _ older: JoinedRow) -> Bool

  /// Pairs the rows of two accounts, the surest first. Each pair has the newer row first.
  func pairs(_ rows: [JoinedRow], _ others: [JoinedRow]) -> [(newer: JoinedRow, older: JoinedRow)] {
    var (left, waiting) = (rows, others)
    var pairs: [(newer: JoinedRow, older: JoinedRow)] = []
    for rule in [Self.sameKey, Self.sameText, withoutID, Self.sameDayAlike, Self.nearAlike, Self.sameDay] {
      var places = Dictionary(grouping: waiting.indices, by: { Place(waiting[$0].record) })
      var taken: Set<Int> = []
      left.removeAll { row in
        for place in Place(row.record).near {
          guard let found = places[place]?.firstIndex(where: { holds(rule, row, waiting[$0]) }),
            let index = places[place]?.remove(at: found)
          else { continue }
          taken.insert(index)
          pairs.append(Self.ordered(row, waiting[index]))
          return true
        }
        return false
      }
      waiting = waiting.indices.filter { !taken.contains($0) }.map { waiting[$0] }
    }
    return pairs + alone(left, waiting)
  }

  /// The only rows of an amount within some days, where both sources have others before and after.
  private func alone(_ rows: [JoinedRow], _ others: [JoinedRow]) -> [(newer: JoinedRow, older: JoinedRow)] {
    let (places, otherPlaces) = (
      Dictionary(grouping: rows, by: { Place($0.record) }), Dictionary(grouping: others, by: { Place($0.record) })
    )
    return rows.compactMap { row in
      let found = Place(row.record).near.flatMap { otherPlaces[$0] ?? [] }
      guard found.count == 1, let other = found.first, canBeAlone(row, other),
        Place(other.record).near.flatMap({ places[$0] ?? [] }).count == 1
      else { return nil }
      return Self.ordered(row, other)
    }
  }

  private func canBeAlone(_ row: JoinedRow, _ other: JoinedRow) -> Bool {
    row.fetches.isDisjoint(with: other.fetches) && !row.sharesSource(with: other) && row.record.status == .posted
      && other.record.status == .posted && covers(row.sources, other.record.day)
      && covers(other.sources, row.record.day)
  }

  private func covers(_ sources: Set<JoinedSource>, _ day: Day) -> Bool {
    sources.contains { sourceSpans[$0]?.isInside(day) ?? false }
  }

  private func holds(_ rule: Rule, _ row: JoinedRow, _ other: JoinedRow) -> Bool {
    let (newer, older) = Self.ordered(row, other)
    return row.fetches.isDisjoint(with: other.fetches) && rule(newer, older)
  }

  private static func ordered(_ row: JoinedRow, _ other: JoinedRow) -> (newer: JoinedRow, older: JoinedRow) {
    (row.fetch, row.known.id) > (other.fetch, other.known.id) ? (row, other) : (other, row)
  }

  // MARK: Of one source

  private static func sameKey(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    newer.sharesSource(with: older) && newer.record.day == older.record.day
      && newer.record.nativeId == older.record.nativeId
      && (!newer.record.nativeId.isEmpty || newer.record.description == older.record.description)
  }

  private static func sameText(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    newer.sharesSource(with: older) && Likeness.sameText.holds(newer.record, older.record)
  }

  /// At the ends of a file a day may be cut, so that another text may well be another transaction.
  private func withoutID(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    guard let span = spans[newer.fetch], span.lowerBound < newer.record.day, newer.record.day < span.upperBound else {
      return false
    }
    return newer.sharesSource(with: older) && newer.record.nativeId.isEmpty && older.record.nativeId.isEmpty
      && Likeness.withoutID.holds(newer.record, older.record)
  }

  // MARK: Of two sources

  private static func sameDayAlike(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    newer.record.day == older.record.day && nearAlike(newer, older)
  }

  private static func nearAlike(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    !newer.sharesSource(with: older) && (older.record.status == .posted || newer.record.status == .authorized)
      && TextLikeness(newer.record.description).isAlike(TextLikeness(older.record.description))
  }

  private static func sameDay(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    !newer.sharesSource(with: older) && newer.record.day == older.record.day
      && newer.record.status == older.record.status
  }
}

/// Where a row is looked for.
private struct Place: Hashable {
  let amount: Amount
  let day: Day

  init(_ record: TransactionRecord) { self.init(record.amount, record.day) }

  private init(_ amount: Amount, _ day: Day) { (self.amount, self.day) = (amount, day) }

  /// This one and those some days around it, the nearest first.
  var near: [Place] {
    (0...SourceTwins.days).flatMap { distance in
      Set([-distance, distance]).sorted().map { Place(amount, day.advanced(by: $0)) }
    }
  }
}
