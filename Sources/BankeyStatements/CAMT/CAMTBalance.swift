import BankeyCore

/// One `Bal`: what it is a balance of, and its figure.
struct CAMTBalance {
  /// What a code says.
  enum Kind {
    /// `OPBD`, `PRCD`: booked before the first entry.
    case opening
    /// `CLBD`, `ITBD`: booked.
    case booked
    /// `CLAV`, `ITAV`: what can be spent.
    case available
  }

  let kind: Kind
  let amount: Amount
  var currency: Currency
  let time: LocalTime?
  /// How much may be owed, where the bank says so.
  let limit: Amount?
  /// Of two with the same date the higher one counts: the end of a statement over the end of a page.
  let rank: Int

  /// What of it is kept: `OPBD`, `PRCD`, `CLBD`, `ITBD`, `CLAV` and `ITAV`.
  static func kind(of balance: CAMTElement) -> Kind? {
    switch code(of: balance) {
    case "OPBD", "PRCD": .opening
    case "CLBD", "ITBD": .booked
    case "CLAV", "ITAV": .available
    default: nil
    }
  }

  /// Reads a balance; nil when its figure or its sign cannot be read.
  init?(_ balance: CAMTElement, _ kind: Kind, in currency: Currency) {
    guard let isCredit = balance.isCredit,
      let amount = balance[.amount]?.amount(isCredit: isCredit, in: currency)
    else { return nil }
    self.kind = kind
    self.amount = amount
    self.currency = currency
    time = balance[.day]?.written?.date?.time
    limit = CAMTBalance.limit(of: balance, in: currency)
    rank = CAMTBalance.rank(of: balance)
  }

  /// Whether it counts, and not `other`.
  func isNotOlder(than other: CAMTBalance) -> Bool {
    let (day, otherDay) = (time?.day.number ?? .min, other.time?.day.number ?? .min)
    return day == otherDay ? rank >= other.rank : day > otherDay
  }

  private static func code(of balance: CAMTElement) -> String? {
    let type = balance[.type]
    return type?[.codeOrProprietary]?[.code]?.text ?? type?[.code]?.text
  }

  private static func limit(of balance: CAMTElement, in currency: Currency) -> Amount? {
    let line = balance[.creditLine]?[.amount]
    guard let line, line.currency ?? currency.code == currency.code else { return nil }
    return line.amount(isCredit: true, in: currency).flatMap { $0.units == 0 ? nil : $0 }
  }

  private static func rank(of balance: CAMTElement) -> Int {
    if balance[.type]?[.subtype]?[.code]?.text == "INTM" { return 0 }
    return code(of: balance)?.hasPrefix("IT") == true ? 1 : 2
  }
}
