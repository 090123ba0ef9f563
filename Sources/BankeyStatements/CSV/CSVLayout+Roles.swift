import BankeyCore

extension CSVLayout {
  /// Chooses the columns; nil when there is no date or no amount.
  init?(_ roles: CSVRoles, _ sample: CSVSample) {
    var roles = roles
    roles.settleValuta(sample)
    guard let date = roles.dates.lazy.compactMap({ roles[$0].first }).first else { return nil }
    self.init(headings: roles.headings, width: roles.headings.count)
    self.date = date
    authorized = roles[.done].first { $0 != date }
    guard setAmounts(roles, sample) else { return nil }
    balance = roles[.balance].first
    currency = amount.flatMap { headings[$0].currency } == nil ? roles[.currency].first : nil
    texts = roles[.description].sorted()
    (type, id) = (roles[.type].first, roles[.id].first)
    (payer, payee) = (roles[.payer].first, roles[.payee].first)
    counterparty = CSVLayout.counterparty(roles, sample, date)
    account = CSVLayout.account(roles)
    status = roles[.status].first { sample.strings($0).contains { CSVStatus($0) != nil } }
    if texts.isEmpty, counterparty == nil, payer == nil, payee == nil { findTexts(roles, sample) }
  }

  private mutating func setAmounts(_ roles: CSVRoles, _ sample: CSVSample) -> Bool {
    // Beside the amount in a foreign currency, that in the account's names its currency.
    amount = roles[.amount].first { headings[$0].currency != nil } ?? roles[.amount].first
    direction = roles[.direction].first
    if amount != nil {
      if direction == nil { direction = roles[.type].first { CSVLayout.isDirection(sample.strings($0)) } }
      return true
    }
    (debit, credit) = (roles[.debit].first, roles[.credit].first)
    // A lone column of what came in has what went out with a minus.
    if debit == nil { (amount, credit) = (credit, nil) }
    return amount != nil || credit != nil
  }

  private static func isDirection(_ words: [String]) -> Bool {
    !words.isEmpty && words.allSatisfy { CSVDirection($0) != nil }
  }

  /// A name before the date is the owner's, and a number is no name.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let named = roles[.counterparty].first { sample.strings($0).contains { !CSVAccount.isIBAN($0) } }
    return named ?? roles[.name].first { $0 > date } ?? roles[.counterparty].first
  }

  /// A number behind the other side's name is the other side's.
  private static func account(_ roles: CSVRoles) -> Int? {
    let others = [CSVColumn.counterparty, .name, .payer, .payee].flatMap { roles[$0] }.min() ?? .max
    return roles[.account].first ?? roles[.number].first { $0 < others } ?? roles[.accountName].first
  }
}
