extension OFXTag {
  /// Whether it holds other tags and not a value.
  var isAggregate: Bool {
    switch self {
    case .ofx, .fi, .status, .bankStatement, .cardStatement, .investmentStatement, .loanStatement, .bankAccount,
      .cardAccount, .investmentAccount, .bankTransactions, .pendingTransactions, .investmentTransactions, .transaction,
      .pendingTransaction, .payee, .currency, .originalCurrency, .ledgerBalance, .availableBalance, .investmentBalance,
      .otherBalance, .trade, .position:
      true
    default: false
    }
  }
}
