import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

nonisolated extension Role {
  /// The mark beside the selected row.
  static let mark = own(0)
  /// The program's name.
  static let logo = own(1)
  /// The picture of the sun or the moon.
  static let picture = own(2)
  /// Money in.
  static let income = own(3)
  /// Placeholders of texts that are being loaded.
  static let skeleton = own(4)
  /// The status line.
  static let status = own(5)

  /// An increase of a balance.
  static let rise = own(6)
  /// A decrease of a balance.
  static let fall = own(7)
  /// The mark of unseen transactions.
  static let news = own(8)
  /// Something that was removed and is about to disappear.
  static let removed = own(9)

  /// The background of the account number's container.
  static let number = own(10)

  /// The line of a chart.
  static let chart = own(11)
  /// The background of every other day in the report.
  static let band = own(12)

  /// A QR code, which is light on dark in every theme, because scanners rely on it.
  static let code = own(13)

  /// The bar of a kind of account.
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

  /// The trend of a kind of account: its color, dimmed.
  static func trend(_ kind: AccountKind) -> Role { Role(rawValue: bar(kind).rawValue + 6) }

  private static func own(_ number: UInt8) -> Role { Role(rawValue: firstOwn + number) }
}
