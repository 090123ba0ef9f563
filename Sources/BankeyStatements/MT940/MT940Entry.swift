import BankeyCore

/// A transaction as `:61:` has it: places in the file, no strings yet.
struct MT940Entry {
  /// The day of value.
  let day: Day
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
  init(_ bytes: ByteView, _ place: Range<Int>, in currency: Currency) throws(MT940EntryFault) {
    let line = place.lowerBound..<(bytes.first(0x0A, in: place) ?? bytes.first(0x0D, in: place) ?? place.upperBound)
    guard let day = MT940Date.day(bytes, at: line.lowerBound, before: line.upperBound) else { throw .date }
    let rest = line.lowerBound + 6
    let filler = (rest..<min(rest + 4, line.upperBound)).prefix { isDigit(bytes[$0]) || isBlank(bytes[$0]) }
    guard let mark = MT940Mark(bytes, at: rest + filler.count, before: line.upperBound) else { throw .mark }
    let digits = (mark.end..<line.upperBound).first { bytes[$0] != 0x20 } ?? line.upperBound
    guard let figure = MT940Figure(bytes, at: digits, before: line.upperBound, in: currency),
      let amount = mark.isDebit ? figure.amount.negated : figure.amount
    else { throw .amount }
    self.day = day
    self.amount = amount
    isExpected = mark.isExpected
    references = MT940References(bytes, bytes.trimmed(figure.end..<line.upperBound))
    supplement = bytes.trimmed(line.upperBound..<place.upperBound)
  }
}

/// What of a `:61:` cannot be read.
enum MT940EntryFault: Error {
  case date, mark, amount

  /// As the end of a sentence.
  var reason: String {
    switch self {
    case .date: "its date is impossible"
    case .mark: "it does not say whether it is debit or credit"
    case .amount: "its amount is not readable"
    }
  }
}
