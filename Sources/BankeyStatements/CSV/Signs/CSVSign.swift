import BankeyModel

/// The rule by which the figure of a row becomes money in or money out.
enum CSVSign: Hashable, CaseIterable {
  /// Money in is positive, as written.
  case asWritten
  /// Money out is positive.
  case reversed
  /// Money in has a plus sign or a word for credit after the figure; money out is bare.
  case markedIn
  /// A word beside the figure decides; the figure's sign is ignored.
  case byWord
  /// A word decides, and a minus sign reverses it.
  case byWordAndSign
  /// Two columns: money out and money in.
  case sides
  /// Two columns, and money out has a minus sign.
  case signedSides
  /// Two columns whose figures are magnitudes; their signs are ignored.
  case sizedSides
  /// Two columns, and money in is in the one called debit, as in a company's books.
  case swappedSides
}

/// The columns of the money in a row, and how they become an amount.
struct CSVMoney: Equatable {
  var amount: Int?
  var debit: Int?
  var credit: Int?
  var direction: Int?
  /// The column with the amount of rows that are only reserved, and have none in the other.
  var held: Int?
  /// The column of fees that were charged in addition to the amount.
  var fee: Int?
  var sign = CSVSign.asWritten
  /// The unit of the figures when it is smaller than the currency's.
  var smallUnit: CSVSmallUnit?
  /// The places of the rows with the opposite sign.
  var flippedRows: Set<Int> = []
  /// The meanings of the words in the direction column.
  var words = CSVDirectionWords()

  /// The columns of figures.
  var columns: [Int] { [amount, debit, credit].compactMap(\.self) }

  /// The side that a column of a pair holds.
  func side(of column: Int) -> CSVDirection? { column == debit ? .outOf : column == credit ? .into : nil }

  /// Whether the same columns are read by the same rule.
  func isRead(like other: CSVMoney) -> Bool {
    sign == other.sign && direction == other.direction && columns == other.columns
  }

  /// Whether a row has an amount.
  func stands(in row: CSVRow, _ text: CSVText) -> Bool {
    cell(row, text) != nil || CSVMoney.cell(row[debit], text) != nil
      || CSVMoney.cell(row[credit], text) != nil || (amount == nil && CSVMoney.cell(row[fee], text) != nil)
  }

  /// Whether the word of a row says that money went neither in nor out, as with a transfer within a wallet.
  func isNeither(_ row: CSVRow, _ text: CSVText) -> Bool {
    guard sign == .byWord || sign == .byWordAndSign, let cell = row[direction], words.meaning(cell, text) == nil
    else { return false }
    return text.string(cell).map(CSVDirectionWords.isNeither) ?? false
  }

  /// The signed amount of a row.
  func amount(
    _ row: CSVRow, _ text: CSVText, _ mark: DecimalMark, in currency: Currency
  ) throws(CSVRowError) -> Amount {
    let written = try figure(row, text, mark, in: currency)
    let amount = try smallUnit.map { unit throws(CSVRowError) in try unit.amount(written, currency) } ?? written
    return !flippedRows.isEmpty && flippedRows.contains(row.place.lowerBound) ? try CSVMoney.negated(amount) : amount
  }

  private func figure(
    _ row: CSVRow, _ text: CSVText, _ mark: DecimalMark, in currency: Currency
  ) throws(CSVRowError) -> Amount {
    guard amount != nil else {
      return try subtractingFee(row, sides(row, text, mark, in: currency), text, mark, currency)
    }
    guard let cell = cell(row, text) else { throw .noAmount }
    let figure = try subtractingFee(row, CSVMoney.figure(cell, text, mark, currency), text, mark, currency)
    switch sign {
    case .reversed: return try CSVMoney.negated(figure)
    case .markedIn: return CSVMoney.isMarked(cell, text) ? figure : try CSVMoney.negated(figure)
    case .byWord: return try isOutgoing(row, text) == figure.isNegative ? figure : CSVMoney.negated(figure)
    case .byWordAndSign: return try isOutgoing(row, text) ? CSVMoney.negated(figure) : figure
    default: return figure
    }
  }

  /// The amount minus the fee, which is money out whatever its sign.
  private func subtractingFee(
    _ row: CSVRow, _ amount: Amount, _ text: CSVText, _ mark: DecimalMark, _ currency: Currency
  ) throws(CSVRowError) -> Amount {
    guard let fee, let cell = CSVMoney.cell(row[fee], text) else { return amount }
    let figure = try CSVMoney.figure(cell, text, mark, currency)
    let cost = figure.isNegative ? figure : try CSVMoney.negated(figure)
    guard let sum = amount.adding(cost) else { throw .amount }
    return sum
  }

  /// The field of a row's amount, or else that of its reservation.
  private func cell(_ row: CSVRow, _ text: CSVText) -> CSVCell? {
    CSVMoney.cell(row[amount], text) ?? CSVMoney.cell(row[held], text)
  }

