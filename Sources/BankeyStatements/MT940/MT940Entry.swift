import BankeyModel

/// A transaction as `:61:` has it: places in the file, no strings yet.
struct MT940Entry {
  /// The day of value.
  let day: Day
  /// Whether the month of the day that was written is shorter.
  let isBeyondMonth: Bool
  /// How much, signed.
  let amount: Amount
  /// Whether the bank only expects it.
  let isExpected: Bool
  /// The type, the references and what else stands in the first line.
  let references: MT940References
  /// The lines after the first.
  let supplement: Range<Int>

  /// Reads the text of a `:61:`.
  ///
  /// The day of entry may be missing, or blank, and is read over: four digits that say nothing of their year.
  init(_ bytes: ByteView, _ place: Range<Int>, in currency: Currency) throws(MT940EntryError) {
    let line = place.lowerBound..<(bytes.first(0x0A, in: place) ?? bytes.first(0x0D, in: place) ?? place.upperBound)
    guard let day = MT940Date.day(bytes, at: line.lowerBound, before: line.upperBound) else { throw .date }
    let rest = line.lowerBound + 6
    let filler = (rest..<min(rest + 4, line.upperBound)).prefix { isDigit(bytes[$0]) || isBlank(bytes[$0]) }
    guard let mark = MT940Mark(bytes, at: rest + filler.count, before: line.upperBound) else { throw .mark }
    let digits = (mark.end..<line.upperBound).first { bytes[$0] != 0x20 } ?? line.upperBound
    guard let figure = MT940Figure(bytes, at: digits, before: line.upperBound, in: currency),
      let amount = mark.isDebit ? figure.amount.negated : figure.amount
    else { throw .amount }
    (self.day, isBeyondMonth) = day
    self.amount = amount
    isExpected = mark.isExpected
    references = MT940References(bytes, bytes.trimmed(figure.end..<line.upperBound))
    supplement = bytes.trimmed(line.upperBound..<place.upperBound)
  }
}

/// What of a `:61:` cannot be read.
enum MT940EntryError: Error {
  case date, mark, amount

  /// As the end of a sentence.
  var reason: String {
    switch self {
    case .date: "its date is impossible"
    case .mark: "it does not say whether it is debit or credit"
    case .amount: "its amount cannot be read"
    }
  }
}

/// A transaction while its fields are read.
struct MT940Row {
  /// Where it begins.
  let start: Int
  /// The text of its `:61:`.
  let entry: Range<Int>
  /// The text of its first `:86:`.
  private(set) var details: Range<Int>?
  /// The texts of the others, which few banks write.
  private(set) var moreDetails: [Range<Int>] = []
  /// The text of its `:NS:`.
  private(set) var coded: Range<Int>?
  /// Where it ends.
  private(set) var end: Int

  /// A transaction that begins with a `:61:`.
  init(_ field: MT940Field) {
    (start, entry, end) = (field.start, field.value, field.value.upperBound)
  }

  /// Takes what is said of it.
  mutating func take(_ field: MT940Field) {
    end = field.value.upperBound
    switch field.tag {
    case .codedDetails: coded = field.value
    case .details where details == nil: details = field.value
    default: moreDetails.append(field.value)
    }
  }
}

/// An amount of MT940: digits and a comma, which may be the last character. It has no sign: that stands apart.
struct MT940Figure {
  /// How much.
  let amount: Amount
  /// How many decimals are written.
  let decimals: Int
  /// Where it ends.
  let end: Int

  /// Reads the amount at `place`; nil when there is none, or it does not fit.
  ///
  /// Dots before a comma are read where they part groups of three digits. A dot alone is taken for the comma where exactly the decimals of the
  /// currency follow it: otherwise it could mean thousands.
  init?(_ bytes: ByteView, at place: Int, before limit: Int, in currency: Currency) {
    var (units, length, marks): (Int64, Int, MT940Marks) = (0, 0, MT940Marks())
    for byte in bytes[place..<limit] {
      if isDigit(byte) {
        let (product, isTooLarge) = units.multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int64(byte & 15))
        if isTooLarge || overflows { return nil }
        units = sum
        marks.addDigit()
      } else if !marks.take(byte) {
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

/// Where the comma and the dots of a figure stand, counted in digits.
private struct MT940Marks {
  private var digits = 0
  private var comma: Int?
  /// How many digits stand since the last dot, and how many dots there are.
  private var sinceDot = 0
  private var dots = 0
  /// Whether the dots so far part groups of three digits.
  private var areGroups = true

  mutating func addDigit() { (digits, sinceDot) = (digits + 1, sinceDot + 1) }

  /// Takes a comma, or a dot before it; false for what ends the figure.
  mutating func take(_ byte: UInt8) -> Bool {
    guard comma == nil, byte == 0x2C || byte == 0x2E else { return false }
    if dots > 0 { areGroups = areGroups && sinceDot == 3 } else if byte == 0x2E { areGroups = (1...3).contains(digits) }
    if byte == 0x2C { comma = digits } else { (dots, sinceDot) = (dots + 1, 0) }
    return true
  }

  /// How many decimals the figure has; nil when nothing is certain, or it does not begin with a digit.
  func decimals(in currency: Currency) -> Int? {
    let decimals =
      switch (comma, dots) {
      case (let comma?, _): digits - comma
      case (nil, 0): 0
      default: sinceDot
      }
    let isCertain = comma == nil ? dots == 0 || dots == 1 && decimals == currency.decimals : areGroups
    return digits > decimals && decimals <= 18 && isCertain ? decimals : nil
  }
}
