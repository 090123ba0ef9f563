import BankeyModel

/// Tells how the amounts of a file get their signs.
///
/// By the standard, amounts are signed. Some files do not follow it: in one without any minus, types that stand for
/// money out show that the types are the signs, and in some files of cards every type contradicts its sign. Without such
/// proof, amounts count as written.
struct OFXSigns {
  /// What the signs of a file mean.
  private enum Reading {
    case asWritten
    /// No amount has a sign, so the types give them.
    case ofTypes
    /// Every sign is the opposite of what it should be.
    case opposed
  }

  private let scan: OFXScan
  private let text: OFXText
  private var found: Reading?
  /// Whether an amount counts as written although its type may say otherwise.
  private(set) var areDoubtful = false

  /// Prepares to examine the rows that `scan` finds.
  init(_ scan: OFXScan, _ text: OFXText) {
    self.scan = scan
    self.text = text
  }

  /// Whether something else than the signs as written has given the sign of an amount.
  var haveCounted: Bool { found == .ofTypes || found == .opposed }

  /// Whether amounts count as written. Scans the file once.
  mutating func areAsWritten() -> Bool { reading() == .asWritten }

  /// The signed amount for an amount as written and its type; nil when neither tells the sign.
  mutating func signed(_ amount: Amount, type: String?, hasPlus: Bool, isCard: Bool) -> Amount? {
    switch reading() {
    case .asWritten: return amount
    case .opposed: return amount.negated
    case .ofTypes:
      guard let isOut = OFXDirection(type, isCard: isCard).isOut, !(isOut && hasPlus) else { return nil }
      return isOut ? amount.negated : amount
    }
  }

  private mutating func reading() -> Reading {
    if let found { return found }
    let counts = OFXSignCounts(scan, text)
    let reading: Reading = counts.areOpposed ? .opposed : counts.areMissing ? .ofTypes : .asWritten
    areDoubtful = counts.areDoubtful
    found = reading
    return reading
  }
}

/// How many rows agree with their types, and how many do not.
private struct OFXSignCounts {
  /// The number of rows after which a file that has a minus, but no types that tell, counts as written.
  private static let enough = 1000

  private var rows = 0
  private var hasMinus = false
  /// Whether a minus stands where the type says that money goes out.
  private var hasProperMinus = false
  /// The rows with and without a minus, by what their types say.
  private var incoming = (plus: 0, minus: 0)
  private var outgoing = (certain: 0, likely: 0)

  init(_ scan: OFXScan, _ text: OFXText) {
    var (row, isCard) = (OFXRow(isPending: false, start: 0), false)
    for token in scan where !isDecided {
      switch token.tag {
      case .cardStatement: isCard = token.kind == .open
      case .bankStatement, .investmentStatement: isCard = false
      case .transaction, .pendingTransaction: row = OFXRow(isPending: false, start: 0)
      case .type where row.type == nil: row.type = token.value
      case .amount where row.amount == nil: takeAmount(token.value, text, of: &row)
      default: continue
      }
      guard let type = row.type, let amount = row.amount else { continue }
      observe(text.figure(amount), OFXDirection(text.string(type), isCard: isCard))
      row = OFXRow(isPending: false, start: 0)
    }
  }

  private mutating func takeAmount(_ value: OFXValue, _ text: OFXText, of row: inout OFXRow) {
    row.amount = value
    hasMinus = hasMinus || OFXSignCounts.isNegative(text.figure(value))
    rows += 1
  }

  /// Whether the rest of the file cannot change that the amounts count as written.
  private var isDecided: Bool { hasProperMinus || (hasMinus && (incoming.plus > 0 || rows > OFXSignCounts.enough)) }

  private mutating func observe(_ figure: [UInt8], _ direction: OFXDirection) {
    guard figure.contains(where: { isDigit($0) && $0 != UInt8(ascii: "0") }) else { return }
    let isNegative = OFXSignCounts.isNegative(figure)
    switch direction {
    case .incoming: if isNegative { incoming.minus += 1 } else { incoming.plus += 1 }
    case .outgoing, .likelyOutgoing, .usuallyOutgoing: seeOutgoing(direction, isNegative)
    case .payment, .open: break
    }
  }

  private mutating func seeOutgoing(_ direction: OFXDirection, _ isNegative: Bool) {
    if isNegative { return hasProperMinus = true }
    if direction == .outgoing { outgoing.certain += 1 }
    if direction == .likelyOutgoing { outgoing.likely += 1 }
  }

  /// Whether the file has types for both directions, and each stands beside an amount with the sign of the other.
  var areOpposed: Bool {
    hasMinus && !hasProperMinus && incoming.plus == 0 && incoming.minus > 0 && outgoing.certain + outgoing.likely > 0
  }

  /// Whether no amount has a minus, although more than one row shows that money went out or that types tell both
  /// directions apart. One row alone may be a refund.
  var areMissing: Bool {
    !hasMinus && outgoing.certain > 0 && (outgoing.certain + outgoing.likely > 1 || incoming.plus > 0)
  }

  /// Whether a type says that money went out, but nothing else does.
  var areDoubtful: Bool { !hasMinus && !areMissing && outgoing.certain + outgoing.likely > 0 }

  /// Whether a figure has a minus sign, parentheses or a word such as `DR`.
  private static func isNegative(_ figure: [UInt8]) -> Bool {
    if figure.contains(where: { $0 == 0x2D || $0 == 0x28 || $0 == 0xE2 }) { return true }
    // Nearly no figure has a word beside it.
    return figure.contains(where: isLetter) && OFXFigures.written(figure.filter { !isBlank($0) })?.side == .debit
  }
}

/// What the type of a transaction says about the direction of its money.
private enum OFXDirection {
  case incoming
  /// Money out: a plus beside it is a contradiction.
  case outgoing
  /// Money out, unless it is the return of a fee or the deposit of a check.
  case likelyOutgoing
  /// Money out at most banks. By the standard the sign decides.
  case usuallyOutgoing
  /// A payment to the card from which it is read.
  case payment
  /// Either, as the sign says.
  case open

  init(_ type: String?, isCard: Bool) {
    let direction = type.flatMap { OFXDirection.all[$0.uppercased()] } ?? .open
    self = isCard && type?.uppercased() == "PAYMENT" ? .payment : direction
  }

  /// Whether money goes out, in a file whose amounts have no signs; nil when the type does not tell.
  var isOut: Bool? {
    switch self {
    case .incoming, .payment: false
    case .outgoing, .likelyOutgoing, .usuallyOutgoing: true
    case .open: nil
    }
  }

  private static let all: [String: OFXDirection] = [
    "CREDIT": .incoming, "DEP": .incoming, "DIRECTDEP": .incoming, "DIV": .incoming, "DEBIT": .outgoing,
    "DIRECTDEBIT": .outgoing, "REPEATPMT": .outgoing, "CASH": .outgoing, "PAYMENT": .likelyOutgoing,
    "CHECK": .likelyOutgoing, "FEE": .likelyOutgoing, "SRVCHG": .likelyOutgoing, "ATM": .usuallyOutgoing,
    "POS": .usuallyOutgoing,
  ]
}