  /// The field if it holds a figure and not a dash for none.
  private static func cell(_ cell: CSVCell?, _ text: CSVText) -> CSVCell? {
    guard let cell, isDigit(text.bytes[cell.place.upperBound - 1]) || !CSVFigure.isNothing(text, cell) else {
      return nil
    }
    return cell
  }

  private static func isMarked(_ cell: CSVCell, _ text: CSVText) -> Bool {
    CSVFigure.with(text, cell) { figure, _ in figure.contains(0x2B) } ?? false
  }

  /// Whether the word of a row means money out.
  private func isOutgoing(_ row: CSVRow, _ text: CSVText) throws(CSVRowError) -> Bool {
    let meaning = row[direction].map { words.meaning($0, text) } ?? words.none
    guard let meaning else { throw .direction }
    return meaning == .outOf
  }

  /// The amount of two columns, one of which may be zero.
  private func sides(
    _ row: CSVRow, _ text: CSVText, _ mark: DecimalMark, in currency: Currency
  ) throws(CSVRowError) -> Amount {
    let (out, into) = sign == .swappedSides ? (credit, debit) : (debit, credit)
    let spent = try CSVMoney.cell(row[out], text).map { (cell) throws(CSVRowError) in
      try CSVMoney.figure(cell, text, mark, currency)
    }
    let got = try CSVMoney.cell(row[into], text).map { (cell) throws(CSVRowError) in
      try CSVMoney.figure(cell, text, mark, currency)
    }
    switch (spent, got) {
    case (nil, nil):
      // The row is only a fee.
      guard fee != nil, CSVMoney.cell(row[fee], text) != nil else { throw .noAmount }
      return .zero
    case (let spent?, let got) where got == nil || got == .zero:
      return sign == .signedSides || (sign == .sizedSides && spent.isNegative) ? spent : try CSVMoney.negated(spent)
    case (let spent, let got?) where spent == nil || spent == .zero:
      return sign == .sizedSides && got.isNegative ? try CSVMoney.negated(got) : got
    default: throw .twoAmounts
    }
  }

  private static func figure(
    _ cell: CSVCell, _ text: CSVText, _ mark: DecimalMark, _ currency: Currency
  ) throws(CSVRowError) -> Amount {
    guard let amount = CSVFigure.amount(text, cell, mark, in: currency) else { throw .amount }
    return amount
  }

  private static func negated(_ amount: Amount) throws(CSVRowError) -> Amount {
    guard let other = amount.negated else { throw .amount }
    return other
  }
}

/// A unit of figures that is smaller than the currency's.
enum CSVSmallUnit {
  /// Hundredths, by their name: cents, pence, øre.
  case hundredths
  /// The smallest unit of the currency, as payment services write amounts: a yen, a thousandth of a dinar.
  case minorUnits

  /// A whole number of these units as an amount of the currency.
  func amount(_ count: Amount, _ currency: Currency) throws(CSVRowError) -> Amount {
    let whole = count.dropping(zerosBeyond: 0)
    let scale = self == .hundredths ? 2 : currency.decimals
    guard whole.scale == 0, let amount = Amount(units: whole.units, scale: scale).canonical(in: currency) else {
      throw .amount
    }
    return amount
  }
}

/// The meanings of words in the direction column: known ones, and those that the user, the balances or the other words
/// determine.
struct CSVDirectionWords: Equatable {
  /// Words whose meaning was determined, folded.
  private(set) var found: [String: CSVDirection] = [:]
  /// The meaning of a row without a word, if only one side has words; nil if every row needs one.
  var none: CSVDirection?

  mutating func set(_ word: String, _ meaning: CSVDirection) { found[CSVDirectionWords.key(word)] = meaning }

  /// The meaning of a word; nil when it is unknown.
  func meaning(_ word: String) -> CSVDirection? {
    if let meaning = found[CSVDirectionWords.key(word)] ?? CSVWords.direction(word) { return meaning }
    // The same word in two languages: `贷 Cr`.
    let parts = word.split(whereSeparator: \.isWhitespace).map { CSVWords.direction(String($0)) }
    guard parts.count == 2, let first = parts[0], parts[1] == first else { return nil }
    return first
  }

  /// The meaning of a field. Most tables write a single letter, which is looked up without creating a string.
  func meaning(_ cell: CSVCell, _ text: CSVText) -> CSVDirection? {
    if found.isEmpty, cell.place.count == 1, text.bytes[cell.place.lowerBound] < 0x80 {
      return CSVDirectionWords.letters[Int(text.bytes[cell.place.lowerBound])]
    }
    return text.string(cell).flatMap(meaning)
  }

  /// Whether a word means neither direction.
  static func isNeither(_ word: String) -> Bool { ["/", "不计收支"].contains(word) }

  private static func key(_ word: String) -> String {
    let key = WordFolding.folded(word)
    return key.isEmpty ? word : key
  }

  private static let letters: [CSVDirection?] = (0..<0x80).map { byte in
    CSVWords.direction(String(Unicode.Scalar(UInt8(byte))))
  }
}
