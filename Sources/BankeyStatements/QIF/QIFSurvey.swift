import BankeyModel

/// Facts that only the whole file can tell: the order of its dates and its decimal mark.
struct QIFSurvey {
  private(set) var order = DateOrder.monthFirst
  private(set) var mark = DecimalMark.dot
  /// The reason for the chosen order if no date proves it, and the first ambiguous date.
  private(set) var guess: (reason: String, date: Range<Int>)?

  private var dates = DateEvidence(neverYearFirst: true)
  private var marks = MarkEvidence()
  /// The currency that stands beside amounts; nil when none does.
  private(set) var currency: Currency?
  private var hasSeveralCurrencies = false
  /// The first figure whose mark can be read in two ways.
  private var openFigure: Range<Int>?
  /// Whether some date has a month and day of one digit without leading zeros, as in America, and whether some date has
  /// a leading zero.
  private var (isShort, hasZero) = (false, false)

  /// Reads all records. The profile decides only what they leave open.
  init(_ whole: QIFRecords, _ profile: CSVProfile?) throws(ReadingError) {
    var records = whole
    while let (list, record) = try records.next() {
      guard case .transactions = list else { continue }
      if let place = record["D"], let date = records.date(place) {
        dates.see(date, at: place)
        observe(form: records.bytes[place])
      }
      observe(record["^"].flatMap { Currency(code: records.bytes[$0]) })
      if let place = record["T"] ?? record["U"] {
        observe(QIFFigure(records.bytes[place]), at: place.lowerBound)
        if openFigure == nil, marks.undecided == place.lowerBound { openFigure = place }
        if hasSeveralCurrencies {
          throw ReadingError(
            "The amounts are in more than one currency. Save each currency as its own file.", at: place.lowerBound)
        }
      }
    }
    mark = try decidedMark(orElse: profile, whole)
    order = try decidedOrder(orElse: records.declared ?? profile?.dates, profile, whole)
  }

  private mutating func observe(_ figure: QIFFigure, at place: Int) {
    figure.digits.withUnsafeBytes { marks.see($0, at: place) }
    observe(figure.currency)
  }

  private mutating func observe(_ other: Currency?) {
    guard let other else { return }
    hasSeveralCurrencies = hasSeveralCurrencies || currency.map { $0 != other } ?? false
    currency = other
  }

  /// Notes whether numbers of one digit have a leading zero.
  private mutating func observe(form date: UnsafeRawBufferPointer) {
    let numbers = date.split { !isDigit($0) }.prefix(2)
    if numbers.contains(where: { $0.count == 2 && $0.first == 0x30 }) { hasZero = true }
    if numbers.count == 2, numbers.allSatisfy({ $0.count == 1 }) { isShort = true }
  }

  private mutating func decidedOrder(
    orElse told: DateOrder?, _ profile: CSVProfile?, _ records: QIFRecords
  ) throws(ReadingError) -> DateOrder {
    let place = dates.ambiguous ?? 0..<0
    if dates.isContradicting {
      throw ReadingError(
        "Some dates have the month first and others the day, so bankey cannot read them.", at: place.lowerBound)
    }
    if let order = dates.order ?? told { return order }
    guard let (order, reason) = likelyOrder else {
      let date = Quotation.of(String(decoding: records.bytes[place], as: UTF8.self))
      throw ReadingError(
        "Dates like \(date) can have the day or the month first, and the file does not show which. "
          + "To answer, run bankey import --preview FILE. In scripts, set it in the config: [csv.NAME] with match = "
          + "\"!Type\" and dates = \"day-first\" or dates = \"month-first\".", at: place.lowerBound,
        asking: QIFQuestion(records: records, known: profile, mark: mark).dates(at: place))
    }
    guess = (reason, place)
    return order
  }

  private var likelyOrder: (DateOrder, reason: String)? {
    if let order = dates.sortedOrder { return (order, "the rows are in date order only that way") }
    if mark == .comma { return (.dayFirst, "no country with a decimal comma writes the month first") }
    if isShort, !hasZero {
      return (.monthFirst, "programs that write days and months without a leading zero are American")
    }
    return nil
  }

  private func decidedMark(
    orElse profile: CSVProfile?, _ records: QIFRecords
  ) throws(ReadingError) -> DecimalMark {
    if marks.isContradicting {
      throw ReadingError(
        "Some amounts have a decimal point and others a decimal comma, so bankey cannot read them.",
        at: max(marks.dot ?? 0, marks.comma ?? 0))
    }
    guard let mark = marks.mark ?? profile?.decimals else {
      throw ReadingError(
        "The file does not show whether three digits after a mark are thousands or decimals. "
          + "To answer, run bankey import --preview FILE. In scripts, set it in the config: [csv.NAME] with match = "
          + "\"!Type\" and decimal_mark = \".\" or decimal_mark = \",\".", at: marks.undecided ?? 0,
        asking: openFigure.map { QIFQuestion(records: records, known: profile).decimals(at: $0) })
    }
    return mark
  }
}

extension Currency {
  /// The currency with the code of ISO 4217 in `bytes`; nil when they are something else.
  fileprivate init?(code bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 3, bytes.allSatisfy(isLetter) else { return nil }
    self.init(code: String(decoding: bytes, as: UTF8.self))
    if !isISO { return nil }
  }
}

/// The effect of an investment record on the account's cash.
enum QIFAction {
  case into, outOf, asWritten, nothing

  /// The effect of an action; nil when it is unknown.
  init?(_ name: String) {
    switch name.lowercased() {
    case "sell", "shtsell", "div", "intinc", "cglong", "cgmid", "cgshort", "miscinc", "rtrncap", "xin", "contribx":
      self = .into
    case "buy", "cvrshrt", "margint", "miscexp", "xout", "withdrwx": self = .outOf
    case "cash", "": self = .asWritten
    // Their cash belongs to another account, or there is none.
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
