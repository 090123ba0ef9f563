import BankeyModel

/// Whether an account's ids last: those of some banks do, and those of others change.
///
/// No single answer shows that, so bankey compares two answers. One changed id proves that ids do not last; enough
/// equal ids on two days count as proof that they do. Until then, and in the first answer of each consent, transactions
/// are recognized by their contents.
struct EnableBankingIds: Hashable, Sendable {
  /// The conclusion from the answers so far.
  enum State: String, Hashable, Sendable { case unknown, lasting, changing }

  /// The conclusion from the answers so far.
  private(set) var state = State.unknown
  /// Whether the ids of the next answer count.
  private var isTrusted = false
  /// The ids of booked transactions whose day and amount are unique, by both.
  private var sample: [String: String] = [:]
  /// The day of the sample.
  private var day: Day?

  /// The number of ids that are compared, and of equal ones that prove that ids last.
  private static let (size, enough) = (60, 5)

  /// Nothing is known yet.
  init() {}

  /// Whether transactions are recognized by their ids.
  var last: Bool { isTrusted && state == .lasting }

  /// The same evidence after a new consent, in whose first answer ids do not count.
  var afterConsent: EnableBankingIds {
    var ids = self
    ids.isTrusted = false
    return ids
  }

  /// Compares the booked transactions of a complete answer with those before.
  mutating func compare(_ rows: [EnableBankingTransaction], on today: Day) {
    guard state != .changing, !rows.isEmpty else { return }
    let ids = rows.map(\.entryReference)
    if ids.contains(where: EnableBankingIds.isPlace) || Set(ids).count < ids.count {
      (state, sample) = (.changing, [:])
      return
    }
    let new = EnableBankingIds.unique(rows)
    let both = new.filter { sample[$0.key] != nil }
    if both.contains(where: { sample[$0.key] != $0.value }) {
      (state, sample) = (.changing, [:])
    } else {
      if both.count >= EnableBankingIds.enough, let day, day < today { (state, isTrusted) = (.lasting, true) }
      (sample, self.day) = (new, today)
    }
  }

  /// Whether an id is missing, or only a place within a day, which shifts: `2026-09-07.5`.
  private static func isPlace(_ id: String) -> Bool {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    return id.isEmpty || (parts.count == 2 && Day(iso: parts[0]) != nil && Int(parts[1]) != nil)
  }

  /// The newest ids of rows that are alone with their day and amount.
  private static func unique(_ rows: [EnableBankingTransaction]) -> [String: String] {
    let groups = Dictionary(grouping: rows) { "\($0.day) \($0.amount.units)e\($0.amount.scale)" }
    let alone = groups.compactMap { key, rows in rows.count == 1 ? (key, rows[0].entryReference) : nil }
    return Dictionary(uniqueKeysWithValues: alone.sorted { $0.0 > $1.0 }.prefix(size))
  }
}

extension EnableBankingIds: JSONWritable {
  /// The evidence as stored.
  var json: String {
    JSONObject.sorted([
      "state": state.rawValue, "isTrusted": isTrusted, "sample": sample, "day": day?.description,
    ]).text
  }

  /// Reads what `json` writes; nothing is known when it is invalid.
  init(_ json: JSONValue) {
    state = json["state"]?.string.flatMap(State.init(rawValue:)) ?? .unknown
    isTrusted = json["isTrusted"]?.bool ?? false
    sample = json["sample"]?.dictionary(\.string) ?? [:]
    day = json["day"]?.string.flatMap { Day(iso: $0) }
  }
}
