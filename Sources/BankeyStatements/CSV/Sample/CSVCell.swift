import BankeyModel

/// A field of a row: its place without quotes and surrounding blanks.
struct CSVCell {
  /// The place of its text.
  var place: Range<Int>
  /// Whether it contains doubled quotes.
  var hasDoubledQuotes = false
  /// What it can be, for the fields of a sample; nil for all others.
  var kinds: CSVKinds?

  var isEmpty: Bool { place.isEmpty }
}

/// What a field can be. Every guess about a table asks this of every field, so a sample finds it out once.
struct CSVKinds: OptionSet {
  let rawValue: UInt8

  static let date = CSVKinds(rawValue: 1)
  /// A number that can be an amount.
  static let figure = CSVKinds(rawValue: 2)
  /// A figure with a sign, a mark or a currency.
  static let money = CSVKinds(rawValue: 4)
  /// With a minus sign or in parentheses.
  static let negative = CSVKinds(rawValue: 8)
  /// Without a digit other than 0.
  static let zero = CSVKinds(rawValue: 16)

  /// The kinds of a field that holds a figure, apart from that of a date.
  init(figure: UnsafeRawBufferPointer, _ currency: Currency?) {
    self = CSVFigure.hasMinus(figure) ? .negative : []
    if !figure.contains(where: { isDigit($0) && $0 != 0x30 }) { insert(.zero) }
    guard figure.contains(where: isDigit), (try? AmountParser.parse(utf8: figure)) != nil else { return }
    insert(.figure)
    if currency != nil || figure.contains(where: { "-+(.,".utf8.contains($0) }) { insert(.money) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension CSVText {
  /// What a field can be.
  func kinds(_ cell: CSVCell) -> CSVKinds {
    date(cell) == nil ? figureKinds(cell) : figureKinds(cell).union(.date)
  }

  /// The same without asking whether it is a date.
  func figureKinds(_ cell: CSVCell) -> CSVKinds {
    CSVFigure.with(self, cell) { CSVKinds(figure: $0, $1) } ?? []
  }
}

extension CSVSample {
  func isDate(_ cell: CSVCell) -> Bool { cell.kinds?.contains(.date) ?? (text.date(cell) != nil) }

  /// Whether a field is a number that can be an amount.
  func isFigure(_ cell: CSVCell) -> Bool { figureKinds(cell).contains(.figure) }

  /// Whether the figure in a field is negative.
  func isNegative(_ cell: CSVCell) -> Bool { figureKinds(cell).contains(.negative) }

  /// Whether the figure in a field is zero.
  func isZero(_ cell: CSVCell) -> Bool { figureKinds(cell).contains(.zero) }

  /// Whether a field can be an amount of money: a figure with a sign, one or two decimals, or a currency.
  func isMoney(_ cell: CSVCell) -> Bool { figureKinds(cell).contains(.money) }

  /// Whether a field is an amount with a mark, unlike the number of an account with a sign.
  func isDecimal(_ cell: CSVCell) -> Bool {
    isMoney(cell) && text.bytes[cell.place].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
  }

  private func figureKinds(_ cell: CSVCell) -> CSVKinds { cell.kinds ?? text.figureKinds(cell) }
}
