extension OFXReader {
  /// An aggregate begins. One that was open already, or a row within a row, was never closed.
  mutating func begin(_ tag: OFXTag, _ token: OFXToken) throws(StatementFault) {
    if let other = open.first(where: tag.excludes) { try close(other, at: token) }
    open.append(tag)
    let start = token.place.lowerBound
    switch tag {
    case .bankStatement, .cardStatement, .investmentStatement: beginStatement(tag, at: start)
    case .loanStatement: note("A loan statement is not read: bankey does not know its form.", at: start)
    case .transaction, .pendingTransaction: row = OFXRow(isPending: tag == .pendingTransaction, start: start)
    case .status: status = OFXStatus(start: start)
    case .trade: statement?.trades += 1
    case .position: statement?.positions += 1
    default: break
    }
  }

  /// An aggregate ends, and with it what is open inside. An end without a beginning says nothing.
  mutating func close(_ tag: OFXTag, at token: OFXToken) throws(StatementFault) {
    guard tag.isAggregate, let depth = open.lastIndex(of: tag) else { return }
    let isOwn = token.tag == tag && token.kind != .open
    while open.count > depth {
      let last = open.removeLast()
      try finish(last, before: isOwn && last == tag ? token.place.upperBound : token.place.lowerBound)
    }
  }

  private mutating func finish(_ tag: OFXTag, before end: Int) throws(StatementFault) {
    switch tag {
    case .transaction, .pendingTransaction: try finishRow(before: end)
    case .bankStatement, .cardStatement, .investmentStatement: try finishStatement()
    case .status: finishStatus()
    default: break
    }
  }

  /// A tag without a meaning begins.
  mutating func openStranger(_ token: OFXToken) throws(StatementFault) {
    guard let row, token.value.isEmpty, !strangers.contains(where: { isSame($0, token) }) else { return }
    guard strangers.count < OFXStranger.limit else {
      throw StatementFault(
        "More than \(OFXStranger.limit) unknown tags are open in one transaction.", at: token.place.lowerBound)
    }
    strangers.append(OFXStranger(name: token.name, row: row))
  }

  /// A tag without a meaning ends.
  mutating func closeStranger(_ token: OFXToken) {
    guard let index = strangers.lastIndex(where: { isSame($0, token) }) else { return }
    row = strangers[index].row
    strangers.removeSubrange(index...)
  }

  private func isSame(_ stranger: OFXStranger, _ token: OFXToken) -> Bool {
    text.bytes[stranger.name].elementsEqual(text.bytes[token.name])
  }
}

extension OFXTag {
  /// Whether `other` cannot be open around it: where it is, its end is missing.
  fileprivate func excludes(_ other: OFXTag) -> Bool {
    switch self {
    case .payee, .currency, .originalCurrency: other == self
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
