import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct AccountSettingsTests {
  let place = try! TestFolder()

  private func account() throws -> Account { try #require(try place.reader().accounts().first) }

  /// An account with rows on days 3 and 5, whose balance no file states.
  private func filled() throws -> StoreWriter {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a"), buy("Rent", -90000, on: 5, id: "b")])
    #expect(try account().balance == nil)
    return writer
  }

  @Test
  func missingBalanceIsCalculatedFromTheUsersFigure() throws {
    let writer = try filled()
    for (day, expected) in [
      (2, 100_000 - 90400), (3, 100_000 - 90000), (4, 100_000 - 90000), (5, 100_000), (9, 100_000),
    ] {
      try writer.set([.balance(cents(100_000), on: november(day))], of: account().id)
      let account = try account()
      #expect(account.balance == cents(Int64(expected)), "day \(day)")
      #expect(account.balanceDate?.day == november(max(day, 5)))
      #expect(account.stated?.isCounted == true && account.stated?.proof == .open)
    }
    try writer.set([.noBalance], of: account().id)
    #expect(try account().balance == nil && account().stated == nil)
    #expect(try place.reader().accountSettings().isEmpty)
  }

  @Test
  func calculatedBalanceFollowsImportsUndosAndDeletions() throws {
    let writer = try filled()
    try writer.set([.balance(cents(100_000), on: november(4))], of: account().id)
    let more = try writer.importFile([buy("Bus", -300, on: 8, id: "c"), buy("Early", -100, on: 1, id: "d")])
    #expect(try account().balance == cents(100_000 - 90000 - 300))
    try writer.undoImport(more.fetch)
    #expect(try account().balance == cents(100_000 - 90000))
    try writer.delete(try #require(place.reader().list().first?.id))
    #expect(try account().balance == cents(100_000))
  }

  @Test
  func returningAccountKeepsItsSettings() throws {
    let writer = try place.writer()
    let rows = [buy(on: 3, id: "a")]
    let fetch = try writer.importFile(rows).fetch
    try writer.set(
      [.balance(cents(1000), on: november(1)), .name("Mine"), .hidden(true), .kind(.loan)], of: account().id)
    try writer.undoImport(fetch)
    #expect(try place.reader().accounts().isEmpty)
    try writer.importFile(rows)
    #expect(try account().balance == cents(600))
    let settings = try #require(place.reader().accountSettings()[account().id])
    #expect((settings.name, settings.kind, settings.isHidden) == ("Mine", .loan, true))
  }

  @Test
  func statementProvesOrContradictsTheUsersBalance() throws {
    let writer = try filled()
    try writer.set([.balance(cents(100_000), on: november(4))], of: account().id)
    let right = try writer.figures(BalanceRecord(balance: cents(10000), date: LocalTime(day: november(6))))
    #expect(try account().balance == cents(10000))
    #expect(try account().stated?.proof == .proved(november(6)))
    #expect(try account().stated?.isCounted == false)
    #expect(try place.reader().reconciliation().flatMap(\.faults).isEmpty)
    try writer.undoImport(right.fetch)
    try writer.figures(BalanceRecord(balance: cents(9900), date: LocalTime(day: november(6))))
    #expect(try account().balance == cents(9900))
    #expect(
      try account().stated?.proof == .contradicted(november(6), said: cents(9900), counted: cents(10000)))
    let fault = try #require(place.reader().reconciliation().first?.faults.first)
    #expect((fault.kind, fault.difference) == (.stated, cents(-100)))
    #expect((fault.firstDay, fault.lastDay) == (november(4), november(6)))
  }

  @Test
  func statementEndsProveTheUsersBalance() throws {
    let writer = try filled()
    try writer.set([.balance(cents(100_000), on: november(4))], of: account().id)
    _ = try writer.record(.file("b.ofx", hash: "i")) { sink in
      try sink(.account(checking()))
      try sink(.transactions([buy("Bus", -300, on: 8, id: "c")]))
      try sink(
        .statement(
          StatementRecord(
            firstDay: november(7), lastDay: november(9), opening: cents(10000), closing: cents(9700))))
    }
    #expect(try account().balance == cents(9700))
    #expect(try account().stated?.isCounted == true)
    if case .proved? = try account().stated?.proof {} else { Issue.record("it is not proved") }
  }

  @Test
  func joinedAccountsKeepTheirSettings() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a")], of: checking("1111"))
    try writer.importFile([buy("Bus", on: 4, id: "b")], of: checking("2222"))
    let ids = try place.reader().accounts().map(\.id)
    try writer.set([.name("Household")], of: ids[0])
    try writer.set([.name("Other"), .balance(cents(5000), on: november(2))], of: ids[1])
    writer.sameAccounts = ["2222": "1111"]
    _ = try writer.joinAccounts()
    #expect(try account().balance == cents(5000 - 800))
    #expect(try place.reader().accountSettings().mapValues(\.name) == [ids[0]: "Household"])
    #expect(try place.reader().accountNames().isSuperset(of: ["1111", "2222", ids[0]]))
    try writer.refresh([buy(on: 3, id: "a")], of: checking("3333", connection: "c"))
    let id = try #require(place.reader().accounts().last?.id)
    try writer.set([.name("Fed")], of: id)
    try writer.removeSource("bank", deletingData: true)
    #expect(try place.reader().accountSettings()[id] == nil)
  }

  @Test
  func orderCanBeSetAndReset() throws {
    let writer = try place.writer()
    for name in ["1111", "2222"] { try writer.importFile([buy(on: 3, id: name)], of: checking(name)) }
    let ids = try place.reader().accounts().map(\.id)
    try writer.order(ids.reversed())
    #expect(try place.reader().accountSettings().mapValues(\.position) == [ids[1]: 1, ids[0]: 2])
    #expect(throws: StoreError.self) { try writer.order([ids[0], "nobody"]) }
    #expect(try place.reader().accountSettings()[ids[0]]?.position == 2)
    #expect(throws: StoreError.self) { try writer.set([.name("x")], of: "nobody") }
    try writer.order(ids, asListed: true)
    #expect(try place.reader().accountSettings().values.allSatisfy { $0.position == nil })
  }

  @Test
  func overflowingBalanceIsUnknown() throws {
    let writer = try place.writer()
    try writer.importFile([buy("A", .max - 10, on: 3, id: "a"), buy("B", 5, on: 4, id: "b")])
    try writer.set([.balance(cents(100), on: november(1))], of: account().id)
    #expect(try account().balance == nil)
  }

  @Test(arguments: [
    AccountSettingChange.name("“A”\n b"), .name(nil), .kind(.loan), .kind(nil), .hidden(true), .hidden(false),
    .balance(cents(-123), on: november(1)), .noBalance,
  ])
  func changesAreReadBackFromJSON(change: AccountSettingChange) {
    #expect(AccountSettingChange(json: change.json) == change)
    #expect(
      AccountSettingChange(json: "{}") == nil
        && AccountSettingChange(json: "{\"balance\":\"1,2\",\"on\":\"2026-11-01\"}") == nil)
  }
}
