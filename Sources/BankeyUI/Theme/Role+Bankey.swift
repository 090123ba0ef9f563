import BankeyCore
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

  private static func own(_ number: UInt8) -> Role { Role(rawValue: firstOwn + number) }
}
