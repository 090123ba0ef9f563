import BankeyCore

/// What only the whole file can tell: the order of its dates, and its decimal mark.
///
/// A file is of one program, so that both are the same everywhere in it; nothing is decided line by line.
struct QIFSurvey {
  private(set) var order = QIFDateOrder.monthFirst
  private(set) var mark = DecimalMark.dot
  /// The first date that may be read in two ways, when no other one decides.
  private(set) var ambiguousDate: Range<Int>?

  private var canBeMonthFirst = true
  private var canBeDayFirst = true
  private var firstDate: Range<Int>?
  private var dotDecimals = false
  private var commaDecimals = false
  private var undecidedFigure: Range<Int>?

  /// Looks at all records.
  init(_ records: QIFRecords) throws(StatementFault) {
    var records = records
    while let (list, record) = try records.next() {
      guard case .transactions = list else { continue }
      if let date = record["D"] { see(date: date, records.bytes) }
      if let figure = record["T"] ?? record["U"] { see(figure: figure, records.bytes) }
    }
    try decide()
  }

  private mutating func see(date place: Range<Int>, _ bytes: ByteView) {
    guard let date = QIFDate(bytes[place]), date.order == nil else { return }
    let (month, day) = (date.day(.monthFirst), date.day(.dayFirst))
    if month == nil && day == nil { return }
    if month == nil { canBeMonthFirst = false }
    if day == nil { canBeDayFirst = false }
    if firstDate == nil, month != day { firstDate = place }
  }

  private mutating func see(figure place: Range<Int>, _ bytes: ByteView) {
    let marks = place.filter { bytes[$0] == dot || bytes[$0] == comma }
    guard let last = marks.last else { return }
    let decimals = ((last + 1)..<place.upperBound).prefix { isDigit(bytes[$0]) }.count
    let isRepeated = marks.count > 1 && marks.allSatisfy { bytes[$0] == bytes[last] }
    let isOther = marks.count > 1 && !isRepeated
    if isRepeated {
      if bytes[last] == dot { commaDecimals = true } else { dotDecimals = true }
    } else if isOther || decimals != 3 {
      if bytes[last] == dot { dotDecimals = true } else { commaDecimals = true }
    } else if undecidedFigure == nil {
      undecidedFigure = place
    }
  }

  private mutating func decide() throws(StatementFault) {
    if !canBeMonthFirst, !canBeDayFirst {
      throw StatementFault(
        "In some dates the month stands first, in others the day: they cannot be read.", at: firstDate?.lowerBound ?? 0)
    }
    order = canBeMonthFirst ? .monthFirst : .dayFirst
    if canBeMonthFirst, canBeDayFirst { ambiguousDate = firstDate }
    if dotDecimals, commaDecimals {
      throw StatementFault("Some amounts have a decimal point, others a decimal comma: they cannot be read.", at: 0)
    }
    if let figure = undecidedFigure, !dotDecimals, !commaDecimals {
      throw StatementFault(
        "Nothing in the file says whether three digits after a mark are thousands or decimals.", at: figure.lowerBound)
    }
    mark = commaDecimals ? .comma : .dot
  }
}

private let dot: UInt8 = 0x2E
private let comma: UInt8 = 0x2C
