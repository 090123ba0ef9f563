import BankeyModel

/// The counterparty in a detail of an entry.
struct CAMTParty {
  let name: String?
  let account: String?

  /// The debtor or the creditor; nil when the detail names no parties.
  ///
  /// Returned payments have the sign of one party and the place of the other. A party with the statement's own account
  /// is never the counterparty, so the other one is.
  init?(in detail: CAMTElement, isDebtor: Bool, of own: String?) {
    guard let parties = detail[.parties] else { return nil }
    let isOwn = own != nil && CAMTParty.account(in: parties, isDebtor: isDebtor) == own
    if isOwn, CAMTParty.account(in: parties, isDebtor: !isDebtor) == own { return nil }
    let isDebtor = isDebtor != isOwn
    account = CAMTParty.account(in: parties, isDebtor: isDebtor)
    name = CAMTParty.name(in: parties, isDebtor: isDebtor) ?? account
  }

  private static func account(in parties: CAMTElement, isDebtor: Bool) -> String? {
    CAMTAccount.number(parties[isDebtor ? .debtorAccount : .creditorAccount])
  }

  private static func name(in parties: CAMTElement, isDebtor: Bool) -> String? {
    let direct = CAMTAccount.name(parties[isDebtor ? .debtor : .creditor])
    let ultimate = direct ?? CAMTAccount.name(parties[isDebtor ? .ultimateDebtor : .ultimateCreditor])
    return ultimate ?? CAMTAccount.name(parties[.tradingParty]) ?? CAMTAccount.name(parties[.proprietary]?[.party])
  }
}
