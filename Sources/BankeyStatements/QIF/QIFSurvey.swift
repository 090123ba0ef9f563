import BankeyCore

/// What only the whole file can tell: the order of its dates, and its decimal mark.
struct QIFSurvey {
  private(set) var order = DateOrder.monthFirst
  private(set) var mark = DecimalMark.dot
  /// The first date that may be read in two ways, when no other one decides.
  private(set) var ambiguousDate: Range<Int>?

  private var dates = DateEvidence()
  private var marks = MarkEvidence()

  /// Looks at all records.
  init(_ records: QIFRecords) throws(StatementFault) {
    var records = records
    while let (list, record) = try records.next() {
      guard case .transactions = list else { continue }
      if let place = record["D"], let date = WrittenDate(records.bytes[place]) { dates.see(date, at: place) }
      if let place = record["T"] ?? record["U"] { marks.see(records.bytes[place], at: place.lowerBound) }
    }
    try decide()
  }

  private mutating func decide() throws(StatementFault) {
    if dates.isContradicting {
      throw StatementFault(
        "In some dates the month stands first, in others the day: they cannot be read.",
        at: dates.ambiguous?.lowerBound ?? 0)
    }
    order = dates.order ?? .monthFirst
    ambiguousDate = dates.order == nil ? dates.ambiguous : nil
    if marks.isContradicting {
      throw StatementFault("Some amounts have a decimal point, others a decimal comma: they cannot be read.", at: 0)
    }
    guard let mark = marks.mark else {
      throw StatementFault(
        "Nothing in the file says whether three digits after a mark are thousands or decimals.",
        at: marks.undecided ?? 0)
    }
    self.mark = mark
  }
}
