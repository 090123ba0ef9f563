import BankeyModel

/// The state of an account while an answer is recorded.
final class AccountRecording {
  /// The primary key of the account.
  let key: Int64
  let id: Account.ID
  let currency: Currency
  /// The primary key of the alias that the answer used last.
  var alias: Int64
  /// Whether this answer created the account.
  let isNew: Bool
  /// The days that the answer states it covers; nil when it does not say.
  private(set) var period: ClosedRange<Day>?
  /// The days between its first and last transaction; nil when it has none.
  private var span: ClosedRange<Day>?
  /// The answer's last record of the account.
  var said: AccountRecord?
  /// The figures that the answer gives for it, in order.
  var figures: [BalanceRecord] = []
  /// Whether the answer says that it is closed.
  var isClosed = false
  /// Whether an id identifies the same transaction forever.
  var hasStableIds = false
  /// Whether the source answers for this account alone whether ids last, as `AccountRecord.hasStableIds`.
  var knowsItsIds = false
  /// Whether only the form of the table identifies it as this stored account.
  var isUnproven = false
  /// The number of its rows that are already stored verbatim.
  var seam = 0
  /// Whether balances prove the file's data for it.
  var hasBalances = false
  /// The connections under which the answer names it.
  var connections: Set<String> = []
  /// The source's own reason why the answer is incomplete for it; nil when it is complete.
  var incompleteness: String?
  /// The number of transactions added.
  var added = 0
  /// The sum of booked rows since the last statement; nil when it overflows.
  private var booked: Amount? = .zero

  init(key: Int64, id: Account.ID, currency: Currency, alias: Int64 = 0, isNew: Bool) {
    self.key = key
    self.id = id
    self.currency = currency
    self.alias = alias
    self.isNew = isNew
  }

  /// The days for which the answer should contain every transaction; nil when it has none.
  var covered: ClosedRange<Day>? { period ?? span }

  /// Extends the stated period; several statements of one account form one range of days.
  func cover(_ days: ClosedRange<Day>) { period = period?.joined(to: days) ?? days }

  /// Adds a row to the sum of the current statement.
  func book(_ row: StoredTransaction) {
    if row.record.status == .posted { booked = booked?.adding(row.amount) }
  }

  /// The sum that the current statement booked; starts the next statement.
  func takeBooked() -> Amount? {
    defer { booked = .zero }
    return booked
  }

  /// Extends the span to include a day.
  func span(_ day: Day) {
    if let span, span.contains(day) { return }
    span = span?.joined(to: day...day) ?? day...day
  }
}

extension Amount {
  fileprivate static let zero = Amount(units: 0, scale: 0)
}

extension ClosedRange<Day> {
  /// The days from the first of both ranges to the last.
  func joined(to other: ClosedRange<Day>) -> ClosedRange<Day> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

/// The criterion by which a new row duplicates an older one.
enum DuplicateRule {
  /// The same text; the ids may differ.
  case sameText
  /// Neither row has an id; the texts may differ.
  case withoutID
  /// Ids and texts may differ: the source knows that this account's ids do not last.
  case anyText
  /// The older row has no id, because at that time the source did not know that this account's ids last; the texts may
  /// differ.
  case idGained

  /// The SQL order that places similar rows next to each other.
  var order: String {
    switch self {
    case .sameText: "day, units, scale, description"
    case .withoutID, .anyText, .idGained: "day, units, scale"
    }
  }

  /// The SQL condition for rows that can be similar.
  var condition: String {
    switch self {
    case .sameText: "TRUE"
    case .withoutID: "native_id = ''"
    case .anyText: "TRUE"
    case .idGained: "(id >= ?5 OR native_id = '')"
    }
  }

  /// Whether two rows are similar.
  func matches(_ a: TransactionRecord, _ b: TransactionRecord) -> Bool {
    a.day == b.day && a.amount == b.amount && (self != .sameText || a.description == b.description)
  }
}

/// Compares the texts of a purchase: banks add the card, the date and the place when they post it.
struct TextSimilarity {
  let text: String
  /// Its words of at least three letters.
  private let words: Set<Substring>

  init(_ text: String) {
    self.text = TextPattern.folded(text)
    words = Set(self.text.split { !$0.isLetter }.filter { $0.count >= 3 })
  }

  /// Whether the longer text contains half the words of the shorter one. Texts without words must be equal.
  func isAlike(_ other: TextSimilarity) -> Bool {
    let (fewer, more) = words.count < other.words.count ? (words, other.words) : (other.words, words)
    if fewer.isEmpty { return text == other.text }
    return fewer.intersection(more).count * 2 >= fewer.count
  }

  /// Keys of which similar texts share at least one: each word, or the whole text when it has no words.
  var marks: [Substring] { words.isEmpty ? ["=" + text] : Array(words) }
}
