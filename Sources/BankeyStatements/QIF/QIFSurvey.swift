import BankeyModel

/// What only the whole file can tell: the order of its dates, and its decimal mark.
struct QIFSurvey {
  private(set) var order = DateOrder.monthFirst
  private(set) var mark = DecimalMark.dot
  /// The first date that may be read in two ways, when no other one decides.
  private(set) var ambiguousDate: Range<Int>?

  private var dates = DateEvidence()
  private var marks = MarkEvidence()

  /// Looks at all records.
  init(_ records: QIFRecords) throws(ReadingError) {
    var records = records
    while let (list, record) = try records.next() {
      guard case .transactions = list else { continue }
      if let place = record["D"], let date = WrittenDate(records.bytes[place]) { dates.see(date, at: place) }
      if let place = record["T"] ?? record["U"] { marks.see(records.bytes[place], at: place.lowerBound) }
    }
    try decide()
  }

  private mutating func decide() throws(ReadingError) {
    if dates.isContradicting {
      throw ReadingError(
        "In some dates the month stands first, in others the day: they cannot be read.",
        at: dates.ambiguous?.lowerBound ?? 0)
    }
    order = dates.order ?? .monthFirst
    ambiguousDate = dates.order == nil ? dates.ambiguous : nil
    if marks.isContradicting {
      throw ReadingError("Some amounts have a decimal point, others a decimal comma: they cannot be read.", at: 0)
    }
    guard let mark = marks.mark else {
      throw ReadingError(
        "Nothing in the file says whether three digits after a mark are thousands or decimals.",
        at: marks.undecided ?? 0)
    }
    self.mark = mark
  }
}

/// What a record of an investment account does to its cash.
enum QIFAction {
  case into, outOf, asWritten, nothing

  /// The meaning of an action; nil when it is not known.
  init?(_ name: String) {
    switch name.lowercased() {
    case "sell", "shtsell", "div", "intinc", "cglong", "cgmid", "cgshort", "miscinc", "rtrncap", "xin", "contribx":
      self = .into
    case "buy", "cvrshrt", "margint", "miscexp", "xout", "withdrwx": self = .outOf
    case "cash", "": self = .asWritten
    // Their cash is another account's, or there is none.
    case let name where name.hasSuffix("x") || name.hasPrefix("reinv") || name.hasPrefix("shrs"): self = .nothing
    case "stksplit", "stksplt", "reminder", "grant", "vest", "expire", "exercise": self = .nothing
    default: return nil
    }
  }

  /// The change of the cash.
  func cash(_ amount: Amount) -> Amount? {
    switch self {
    case .into: amount.isNegative ? amount.negated : amount
    case .outOf: amount.isNegative ? amount : amount.negated
    case .asWritten: amount
    case .nothing: .zero
    }
  }
}

/// The signs of QIF: its first line that says anything begins with `!`.
enum QIFSign {
  /// Whether the file begins with a list of QIF. Empty lines and comments may stand before it.
  static func isFound(in bytes: ByteView) -> Bool {
    var lines = QIFLines(bytes)
    while let line = lines.next() {
      if line.isEmpty || bytes[line.lowerBound] == 0x23 { continue }
      return starts.contains { bytes.starts(with: $0, at: line.lowerBound) }
    }
    return false
  }

  private static let starts: [StaticString] = ["!Type:", "!Account", "!Option:", "!Clear:"]
}
