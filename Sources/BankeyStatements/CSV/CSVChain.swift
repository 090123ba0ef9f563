import BankeyCore

/// Whether the balances beside an account's transactions add up, what the account had before them, and which of them is the last.
struct CSVChain {
  /// From the oldest row to the newest, and from the newest to the oldest.
  private var isRising = true
  private var isFalling = true
  /// The balance before, and what was booked since, without and with its own row.
  private var before: Amount?
  private var since = Amount.zero
  private var sinceWithIt = Amount.zero
  /// The first row and the last one with their balances.
  private var first: End?
  private var last: End?
  private typealias End = (day: Day?, amount: Amount, balance: Amount?)
  /// How many balances were compared with the one before.
  private(set) var links = 0

  /// Whether the balances add up in one direction.
  var holds: Bool { isRising || isFalling }

  /// The closing balance with its day; nil when it is not certain.
  var closing: (day: Day?, balance: Amount)? {
    guard let newest = end(isFalling ? first : nil, isRising ? last : nil, \.balance) else { return nil }
    return newest.balance.map { (newest.day, $0) }
  }

  /// The balance before the oldest row; nil when it is not certain.
  var opening: Amount? { end(isFalling ? last : nil, isRising ? first : nil, Self.before).flatMap(Self.before) }

  /// The row at one end of the time. Where both directions add up, they must come to the same.
  private func end(_ falling: End?, _ rising: End?, _ figure: (End) -> Amount?) -> End? {
    if let falling, let rising, figure(falling) != figure(rising) { return nil }
    return falling ?? rising
  }

  private static func before(_ end: End) -> Amount? { end.amount.negated.flatMap { end.balance?.adding($0) } }

  /// Takes a row. Without its day, only the figures count.
  mutating func see(_ day: Day?, _ amount: Amount, _ balance: Amount?) {
    if let earlier = last?.day, let day { order(earlier, day) }
    since = sum(since, amount)
    if let balance {
      if let before { compare(before, balance) }
      before = balance
      (since, sinceWithIt) = (.zero, .zero)
    }
    sinceWithIt = sum(sinceWithIt, amount)
    if first == nil { first = (day, amount, balance) }
    last = (day, amount, balance)
  }

  /// What is too large to add up proves nothing.
  private mutating func sum(_ sum: Amount, _ amount: Amount) -> Amount {
    guard let more = sum.adding(amount) else {
      (isRising, isFalling) = (false, false)
      return .zero
    }
    return more
  }

  private mutating func order(_ earlier: Day, _ later: Day) {
    if later < earlier { isRising = false }
    if earlier < later { isFalling = false }
  }

  private mutating func compare(_ before: Amount, _ balance: Amount) {
    links += 1
    if before.adding(since) != balance { isRising = false }
    if balance.adding(sinceWithIt) != before { isFalling = false }
  }
}

extension CSVChain {
  /// Whether the first rows of a table show that `balance` is the balance after each `amount`, or after `sign` times it.
  static func isProven(_ sample: CSVSample, amount: Int, balance: Int, isReversed: Bool = false) -> Bool {
    guard let mark = sample.mark(in: [amount, balance]) else { return false }
    var chain = CSVChain()
    for row in sample.rows {
      guard let figure = sample.amount(row[amount], mark), let signed = isReversed ? figure.negated : figure else {
        continue
      }
      chain.see(nil, signed, sample.amount(row[balance], mark))
    }
    return chain.holds && chain.links > 1
  }
}

extension CSVSample {
  /// The decimal mark that these columns show.
  fileprivate func mark(in columns: [Int]) -> DecimalMark? {
    var evidence = MarkEvidence()
    for cell in columns.flatMap(cells) {
      CSVFigure.with(text, cell) { figure, _ in evidence.see(figure, at: cell.place.lowerBound) }
    }
    return evidence.mark
  }

  fileprivate func amount(_ cell: CSVCell?, _ mark: DecimalMark) -> Amount? {
    cell.flatMap { CSVFigure.amount(text, $0, mark, in: CSVReader.unit) }
  }
}
