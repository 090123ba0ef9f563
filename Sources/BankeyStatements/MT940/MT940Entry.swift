import BankeyModel

/// A transaction as written in `:61:`, with texts as places in the file.
struct MT940Entry {
  /// The value date, the first six digits of `:61:`.
  let day: Day
  /// Whether the written day was beyond the end of its month.
  let isBeyondMonth: Bool
  /// The amount, below zero for a debit and for a reversed credit.
  let amount: Amount
  /// Whether the transaction is only expected.
  let isExpected: Bool
  /// Whether the amount has a minus beside its mark, which turns it around if the balances prove it.
  let hasMinus: Bool
  /// The type, the references and the rest of the first line.
  let references: MT940References
  /// The lines after the first.
  let supplement: Range<Int>

  /// Reads the text of a `:61:`.
  ///
  /// The entry date may be missing or blank. It is ignored, since its four digits do not include the year.
  init(_ bytes: ByteView, _ place: Range<Int>, in currency: Currency) throws(MT940EntryError) {
    let line = MT940Entry.line(bytes, bytes.trimmed(place))
    guard let day = MT940Date.day(bytes, at: line.lowerBound, before: line.upperBound) else { throw .date }
    let rest = line.lowerBound + 6
    let filler = (rest..<min(rest + 4, line.upperBound)).prefix { isDigit(bytes[$0]) || isBlank(bytes[$0]) }
    guard let mark = MT940Mark(bytes, at: rest + filler.count, before: line.upperBound) else { throw .mark }
    let start = (mark.end..<line.upperBound).first { !isBlank(bytes[$0]) } ?? line.upperBound
    hasMinus = start < line.upperBound && bytes[start] == UInt8(ascii: "-")
    guard
      let figure = MT940Figure(bytes, at: hasMinus ? start + 1 : start, before: line.upperBound, in: currency),
      let amount = mark.isDebit != hasMinus ? figure.amount.negated : figure.amount
    else { throw .amount }
    (self.day, isBeyondMonth) = day
    self.amount = amount
    isExpected = mark.isExpected
    references = MT940References(bytes, bytes.trimmed(figure.end..<line.upperBound))
    supplement = bytes.trimmed(line.upperBound..<place.upperBound)
  }
}

extension MT940Entry {
  /// The line with the amount. A file whose lines some program has broken may have the amount only in the second one.
  private static func line(_ bytes: ByteView, _ place: Range<Int>) -> Range<Int> {
    let first = place.lowerBound..<end(bytes, place)
    // A date or two and the mark.
    guard (7...14).contains(first.count), bytes[first.upperBound - 1..<first.upperBound].allSatisfy(isLetter),
      bytes.first(0x2C, in: first) == nil, first.upperBound < place.upperBound
    else { return first }
    let next = bytes.trimmed(first.upperBound..<place.upperBound)
    return place.lowerBound..<end(bytes, next)
  }

  private static func end(_ bytes: ByteView, _ place: Range<Int>) -> Int {
    bytes.first(0x0A, in: place) ?? bytes.first(0x0D, in: place) ?? place.upperBound
  }
}

/// The part of a `:61:` that cannot be read.
enum MT940EntryError: Error {
  case date, mark, amount, minus

  /// The second half of a sentence that begins with the transaction.
  var reason: String {
    switch self {
    case .date: "its date is impossible"
    case .mark: "it does not say whether it is debit or credit"
    case .amount: "its amount cannot be read"
    case .minus: "its amount has a minus beside the mark, and the balances do not show what it means"
    }
  }
}

/// The fields of a transaction, collected while they are read.
struct MT940Row {
  let start: Int
  /// The text of `:61:`.
  let entry: Range<Int>
  /// The text of the first `:86:`.
  private(set) var details: Range<Int>?
  /// The texts of further `:86:` fields, which few banks write.
  private(set) var moreDetails: [Range<Int>] = []
  /// The text of `:NS:`.
  private(set) var coded: Range<Int>?
  private(set) var end: Int

  /// A transaction that begins with a `:61:`.
  init(_ field: MT940Field) {
    (start, entry, end) = (field.start, field.value, field.value.upperBound)
  }

  /// Takes a field that describes the transaction.
  mutating func add(_ field: MT940Field) {
    end = field.value.upperBound
    switch field.tag {
    case .codedDetails: coded = field.value
    case .details where details == nil: details = field.value
    default: moreDetails.append(field.value)
    }
  }
}

/// An amount in MT940: digits and a comma, which may be the last character. Its sign is a separate mark.
struct MT940Figure {
  let amount: Amount
  /// The number of decimals written.
  let decimals: Int
  let end: Int

  /// Reads the amount at `place`; nil when there is none or it is too large.
  ///
  /// Dots before a comma are accepted if they separate groups of three digits. A lone dot is taken for the comma only
  /// if the currency's number of decimals follows, or fewer than that and than three; otherwise it could separate
  /// thousands.
  init?(_ bytes: ByteView, at place: Int, before limit: Int, in currency: Currency) {
    var (units, length, marks): (Int64, Int, MT940Marks) = (0, 0, MT940Marks())
    for byte in bytes[place..<limit] {
      if isDigit(byte) {
        let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int64(byte & 15))
        if isTooLarge || overflows { return nil }
        units = sum
        marks.addDigit()
      } else if !marks.consume(byte) {
        break
      }
      length += 1
    }
    guard let decimals = marks.decimals(in: currency),
      let amount = Amount(units: units, scale: decimals).canonical(in: currency)
    else { return nil }
    (self.amount, self.decimals, end) = (amount, decimals, place + length)
  }
}

/// The positions of the comma and dots in a figure, counted in digits.
private struct MT940Marks {
  private var digits = 0
  private var comma: Int?
  /// The digits since the last dot, and the number of dots.
  private var sinceDot = 0
  private var dots = 0
  /// Whether the dots so far separate groups of three digits.
  private var areGroups = true

  mutating func addDigit() { (digits, sinceDot) = (digits + 1, sinceDot + 1) }

  /// Takes a comma, or a dot before it; returns false at the end of the figure.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard comma == nil, byte == 0x2C || byte == 0x2E else { return false }
    if dots > 0 { areGroups = areGroups && sinceDot == 3 } else if byte == 0x2E { areGroups = (1...3).contains(digits) }
    if byte == 0x2C { comma = digits } else { (dots, sinceDot) = (dots + 1, 0) }
    return true
  }

  /// The number of decimals; nil when it is uncertain or the figure begins with neither a digit nor a comma.
  func decimals(in currency: Currency) -> Int? {
    let decimals =
      switch (comma, dots) {
      case (let comma?, _): digits - comma
      case (nil, 0): 0
      default: sinceDot
      }
    let isDecimal = decimals == currency.decimals || (1...2).contains(decimals) && decimals < currency.decimals
    let isCertain = comma == nil ? dots == 0 || dots == 1 && isDecimal : areGroups
    // A few programs leave out the zero before a comma: `C,50`.
    let isNumber = digits > decimals || (comma == 0 && decimals > 0)
    return isNumber && decimals <= 18 && isCertain ? decimals : nil
  }
}
