import BankeyCore

extension MT940Reader {
  /// The balance with which a statement, or a page of one, begins. It names the currency.
  mutating func takeOpening(_ field: MT940Field) {
    statement?.isOpened = true
    guard let balance = balance(field) else { return }
    statement?.currency = balance.currency
    // A dialect writes the balance of a page behind that of the statement: the first one is the beginning.
    guard statement?.opening == nil else { return }
    statement?.opening = balance.amount
    statement?.openingDate = balance.day
  }

  /// The balance with which a statement, or a page of one, ends.
  mutating func takeClosing(_ field: MT940Field) {
    statement?.isEnded = true
    guard let balance = balance(field) else { return }
    statement?.balance = balance.amount
    statement?.balanceDate = balance.day
    if statement?.currency == nil { statement?.currency = balance.currency }
  }

  /// What can be spent.
  mutating func takeAvailable(_ field: MT940Field) {
    if let balance = balance(field) { statement?.available = balance.amount }
  }

  /// The smallest amount that an interim report tells of. It names the currency.
  mutating func takeFloor(_ field: MT940Field) {
    let code = field.value.prefix(3)
    guard code.count == 3, code.allSatisfy({ text.bytes.hasLetter(at: $0) }) else { return }
    statement?.currency = Currency(code: String(decoding: text.bytes[code.startIndex..<code.endIndex], as: UTF8.self))
  }

  /// Looks for the closing balance of a statement that has rows and no currency yet: their amounts are counted in it.
  mutating func seekCurrency() {
    guard statement?.isCurrencySought == false, statement?.currency == nil else { return }
    statement?.isCurrencySought = true
    var ahead = fields
    while let field = try? ahead.next() {
      switch field.tag {
      case .closing: statement?.currency = MT940Balance(text.bytes, field.value)?.currency
      case .entry, .details, .codedDetails, .other: continue
      default: break
      }
      return
    }
  }

  /// A balance; one that cannot be read is "no balance", and said.
  private mutating func balance(_ field: MT940Field) -> MT940Balance? {
    let balance = MT940Balance(text.bytes, field.value)
    if balance == nil {
      note("The balance \(Quotation.of(text.string(field.value) ?? "")) cannot be read.", at: field.start)
    }
    return balance
  }
}
