import BankeyModel

/// A figure as people and banks write it, with its currency and side: `$1,036.47`, `3.600,00 €`, `1,23,456.78 Cr`,
/// `12,00 S`, `1'234.50`, `(12.00)`, `5,00-`, `１２３`, `١٬٢٣٤٫٥٠`.
struct WrittenFigure {
  /// The side that a word beside a figure names.
  enum Side {
    /// `Dr`, `D`, `S`: money out.
    case debit
    /// `Cr`, `C`, `H`: money in.
    case credit
  }

  /// The digits, marks and sign in ASCII. A debit becomes a minus sign, a credit a plus sign.
  let figure: [UInt8]
  /// The currency beside the figure; nil when there is none or its sign is ambiguous.
  let currency: Currency?
  /// Whether the sign beside it is shared by several currencies: `$`, `kr`.
  let hasOpenSign: Bool
  /// The side that a word names; nil when there is none.
  let side: Side?

  /// Reads a figure. Returns nil when a word beside it is neither a currency nor a side, or the side contradicts the
  /// sign.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= WrittenFigure.longest, FigureWords.mayStand(in: bytes) else { return nil }
    var parts = FigureParts(ASCIIFolding.of(bytes))
    guard parts.readAll() else { return nil }
    let digits = parts.figure
    let isNegative = digits.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "(") }
    let hasPlus = digits.contains(UInt8(ascii: "+"))
    switch parts.side {
    case .debit where hasPlus, .credit where isNegative: return nil
    case .debit where !isNegative: figure = [UInt8(ascii: "-")] + digits
    case .credit where !hasPlus: figure = [UInt8(ascii: "+")] + digits
    default: figure = digits
    }
    (currency, side, hasOpenSign) = (parts.currency, parts.side, parts.hasSign && parts.currency == nil)
  }

  /// The maximum length of a figure in bytes, with everything beside it.
  private static let longest = 64

  /// Whether dashes stand for the decimals, as in `12,-` and `100.--`.
  static func endsInDash(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 2, bytes.last == UInt8(ascii: "-") else { return false }
    let mark = bytes.dropLast(bytes[bytes.count - 2] == UInt8(ascii: "-") ? 2 : 1).last
    return mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".")
  }

  /// Whether a field says that it has no figure: `-`, `--`, `–`, `n/a`.
  static func isNothing(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= 8, !bytes.contains(where: isDigit) else { return false }
    let text = String(decoding: ASCIIFolding.of(bytes), as: UTF8.self).lowercased()
    return text.allSatisfy { "-.* ".contains($0) }
      || ["n/a", "n.a.", "na", "nil", "null", "none", "#n/a"].contains(text)
  }
}

/// Separates a figure from the words beside it.
private struct FigureParts {
  private var rest: Substring
  private(set) var figure: [UInt8] = []
  private(set) var currency: Currency?
  private(set) var side: WrittenFigure.Side?
  private(set) var hasSign = false

  init(_ plain: [UInt8]) {
    var text = String(decoding: plain, as: UTF8.self)
    // The form `="…"`, by which Excel leaves a text unchanged.
    if let sign = FigureWords.composed.first(where: { text.contains($0.sign) }) {
      text = text.replacing(sign.sign + ".", with: sign.code).replacing(sign.sign, with: sign.code)
    }
    if text.hasPrefix("=\"") { text = String(text.dropFirst(2).prefix { $0 != "\"" }) }
    if text.utf8.elementsEqual(plain), plain.withUnsafeBytes({ WrittenFigure.endsInDash($0) }) {
      text = String(text.dropLast(text.hasSuffix("--") ? 3 : 2))
    }
    if plain.last == UInt8(ascii: ")"), let net = FigureParts.withoutRefund(text) { text = net }
    rest = text.drop { $0 == "*" || $0 == "'" || $0 == " " }
  }

  /// What remains of an amount that was refunded in part: `131.77(已退款89.84)`. The row of the refund counts neither as
  /// income nor as expense.
  private static func withoutRefund(_ text: String) -> String? {
    guard let mark = text.firstRange(of: "(已") else { return nil }
    let whole = String(text[..<mark.lowerBound])
    let part = text[mark.upperBound...].filter { $0.isNumber || $0 == "." }
    guard let paid = try? AmountParser.parse(whole, mark: .dot), let back = try? AmountParser.parse(part, mark: .dot)
    else {
      return whole
    }
    return back.negated.flatMap(paid.adding)?.description ?? whole
  }

  /// Reads the whole text. Returns false when a word is unknown.
  mutating func readAll() -> Bool {
    while let first = rest.first {
      if first.isLetter || first.isCurrencySymbol {
        guard takeWord() else { return false }
      } else {
        figure += Array(first.utf8)
        rest.removeFirst()
      }
    }
    // Parentheses that enclosed a side or a sign: `12.00 (Cr)`, `12.00(-)`.
    unwrap()
    return true
  }

  /// Removes the first parentheses around nothing or only a sign.
  private mutating func unwrap() {
    for open in figure.indices where figure[open] == UInt8(ascii: "(") {
      let within = figure[(open + 1)...].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      guard within.count < 2, within.endIndex < figure.count, figure[within.endIndex] == UInt8(ascii: ")") else {
        continue
      }
      return figure.replaceSubrange(open...within.endIndex, with: within)
    }
  }

  /// Whether no digit touches a word of letters, unlike in the number of an account: `LT35…`.
  private func isApart(_ word: String) -> Bool {
    let touchesDigit = figure.last.map(isDigit) == true || rest.first?.isNumber == true
    return !touchesDigit || word.contains { !$0.isASCII || $0 == "$" }
  }

  private mutating func takeWord() -> Bool {
    let word = String(rest.prefix { $0.isLetter || $0.isCurrencySymbol })
    let hasDigits = figure.contains(where: isDigit)
    rest = rest.dropFirst(word.count)
    let isBehind = hasDigits && !rest.contains(where: \.isNumber)
    if side == nil, isBehind || !hasDigits, let found = FigureWords.side(word), isBehind || word.count > 1 {
      side = found
    } else if !hasSign, isBehind || !hasDigits,
      let found = FigureWords.currency(word) ?? (isApart(word) ? FigureWords.unit(word) : nil)
        ?? (hasDigits ? nil : FigureWords.initial(word, before: rest))
    {
      (currency, hasSign) = (found.currency, true)
    } else {
      return false
    }
    // The dot of `kr.` and `Rs.` belongs to the word; that of `$.50` does not.
    let isNumberNext = rest.dropFirst().first?.isNumber ?? false
    if rest.first == ".", FigureWords.isCut(word) || !isNumberNext { rest.removeFirst() }
    return true
  }
}
