import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

nonisolated extension Role {
  /// The mark beside the selected row.
  static let mark = own(0)
  /// The program's name.
  static let logo = own(1)
  /// The sun, and the moon at night.
  static let picture = own(2)
  /// Money that comes in.
  static let income = own(3)
  /// The places of texts that are still being read.
  static let skeleton = own(4)
  /// The line at the bottom.
  static let status = own(5)

  /// What an account has more than before.
  static let rise = own(6)
  /// What it has less.
  static let fall = own(7)
  /// What was not looked at yet.
  static let news = own(8)
  /// What is gone and will not be shown any more.
  static let removed = own(9)

  /// The ground of the account number's container.
  static let number = own(10)

  /// The line of a chart.
  static let chart = own(11)
  /// The ground of every other day of the report.
  static let band = own(12)

  /// The bar of a kind of account, as a block of color.
  static func bar(_ kind: AccountKind) -> Role {
    switch kind {
    case .banking: own(16)
    case .savings: own(17)
    case .creditCard: own(18)
    case .investment: own(19)
    case .loan: own(20)
    case .other: own(21)
    }
  }

  /// The trend of a kind of account: its color, dim.
  static func trend(_ kind: AccountKind) -> Role { Role(rawValue: bar(kind).rawValue + 6) }

  private static func own(_ number: UInt8) -> Role { Role(rawValue: firstOwn + number) }
}

/// Which view shows a row of the report, with the columns that are chosen.
final class ReportStyle {
  /// Which columns there are.
  var form = ReportForm()
  /// What is looked for, which stands out.
  var query = FindQuery([])

  func model(_ row: ReportRow) -> ReportRowViewModel { ReportRowViewModel(row: row, form: form, query: query) }

  func showing(_ row: ReportRow) -> Showing { .with(ReportRowView.self, model(row)) }
}

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

  /// An account as a row view shows it.
  func row(_ account: AccountRowViewModel?) -> AccountRow {
    AccountRow(account: account, raisesCents: isMasked ? false : raisesCents)
  }

  private func showing(_ account: AccountRowViewModel?) -> Showing {
    let row = row(account)
    return isCompact ? .with(CompactRowView.self, row) : .with(ComfortableRowView.self, row)
  }
}
