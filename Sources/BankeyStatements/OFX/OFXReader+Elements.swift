import BankeyModel

extension OFXReader {
  /// Takes an element with its value, which belongs to the innermost open aggregate.
  mutating func handle(_ tag: OFXTag, _ value: OFXValue) {
    if row != nil {
      row?.set(tag, value, in: open.last)
    } else if !value.isEmpty {
      takeOutsideRow(tag, value)
    }
  }

  private mutating func takeOutsideRow(_ tag: OFXTag, _ value: OFXValue) {
    switch open.last {
    case .status: takeStatus(tag, value)
    case .fi where tag == .organization: institution = text.string(value)
    case .bankAccount, .cardAccount, .investmentAccount: takeAccount(tag, value)
    case .ledgerBalance, .availableBalance, .investmentBalance: takeBalance(tag, value)
    case .bankTransactions, .investmentTransactions: takePeriod(tag, value)
    case .bankStatement, .cardStatement, .investmentStatement: takeStatement(tag, value)
    default: break
    }
  }

  private mutating func takeStatus(_ tag: OFXTag, _ value: OFXValue) {
    switch tag {
    case .code: status?.code = text.string(value)
    case .severity: status?.severity = text.string(value)
    case .message: status?.message = text.string(value)
    default: break
    }
  }

  private mutating func takeAccount(_ tag: OFXTag, _ value: OFXValue) {
    switch tag {
    case .bankId, .brokerId: statement?.bank = text.string(value)
    case .accountId: statement?.number = text.string(value)
    case .accountType: statement?.type = text.string(value)
    default: break
    }
  }

  private mutating func takeStatement(_ tag: OFXTag, _ value: OFXValue) {
    switch tag {
    case .defaultCurrency: takeCurrency(value)
    case .asOf: takeBalanceDate(value)
    default: break
    }
  }

  /// Takes the currency of a statement. Some banks write a sign in place of the code; one that several countries share
  /// names none.
  private mutating func takeCurrency(_ value: OFXValue) {
    guard let name = text.string(value) else { return }
    let sign = FigureWords.currency(name)
    guard let currency = sign.map(\.currency) ?? Currency(code: name) else { return }
    statement?.currency = currency
    guard currency.code != name.uppercased() || !currency.isISO else { return }
    let words =
      sign == nil
      ? "The currency \(quoted(value)) is not a code of ISO 4217, so bankey keeps it as it is."
      : "The currency \(quoted(value)) is not a code of ISO 4217, so bankey reads it as \(currency.code)."
    note(words, at: value.place.lowerBound)
  }

  private mutating func takePeriod(_ tag: OFXTag, _ value: OFXValue) {
    guard tag == .start || tag == .end else { return }
    let day = date(value)?.day
    if tag == .start { statement?.first = day } else { statement?.last = day }
  }

  private mutating func takeBalance(_ tag: OFXTag, _ value: OFXValue) {
    switch (tag, open.last) {
    case (.balance, .ledgerBalance), (.balance, .availableBalance), (.cash, .investmentBalance): takeFigure(value)
    case (.asOf, .ledgerBalance): takeBalanceDate(value)
    case (.asOf, .availableBalance) where statement?.balanceDate == nil: takeBalanceDate(value)
    default: break
    }
  }

  private mutating func takeBalanceDate(_ value: OFXValue) {
    let time = date(value)?.time
    statement?.balanceDate = time
  }

  /// Takes the amount of a balance. One that cannot be read is reported and counts as missing.
  private mutating func takeFigure(_ value: OFXValue) {
    guard let unit = statement?.unit else { return }
    let amount = figures.amount(text.figure(value), in: unit)
    if amount == nil { note("The balance \(quoted(value)) cannot be read.", at: value.place.lowerBound) }
    if open.last == .ledgerBalance { statement?.balance = amount } else { statement?.available = amount }
  }
}

extension OFXReader {
  /// Begins an aggregate. An open one of the same kind, or a row around a row, was never closed and is closed now.
  mutating func begin(_ tag: OFXTag, _ token: OFXToken) throws(ReadingError) {
    if let other = open.first(where: tag.excludes) { try close(other, at: token) }
    open.append(tag)
    let start = token.place.lowerBound
    switch tag {
    case .bankStatement, .cardStatement, .investmentStatement: try beginStatement(tag, at: start)
    // Some programs write the transactions without a statement around them.
    case .bankTransactions where open == [.ofx, tag]: try beginStatement(.bankStatement, at: start)
    case .loanStatement: note("Skipped a loan statement: bankey cannot read its format.", at: start)
    case .transaction, .pendingTransaction: row = OFXRow(isPending: tag == .pendingTransaction, start: start)
    case .status: status = OFXStatus(start: start)
    case .trade: statement?.trades += 1
    case .position: statement?.positions += 1
    default: break
    }
  }

  /// Ends an aggregate and everything open within it. An end tag without a start tag is ignored.
  mutating func close(_ tag: OFXTag, at token: OFXToken) throws(ReadingError) {
    guard tag.isAggregate, let depth = open.lastIndex(of: tag) else { return }
    let isOwn = token.tag == tag && token.kind != .open
    while open.count > depth {
      let last = open.removeLast()
      try finish(last, before: isOwn && last == tag ? token.place.upperBound : token.place.lowerBound)
    }
  }

  private mutating func finish(_ tag: OFXTag, before end: Int) throws(ReadingError) {
    switch tag {
    case .transaction, .pendingTransaction: try finishRow(before: end)
    case .bankStatement, .cardStatement, .investmentStatement, .ofx: try finishStatement()
    case .status: finishStatus()
    default: break
    }
  }

  mutating func openStranger(_ token: OFXToken) throws(ReadingError) {
    guard let row, token.value.isEmpty, !strangers.contains(where: { isSame($0, token) }) else { return }
    guard strangers.count < OFXUnknownTag.limit else {
      throw ReadingError(
        "More than \(OFXUnknownTag.limit) unknown tags are open in one transaction.", at: token.place.lowerBound)
    }
    strangers.append(OFXUnknownTag(name: token.name, row: row))
  }

  mutating func closeStranger(_ token: OFXToken) {
    guard let index = strangers.lastIndex(where: { isSame($0, token) }) else { return }
    row = strangers[index].row
    strangers.removeSubrange(index...)
  }

  private func isSame(_ stranger: OFXUnknownTag, _ token: OFXToken) -> Bool {
    text.bytes[stranger.name].elementsEqual(text.bytes[token.name])
  }
}

extension OFXTag {
  /// Whether `other` cannot contain this tag, so that its end tag must be missing.
  fileprivate func excludes(_ other: OFXTag) -> Bool {
    switch self {
    case .payee, .otherBankAccount, .otherCardAccount, .currency, .originalCurrency: other == self
    case _ where other.isRow: true
    case _ where isStatement: other.isStatement
    default: other == self
    }
  }

  private var isRow: Bool { self == .transaction || self == .pendingTransaction }

  private var isStatement: Bool {
    switch self {
    case .bankStatement, .cardStatement, .investmentStatement, .loanStatement: true
    default: false
    }
  }
}
