import BankeyModel

/// Finds the rows of two accounts that are the same transactions, by the rules for recognizing rows of an answer.
///
/// Each row is paired at most once, so no purchase among equal ones is lost, and never with a row of the same answer: a
/// payment that one answer lists twice happened twice.
struct RowPairs {
  /// The first and last day of each fetch in these accounts.
  let spans: [Int64: ClosedRange<Day>]

  /// The first and last day of each source in these accounts.
  let sourceSpans: [JoinedSource: ClosedRange<Day>]

  private struct Rule {
    /// The largest distance between the two rows in days.
    var days = 0
    /// Whether the texts must be similar.
    var hasTexts = false
    /// A property that both rows must share in addition to amount and day.
    var mark: (TransactionRecord) -> String = { _ in "" }
    /// Whether `newer` is the same transaction as `older`.
    let holds: (_ newer: JoinedRow, _ older: JoinedRow) -> Bool
  }

  /// The key under which rows are looked up.
  private struct RowPlace: Hashable {
    let amount: Amount
    let day: Day
    var mark = ""
  }

  /// The properties that a rule tests in addition to place and text. Rows that agree in them all pass or all fail.
  private struct Kind: Hashable {
    let fetch: Int64
    let fetches: Set<Int64>
    let status: TransactionStatus
    let hasID: Bool

    init(_ row: JoinedRow) {
      (fetch, fetches, status) = (row.fetch, row.fetches, row.record.status)
      hasID = !row.record.nativeId.isEmpty
    }
  }

  /// The rules, the most reliable first.
  private var rules: [Rule] {
    [
      Rule(mark: { $0.nativeId.isEmpty ? "=" + $0.description : $0.nativeId }, holds: Self.sameKey),
      Rule(mark: \.description, holds: Self.sameText), Rule(holds: withoutID),
      Rule(hasTexts: true, holds: Self.sameDayAlike),
      Rule(days: CrossSourceDuplicates.days, hasTexts: true, holds: Self.nearAlike), Rule(holds: Self.sameDay),
    ]
  }

  /// Pairs the rows of two accounts, starting with the most reliable rule. In each pair the newer row comes first.
  func pairs(_ rows: [JoinedRow], _ others: [JoinedRow]) -> [(newer: JoinedRow, older: JoinedRow)] {
    var (left, waiting) = (rows, others)
    var pairs: [(newer: JoinedRow, older: JoinedRow)] = []
    for rule in rules {
      var pool = MatchPool(
        waiting, at: { RowPlace(amount: $0.record.amount, day: $0.record.day, mark: rule.mark($0.record)) },
        kind: Kind.init, text: rule.hasTexts ? { $0.record.description } : nil)
      left.removeAll { row in
        let text = rule.hasTexts ? TextSimilarity(row.record.description) : nil
        for day in row.record.day.near(rule.days) {
          let place = RowPlace(amount: row.record.amount, day: day, mark: rule.mark(row.record))
          guard let found = pool.first(at: place, like: text, where: { holds(rule, row, $0) }) else { continue }
          pool.remove(found)
          pairs.append(Self.ordered(row, found.row))
          return true
        }
        return false
      }
      waiting = pool.left
    }
    return pairs + alone(left, waiting)
  }

  /// Pairs the only rows of an amount within a few days, provided both sources have others before and after.
  private func alone(_ rows: [JoinedRow], _ others: [JoinedRow]) -> [(newer: JoinedRow, older: JoinedRow)] {
    let (places, otherPlaces) = (Self.byPlace(rows), Self.byPlace(others))
    return rows.compactMap { row in
      guard let other = Self.onlyOne(near: row, in: otherPlaces), canBeAlone(row, other),
        Self.onlyOne(near: other, in: places) != nil
      else { return nil }
      return Self.ordered(row, other)
    }
  }

  private static func byPlace(_ rows: [JoinedRow]) -> [RowPlace: [JoinedRow]] {
    Dictionary(grouping: rows) { RowPlace(amount: $0.record.amount, day: $0.record.day) }
  }

  /// The only row of an amount within a few days; nil when there is none or more than one.
  private static func onlyOne(near row: JoinedRow, in rows: [RowPlace: [JoinedRow]]) -> JoinedRow? {
    let found = row.record.day.near(CrossSourceDuplicates.days).flatMap { day in
      rows[RowPlace(amount: row.record.amount, day: day)]?.prefix(2) ?? []
    }
    return found.count == 1 ? found[0] : nil
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
    return row.fetches.isDisjoint(with: other.fetches) && rule.holds(newer, older)
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
    newer.sharesSource(with: older) && DuplicateRule.sameText.matches(newer.record, older.record)
  }

