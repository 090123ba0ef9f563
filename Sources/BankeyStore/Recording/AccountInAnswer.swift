import BankeyModel

/// An account that an answer speaks of, and what the answer has said of it so far.
final class AccountInAnswer {
  /// The row of the account.
  let key: Int64
  let id: Account.ID
  let currency: Currency
  /// The row of the name under which the answer has spoken of it last.
  var alias: Int64
  /// Whether this answer is the first to speak of it.
  let isNew: Bool
  /// The days that the answer says it covers.
  private(set) var period: ClosedRange<Day>?
  /// The days that its transactions span.
  private var span: ClosedRange<Day>?
  /// What the answer has said of it last.
  var said: AccountRecord?
  /// The figures that the answer gives for it, in its order.
  var figures: [BalanceRecord] = []
  /// Whether the answer says that it is closed.
  var isClosed = false
  /// Whether only the form of its table says that it is this account, which was there before.
  var isUnproven = false
  /// How many rows of it are known to the letter.
  var seam = 0
  /// Whether balances prove what the file has of it.
  var hasBalances = false
  /// The connections under which the answer speaks of it.
  var connections: Set<String> = []
  /// Why the answer is not whole for it, in the source's own words.
  var incompleteness: String?
  /// Transactions that were new.
  var added = 0
  /// What the booked rows since the last statement come to; nil when that cannot be counted.
  private var booked: Amount? = .zero

  init(key: Int64, id: Account.ID, currency: Currency, alias: Int64 = 0, isNew: Bool) {
    self.key = key
    self.id = id
    self.currency = currency
    self.alias = alias
    self.isNew = isNew
  }

  /// The days of which the answer can be expected to name every transaction.
  var covered: ClosedRange<Day>? { period ?? span }

  /// Takes a stated period in; several statements of one account are one stretch of days.
  func cover(_ days: ClosedRange<Day>) { period = period?.joined(to: days) ?? days }

  /// Counts a row in that belongs to the statement at hand.
  func book(_ row: StoredTransaction) {
    if row.record.status == .posted { booked = booked?.adding(row.amount) }
  }

  /// What the statement booked that ends here.
  func takeBooked() -> Amount? {
    defer { booked = .zero }
    return booked
  }

  /// Takes the day of a transaction in.
  func span(_ day: Day) {
    if let span, span.contains(day) { return }
    span = span?.joined(to: day...day) ?? day...day
  }
}

extension Amount {
  fileprivate static let zero = Amount(units: 0, scale: 0)
}

extension ClosedRange<Day> {
  /// The days from the first of both to the last.
  func joined(to other: ClosedRange<Day>) -> ClosedRange<Day> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

/// What makes a new row the twin of an older one.
enum Likeness {
  /// The same text; the id may be another one.
  case sameText
  /// Neither has an id; the text may be another one.
  case withoutID

  /// The order that puts like rows side by side.
  var order: String {
    switch self {
    case .sameText: "day, units, scale, description"
    case .withoutID: "day, units, scale"
    }
  }

  /// Which rows can be alike at all.
  var condition: String {
    switch self {
    case .sameText: "TRUE"
    case .withoutID: "native_id = ''"
    }
  }

  /// Whether two rows are alike.
  func holds(_ a: TransactionRecord, _ b: TransactionRecord) -> Bool {
    a.day == b.day && a.amount == b.amount && (self == .withoutID || a.description == b.description)
  }
}

/// What is compared of two texts of one purchase: banks add the card, the date and the place when they post it.
struct TextLikeness {
  /// The folded text.
  let text: String
  /// Its words of three letters and more.
  private let words: Set<Substring>

  init(_ text: String) {
    self.text = TextPattern.folded(text)
    words = Set(self.text.split { !$0.isLetter }.filter { $0.count >= 3 })
  }

  /// Whether half the words of the shorter text stand in the other; texts without words must be the same.
  func isAlike(_ other: TextLikeness) -> Bool {
    let (fewer, more) = words.count < other.words.count ? (words, other.words) : (other.words, words)
    if fewer.isEmpty { return text == other.text }
    return fewer.intersection(more).count * 2 >= fewer.count
  }

  /// Texts that are alike have one of these in common: a word, or all of a text without words.
  var marks: [Substring] { words.isEmpty ? ["=" + text] : Array(words) }
}
