import BankeyCore

extension OFXReader {
  /// Takes an element with its value, which belongs to the innermost aggregate that is open.
  mutating func take(_ tag: OFXTag, _ value: OFXValue) {
    if row != nil {
      row?.take(tag, value, in: open.last)
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
    case .defaultCurrency: statement?.currency = text.string(value).map { Currency(code: $0) }
    case .asOf: statement?.balanceDate = text.date(value)?.time
    default: break
    }
  }

  private mutating func takePeriod(_ tag: OFXTag, _ value: OFXValue) {
    switch tag {
    case .start: statement?.first = text.date(value)?.day
    case .end: statement?.last = text.date(value)?.day
    default: break
    }
  }

  private mutating func takeBalance(_ tag: OFXTag, _ value: OFXValue) {
    switch (tag, open.last) {
    case (.balance, .ledgerBalance), (.balance, .availableBalance), (.cash, .investmentBalance): takeFigure(value)
    case (.asOf, .ledgerBalance): statement?.balanceDate = text.date(value)?.time
    case (.asOf, .availableBalance) where statement?.balanceDate == nil:
      statement?.balanceDate = text.date(value)?.time
    default: break
    }
  }

  /// Takes the figure of a balance. One that cannot be read is "no balance", and said.
  private mutating func takeFigure(_ value: OFXValue) {
    guard let unit = statement?.unit else { return }
    let amount = text.amount(value, in: unit)
    if amount == nil { note("The balance \(quoted(value)) cannot be read.", at: value.place.lowerBound) }
    if open.last == .ledgerBalance { statement?.balance = amount } else { statement?.available = amount }
  }
}
