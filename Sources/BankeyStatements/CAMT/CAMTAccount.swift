import BankeyCore

/// What `Acct` says, in every place that a version has it.
enum CAMTAccount {
  /// The account; nil when it has no number.
  static func record(_ account: CAMTElement, in currency: Currency) -> AccountRecord? {
    guard let number = number(account) else { return nil }
    let bank = account[.servicer]?[.institution]
    let isInternational = account[.id]?[.iban]?.text != nil
    let type = account[.type]?[.code]?.text ?? account[.type]?[.proprietary]?.text
    return AccountRecord(
      connection: isInternational ? "" : bank.flatMap(id) ?? "", nativeId: number, number: number,
      name: account[.name]?.text, owner: name(account[.owner]),
      institution: bank?[.name]?.text ?? bank?[.nameAndAddress]?[.name]?.text, sourceType: type, kind: kind(type),
      currency: currency)
  }

  /// The number of an account, the own or another one.
  static func number(_ account: CAMTElement?) -> String? {
    guard let id = account?[.id] else { return nil }
    return id[.iban]?.text ?? id[.other]?[.id]?.text ?? id[.proprietaryAccount]?[.id]?.text ?? id[.bban]?.text
      ?? id[.upic]?.text
  }

  /// The name of a party: its own, that of the choice `Pty`, or that of a bank.
  static func name(_ party: CAMTElement?) -> String? {
    party?[.name]?.text ?? party?[.party]?[.name]?.text ?? party?[.agent]?[.institution]?[.name]?.text
  }

  /// What tells a bank from others. An IBAN needs none: it is the same in every message of every version.
  private static func id(_ bank: CAMTElement) -> String? {
    bank[.newBIC]?.text ?? bank[.bic]?.text ?? bank[.clearing]?[.member]?.text ?? bank[.other]?[.id]?.text
  }

  private static func kind(_ type: String?) -> AccountKind? {
    switch type {
    case "CACC", "TRAN", "SLRY": .banking
    case "SVGS", "MOMA": .savings
    case "CARD": .creditCard
    case "LOAN", "MGLD": .loan
    default: nil
    }
  }
}
