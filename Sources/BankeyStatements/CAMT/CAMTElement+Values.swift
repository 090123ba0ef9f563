import BankeyCore

extension CAMTElement {
  /// Which element it is.
  var tag: CAMTTag { tree.nodes[index].tag }

  /// The date in the element with that tag.
  func date(_ tag: CAMTTag) -> CAMTDate? { self[tag].flatMap { CAMTDate($0.bytes) } }

  /// The element that holds a date, where either `Dt` or `DtTm` does.
  var written: CAMTElement? { self[.day] ?? self[.time] }

  /// Whether `CdtDbtInd` says that money came in; nil when it says nothing.
  var isCredit: Bool? {
    switch self[.sign]?.text {
    case "CRDT": true
    case "DBIT": false
    default: nil
    }
  }

  /// The figure that is written here, with the sign that stands beside it; nil when it cannot be read with certainty.
  ///
  /// XML has digits and a dot: a sign of its own, a comma or a blank would only be guessed at.
  func amount(isCredit: Bool, in currency: Currency) -> Amount? {
    let bytes = bytes
    guard bytes.allSatisfy({ isDigit($0) || $0 == 0x2E }) else { return nil }
    let figure = bytes.withUnsafeBytes { try? AmountParser.parse(utf8: $0, mark: .dot, in: currency) }
    return isCredit ? figure : figure?.negated
  }
}
