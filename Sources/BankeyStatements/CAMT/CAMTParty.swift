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
    let (party, other) = (CAMTParty(parties, isDebtor: isDebtor), CAMTParty(parties, isDebtor: !isDebtor))
    guard let own, party.account == own else {
      self = party
      return
    }
    if other.account == own { return nil }
    self = other
  }

  private init(_ parties: CAMTElement, isDebtor: Bool) {
    account = CAMTAccount.number(parties[isDebtor ? .debtorAccount : .creditorAccount])
    name = CAMTParty.name(in: parties, isDebtor: isDebtor) ?? account
  }

  private static func name(in parties: CAMTElement, isDebtor: Bool) -> String? {
    let direct = CAMTAccount.name(parties[isDebtor ? .debtor : .creditor])
    let ultimate = direct ?? CAMTAccount.name(parties[isDebtor ? .ultimateDebtor : .ultimateCreditor])
    return ultimate ?? CAMTAccount.name(parties[.tradingParty]) ?? CAMTAccount.name(parties[.proprietary]?[.party])
  }
}
