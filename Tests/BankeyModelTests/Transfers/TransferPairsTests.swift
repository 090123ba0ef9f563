import BankeyModel
import TestSupport
import Testing

/// Pairing the two sides of transfers between the user's accounts.
@Suite
struct TransferPairsTests {
  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func randomTransfersAreRarelyWrongAndNeverWhenCertain(seed: UInt64) {
    let set = LabeledTransfers(400, seed: seed)
    let found = TransferPairs(LabeledTransfers.own).pairs(among: set.rows)
    var pairs: [Bool: Set<TransactionPair>] = [true: [], false: []]
    for (id, transfer) in found { pairs[transfer.isCertain]!.insert(TransactionPair(id, transfer.other)) }
    let (certain, probable) = (pairs[true]!, pairs[false]!)
    let right = certain.union(probable).intersection(set.truth).count
    print(
      "seed \(seed): \(certain.count) certain, \(certain.subtracting(set.truth).count) wrong; \(probable.count) probable, "
        + "\(probable.subtracting(set.truth).count) wrong; \(right) found of \(set.truth.count), of which nothing decides \(set.open.count)"
    )
    #expect(certain.subtracting(set.truth).isEmpty, "seed \(seed)")
    #expect(probable.subtracting(set.truth).count * 100 <= probable.count, "seed \(seed)")
    #expect(right * 100 >= (set.truth.count - set.open.count) * 95, "seed \(seed)")
  }

  private func row(
    _ id: Int64, _ account: String, _ cents: Int64, _ day: Int, _ text: String = "Transfer",
    naming other: String? = nil,
    who: String? = nil
  ) -> Transaction {
    Transaction(
      id: id, account: account, status: .posted, day: Day(iso: "2026-11-01")!.advanced(by: day - 1),
      amount: Amount(units: cents, scale: 2), currency: Currency(code: "USD", decimals: 2), description: text,
      counterparty: who, counterpartyAccount: other)
  }

  private let own = OwnAccounts([
    .init(id: "a", numbers: ["12345678903"], name: "Checking", owner: "Ann Lee"),
    .init(id: "b", numbers: ["20041133/0532013000"], name: "Savings"), .init(id: "c", numbers: ["c"], name: "Cash"),
  ])

  private func pairs(_ rows: [Transaction], refused: Set<TransactionPair> = []) -> [Transaction.ID: Transfer] {
    TransferPairs(own, refused: refused).pairs(among: rows)
  }

  @Test
  func ibanNamesTheAccountByNumber() {
    let rows = [row(1, "a", -500, 1, "x", naming: "DE89 3704 0044 0532 0130 00"), row(2, "b", 500, 6, "y")]
    #expect(pairs(rows)[1] == Transfer(other: 2, account: "b", isCertain: true))
    #expect(pairs(rows)[2] == Transfer(other: 1, account: "a", isCertain: true))
  }

  @Test
  func bracketedNameIsAnAccountAsInQIF() {
    let rows = [row(1, "a", -500, 1, "x", naming: "[Savings]"), row(2, "b", 500, 1, "y", naming: "[Checking]")]
    #expect(pairs(rows)[1]?.isCertain == true)
  }

  @Test
  func foreignOrThirdAccountMakesNoPair() {
    #expect(pairs([row(1, "a", -500, 1, naming: "99999999999"), row(2, "b", 500, 1)]).isEmpty)
    #expect(pairs([row(1, "a", -500, 1, naming: "0532013000"), row(2, "c", 500, 1)]).isEmpty)
  }

  @Test
  func ownersNamePairsAndAFriendsDoesNot() {
    #expect(pairs([row(1, "a", -500, 1, who: "ANN LEE"), row(2, "b", 500, 2)])[1]?.isCertain == false)
    #expect(pairs([row(1, "a", -500, 1, who: "Bob Ray"), row(2, "b", 500, 2)]).isEmpty)
  }

  @Test
  func refusedPairStaysRefused() {
    let rows = [row(1, "a", -500, 1), row(2, "b", 500, 2)]
    #expect(pairs(rows).count == 2)
    #expect(pairs(rows, refused: [TransactionPair(2, 1)]).isEmpty)
    let third = rows + [row(3, "c", 500, 1)]
    #expect(pairs(third).isEmpty)
    #expect(pairs(third, refused: [TransactionPair(1, 2)])[1]?.other == 3)
  }

  @Test
  func authorizedForeignOrSameAccountRowsDoNotPair() {
    var authorized = row(2, "b", 500, 1)
    authorized.status = .authorized
    #expect(pairs([row(1, "a", -500, 1), authorized]).isEmpty)
    #expect(pairs([row(1, "a", -500, 1), row(2, "a", 500, 1)]).isEmpty)
  }

  @Test
  func manyEqualAmountsDoNotPair() {
    let rows = (0..<1000).map { number in
      row(number, number < 500 ? "a" : "b", number < 500 ? -500 : 500, Int(number % 9))
    }
    #expect(pairs(rows).isEmpty)
  }
}
