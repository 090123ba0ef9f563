extension FindTerm {
  /// Whether a transaction has it.
  public func matches(_ transaction: Transaction) -> Bool {
    switch self {
    case .text(let pattern): pattern.isFound(in: transaction)
    case .amount(let range): range.contains(transaction.amount)
    case .figure(let pattern, let range): range.contains(transaction.amount) || pattern.isFound(in: transaction)
    case .days(let days): days.contains(transaction.day)
    case .status(let status): status == transaction.status
    }
  }
}

extension TextPattern {
  fileprivate func isFound(in transaction: Transaction) -> Bool {
    isFound(in: transaction.description) || (transaction.counterparty.map(isFound) ?? false)
  }
}
