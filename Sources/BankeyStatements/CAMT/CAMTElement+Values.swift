import BankeyCore

extension CAMTElement {
  /// Which element it is.
  var tag: CAMTTag { tree.nodes[index].tag }

  /// Its text as a date; nil when there is no such day.
  var date: CAMTDate? { withBytes { CAMTDate($0) } }

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
    let figure = withBytes { bytes in
      bytes.allSatisfy { isDigit($0) || $0 == 0x2E }
        ? try? AmountParser.parse(utf8: bytes, mark: .dot, in: currency) : nil
    }
    return isCredit ? figure : figure?.negated
  }
}
