import BankeyModel

/// Reads the amounts of a file: their decimal mark may be a dot or a comma, and thousands may be grouped.
///
/// By the standard a single mark is decimal. Banks that group thousands do not follow it, which shows in other amounts
/// of the file.
struct OFXFigures {
  private let scan: OFXScan
  private let text: OFXText
  private var evidence: MarkEvidence?
  /// The mark that groups thousands in a currency without decimals, once it was looked for.
  private var group: DecimalMark??

  /// Prepares to examine the amounts that `scan` finds.
  init(_ scan: OFXScan, _ text: OFXText) {
    self.scan = scan
    self.text = text
  }

  /// The exact amount; nil when it cannot be read with certainty.
  mutating func amount(_ written: [UInt8], in currency: Currency) -> Amount? {
    guard let figure = OFXFigures.plain(written, in: currency) else { return nil }
    guard let mark = OFXFigures.openMark(of: figure), currency.decimals != 3 else {
      return try? AmountParser.parse(utf8: figure, in: currency)
    }
    guard let mark = decimalMark(instead: mark, of: figure, in: currency) else { return nil }
    return try? AmountParser.parse(utf8: figure, mark: mark, in: currency)
  }

  /// A figure without what some banks write beside it: `-R$ 9,00`, `10.00 EUR`, `5.00DR`. Nil when that is another
  /// currency than the statement's.
  static func plain(_ figure: [UInt8], in currency: Currency) -> [UInt8]? {
    guard let written = written(figure) else { return figure }
    let isNamed = written.currency.map { $0 == currency || currency.isUnknown }
    let isOwn = isNamed ?? (!written.hasOpenSign || (figure.contains(UInt8(ascii: "$")) && currency.hasDollarSign))
    return isOwn ? written.figure : nil
  }

  /// A figure with a word or a sign beside it; nil when there is none, or it is unknown.
  static func written(_ figure: [UInt8]) -> WrittenFigure? {
    guard figure.contains(where: { isLetter($0) || $0 == UInt8(ascii: "$") || $0 >= 0x80 }) else { return nil }
    return figure.withUnsafeBytes { WrittenFigure($0) }
  }

  /// The decimal mark for a figure whose only mark may be decimal or group thousands: the one that other amounts show.
  /// Otherwise a dot is decimal, by the standard; a comma is uncertain, because American banks group with it. Neither
  /// can be decimal if the currency has no decimals and the digits behind it are not zeros.
  private mutating func decimalMark(
    instead mark: DecimalMark, of figure: [UInt8], in currency: Currency
  ) -> DecimalMark? {
    if let shown = shown() { return shown }
    // Three decimals that are not all zero in another amount show what the mark means.
    if currency.decimals == 0, let mark = grouping() { return mark == .dot ? .comma : .dot }
    guard currency.decimals == 0 else { return mark == .dot ? .dot : nil }
    let isWhole = figure.suffix(3).allSatisfy { $0 == UInt8(ascii: "0") }
    return isWhole ? nil : mark == .dot ? .comma : .dot
  }

  /// The mark in `1,234`: one, followed by the last three digits, after one to three digits without a leading zero.
  private static func openMark(of figure: [UInt8]) -> DecimalMark? {
    guard let place = figure.firstIndex(where: isMark) else { return nil }
    let (whole, rest) = (figure[..<place].filter(isDigit), figure[(place + 1)...])
    guard rest.count == 3, rest.allSatisfy(isDigit), (1...3).contains(whole.count), whole.first != 0x30 else {
      return nil
    }
    return figure[place] == 0x2C ? .comma : .dot
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x2E }

  /// The decimal mark that the amounts of the whole file show; nil when none does, or they contradict each other.
  /// Scans the file once.
  private mutating func shown() -> DecimalMark? {
    let evidence = evidence ?? seen()
    self.evidence = evidence
    return evidence.shown
  }

  /// The mark before three digits that cannot be decimals, because they are not all zero, in a currency that has none.
  /// Scans the file once.
  private mutating func grouping() -> DecimalMark? {
    let mark = group ?? seenGroup()
    group = mark
    return mark
  }

  private func seenGroup() -> DecimalMark? {
    for token in scan where token.tag == .amount {
      let figure = bare(token.value)
      if let mark = OFXFigures.openMark(of: figure), figure.suffix(3).contains(where: { $0 != 0x30 }) { return mark }
    }
    return nil
  }

  private func seen() -> MarkEvidence {
    var evidence = MarkEvidence()
    for token in scan where token.tag == .amount || token.tag == .balance {
      bare(token.value).withUnsafeBytes { evidence.see($0, at: token.place.lowerBound) }
    }
    return evidence
  }

  /// A figure without what stands beside it.
  private func bare(_ value: OFXValue) -> [UInt8] {
    let text = Array(text.figure(value).prefix(64))
    return OFXFigures.written(text)?.figure ?? text
  }
}