  /// The first and last day of a file may be incomplete, so a different text may be a different transaction.
  private func withoutID(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    guard let span = spans[newer.fetch], span.lowerBound < newer.record.day, newer.record.day < span.upperBound else {
      return false
    }
    return newer.sharesSource(with: older) && newer.record.nativeId.isEmpty && older.record.nativeId.isEmpty
      && DuplicateRule.withoutID.matches(newer.record, older.record)
  }

  // MARK: Of two sources

  private static func sameDayAlike(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    newer.record.day == older.record.day && nearAlike(newer, older)
  }

  private static func nearAlike(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    !newer.sharesSource(with: older) && (older.record.status == .posted || newer.record.status == .authorized)
      && TextSimilarity(newer.record.description).isAlike(TextSimilarity(older.record.description))
  }

  private static func sameDay(_ newer: JoinedRow, _ older: JoinedRow) -> Bool {
    !newer.sharesSource(with: older) && newer.record.day == older.record.day
      && newer.record.status == older.record.status
  }
}

extension Day {
  /// This day and the days around it, the nearest first.
  fileprivate func near(_ days: Int) -> [Day] {
    (0...days).flatMap { distance in Set([-distance, distance]).sorted().map(advanced(by:)) }
  }
}

/// A transaction of an account to be joined, with the fetches that contain it.
struct JoinedRow {
  let known: KnownTransaction
  /// The fetch that added it.
  let fetch: Int64
  /// The fetch that contained it last.
  let seen: Int64
  /// Every fetch that contains it.
  let fetches: Set<Int64>
  /// The sources of these fetches.
  let sources: Set<JoinedSource>

  var record: TransactionRecord { known.row.record }

  /// Reads the rows of an account that may also be in the other: those with the same amount as one of its rows within
  /// `days` days.
  static func all(of account: Int64, near other: Int64, days: Int, in database: Database) throws -> [JoinedRow] {
    var sources = JoinedSources(database: database)
    // Named one by one, the days let the index find the account too: it is sorted by day first.
    let near = (-days...days).map { "t.day + \($0)" }.joined(separator: ", ")
    return try database.all(
      """
      SELECT \(KnownTransaction.columns), t.fetch, t.seen,
        (SELECT group_concat(fetch) FROM sighting WHERE id = t.id)
      FROM transactions t WHERE account = ?1 AND EXISTS (
        SELECT 1 FROM transactions o WHERE o.scale = t.scale AND o.units = t.units AND o.account = ?2
          AND o.day IN (\(near)))
      ORDER BY t.day, t.id
      """, account, other
    ) { try JoinedRow(row: $0, &sources) }
  }

  private init(row: Row, _ sources: inout JoinedSources) throws {
    known = try KnownTransaction(row: row)
    (fetch, seen) = (row[12], row[13])
    let others = (row[14] as String?)?.split(separator: ",").compactMap { Int64($0) } ?? []
    fetches = Set(others + [fetch, seen])
    self.sources = try Set(fetches.compactMap { try sources.source(of: $0) })
  }
}

/// Looks up the sources of fetches on demand, because joining many accounts must not read all fetches for each.
private struct JoinedSources {
  let database: Database
  private var known: [Int64: JoinedSource?] = [:]

  init(database: Database) { self.database = database }

  mutating func source(of fetch: Int64) throws -> JoinedSource? {
    if let source = known[fetch] { return source }
    let source = try database.first("SELECT source, format FROM fetch WHERE id = ?", fetch) {
      JoinedSource(source: $0[0], format: $0[1])
    }
    known[fetch] = .some(source)
    return source
  }
}

/// A feed, or statement files of one format: each names transactions in its own way.
struct JoinedSource: Hashable {
  let source: Int64
  /// The files' format; nil when it is not known.
  let format: String?

  /// Whether both may name transactions in the same way.
  func isLike(_ other: JoinedSource) -> Bool {
    source == other.source && (format == nil || other.format == nil || format == other.format)
  }
}

extension JoinedRow {
  /// Whether any source contains both.
  func sharesSource(with other: JoinedRow) -> Bool {
    sources.contains { source in other.sources.contains(where: source.isLike) }
  }
}
