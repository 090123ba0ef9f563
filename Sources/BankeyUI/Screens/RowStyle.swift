import BankeyCore
import TUIKit

/// Which view shows an account, in the density that is chosen.
final class RowStyle {
  var isCompact = false
  /// Masked figures keep their decimal mark: there is no raised mask.
  var isMasked = false
  private let raisesCents: Bool?

  init(raisesCents: Bool?) { self.raisesCents = raisesCents }

  func showing(_ item: AccountItem) -> Showing {
    switch item {
    case .account(let account): showing(account)
    case .skeleton: showing(nil)
    case .message(let text): .with(MessageView.self, text)
    }
  }

  private func showing(_ account: AccountRowViewModel?) -> Showing {
    let row = AccountRow(account: account, raisesCents: isMasked ? false : raisesCents)
    return isCompact ? .with(CompactRowView.self, row) : .with(ComfortableRowView.self, row)
  }
}
