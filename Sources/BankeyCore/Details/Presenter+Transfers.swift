import BankeyModel
import BankeyText

extension Presenter {
  /// The other account of a transfer between the user's accounts: "→ Savings", "← Checking", "≈ → Savings" where that
  /// is only probable; nil of anything else, and where the other account is not known.
  public func transfer(of transaction: Transaction) -> String? {
    guard let transfer = transaction.transfer, let name = name(ofKnown: transfer.account) else { return nil }
    let arrows = formats.isASCII ? ("->", "<-") : ("→", "←")
    let way = (transaction.amount.isNegative ? arrows.0 : arrows.1) + " " + name
    return transfer.isCertain ? way : (formats.isASCII ? "~ " : "≈ ") + way
  }

  /// The same with what it rests on, for the transaction's own screen.
  func explanation(of transaction: Transaction) -> String? {
    guard let transfer = transaction.transfer, let way = self.transfer(of: transaction) else { return nil }
    return way + ", " + (transfer.isCertain ? strings.certainTransfer : strings.probableTransfer)
  }
}
