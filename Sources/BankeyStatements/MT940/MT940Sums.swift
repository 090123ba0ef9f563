import BankeyModel

/// The number and the sum of the debits and credits of a statement.
struct MT940Sums {
  /// The transactions of one direction. The sum is nil after an overflow.
  struct Side {
    var number = 0
    var sum: Amount? = .zero
  }

  private(set) var debits = Side()
  private(set) var credits = Side()
  /// Whether a transaction is only expected, which the bank may count or not.
  private(set) var hasExpected = false

  mutating func count(_ entry: MT940Entry) {
    hasExpected = hasExpected || entry.isExpected
    if entry.amount.isNegative {
      MT940Sums.add(entry.amount, to: &debits)
    } else {
      MT940Sums.add(entry.amount, to: &credits)
    }
  }

  private static func add(_ amount: Amount, to side: inout Side) {
    side.number += 1
    side.sum = side.sum.flatMap { $0.adding(amount) }
  }
}

extension MT940Reader {
  /// Compares `:90D:` or `:90C:`, the number and the sum at the end of an interim report, with what was read.
  mutating func takeSummary(_ field: MT940Field) {
    statement?.isEnded = true
    let digits = field.value.prefix { isDigit(text.bytes[$0]) }
    guard let statement, !statement.sums.hasExpected, let isDebit = isDebit(field),
      let number = Int(String(decoding: text.bytes[digits.startIndex..<digits.endIndex], as: UTF8.self))
    else { return }
    let side = isDebit ? statement.sums.debits : statement.sums.credits
    if number != side.number {
      let words =
        isDebit
        ? "The bank counts \(number) debits here, and bankey \(side.number)."
        : "The bank counts \(number) credits here, and bankey \(side.number)."
      return note(words, at: field.start)
    }
    let place = min(digits.endIndex + 3, field.value.upperBound)
    let figure = MT940Figure(text.bytes, at: place, before: field.value.upperBound, in: statement.unit)
    guard let sum = figure?.amount, let own = isDebit ? side.sum?.negated : side.sum, sum != own else { return }
    note("The bank's sum is \(sum) here, and bankey's is \(own).", at: field.start)
  }

  /// Whether the field is that of the debits; nil when its tag does not say.
  private func isDebit(_ field: MT940Field) -> Bool? {
    switch text.bytes[field.start + 3] {
    case UInt8(ascii: "D"): true
    case UInt8(ascii: "C"): false
    default: nil
    }
  }

  /// Whether the statement's balances prove that a minus beside the mark turns the amount around. The same sign twice
  /// could also mean it once.
  mutating func isMinusProved() -> Bool {
    if let known = statement?.isMinusProved { return known }
    let isProved = closesWithMinus()
    statement?.isMinusProved = isProved
    return isProved
  }

  private func closesWithMinus() -> Bool {
    guard let statement, var ahead = statement.entries, var sum = statement.opening else { return false }
    while let field = try? ahead.next() {
      switch field.tag {
      case .entry:
        guard let entry = try? MT940Entry(text.bytes, field.value, in: statement.unit),
          let next = sum.adding(entry.amount)
        else { return false }
        sum = next
      case .closing: return MT940Balance(text.bytes, field.value, in: statement.unit)?.amount == sum
      case .details, .codedDetails, .other: continue
      default: return false
      }
    }
    return false
  }
}
