import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeySources

/// Each answer adds a day.
@Suite struct DemoDaysTests {
  @Test func firstRefreshPostsReservationsAndAddsNewOnes() throws {
    let days = try answers(3)
    let (before, after) = (try days[0].ending("8903"), try days[1].ending("8903"))
    #expect(after.balances.balance == Amount(units: 929_452_73, scale: 2))
    let known = Set(before.transactions.map(\.nativeId))
    #expect(
      after.transactions.filter { !known.contains($0.nativeId) }.map(\.description) == [
        "REFUND BOOKSHOP", "NIGHT BAKERY",
      ])
    let posted = after.transactions.filter { $0.day == november21.advanced(by: 1) && $0.status == .posted }
    #expect(posted.map(\.description) == ["CITY TRANSIT", "COFFEE ROASTERS", "REFUND BOOKSHOP"])
    #expect(try days[2].ending("778").balances.balance == Amount(units: -214_30, scale: 2))
  }

  @Test func balancesChangeByPostedAmounts() throws {
    let days = try answers(40)
    for (yesterday, today) in zip(days, days.dropFirst()) {
      for told in today {
        guard let before = yesterday.first(where: { $0.account.nativeId == told.account.nativeId }) else { continue }
        let known = Set(before.transactions.filter { $0.status == .posted }.map(\.nativeId))
        let change = told.transactions.filter {
          $0.status == .posted && !known.contains($0.nativeId) && $0.day > before.period.upperBound
        }
        .reduce(Amount.zero) { $0.adding($1.amount)! }
        #expect(
          before.balances.balance!.adding(change) == told.balances.balance,
          "\(told.account.name ?? "") on \(told.period.upperBound)")
      }
    }
  }

  @Test func laterAnswersCoverThirtyDays() throws {
    let second = try answers(2)[1]
    for told in second {
      #expect(told.period.count == 30)
      #expect(told.transactions.allSatisfy { told.period.contains($0.day) })
    }
  }

  @Test func accountsOpenAndClose() throws {
    let days = try answers(16)
    #expect(days.map(\.count) == [12, 12, 12, 13, 13, 13, 12, 12, 12, 12, 12, 12, 13, 13, 13, 12])
    #expect(try days[3].ending("440").balances.balance == Amount(units: 500_00, scale: 2))
    let closed = days.enumerated().flatMap { day, told in told.filter(\.isClosed).map { (day, $0) } }
    #expect(closed.map(\.0) == [5, 14])
    #expect(closed.allSatisfy { $0.1.balances.balance == .zero })
  }

  @Test func anotherStartDayShiftsTheSameBank() throws {
    for offset in [0, 10, 100, 130, 366] {
      let start = november21.advanced(by: offset)
      let told = try answers(1, from: start)[0]
      #expect(try told.ending("8903").balances.balance == Amount(units: 929_466_23, scale: 2))
      #expect(try told.ending("8903").transactions.last?.day == start.advanced(by: -1))
    }
  }

  @Test func answerDependsOnlyOnItsDay() throws {
    let memory = #"{"next":7,"start":"2026-11-21"}"#
    var bank = try DemoBank(name: "demo", memory: memory, today: november21)
    var events: [StatementEvent] = []
    try bank.fetch(SourceCall(http: NoServer(), clock: .system)) { events.append($0) }
    var again = try DemoBank(name: "demo", memory: memory, today: november21)
    try again.fetch(SourceCall(http: NoServer(), clock: .system)) { #expect($0 == events.removeFirst()) }
    #expect(bank.memory == #"{"next":8,"start":"2026-11-21"}"#)
  }

  @Test func rejectedAnswerIsRepeated() throws {
    var bank = try DemoBank(name: "demo", memory: nil, today: november21)
    let before = bank.memory
    #expect(throws: NoAccount.self) {
      try bank.fetch(SourceCall(http: NoServer(), clock: .system)) { _ in throw NoAccount(tail: "") }
    }
    #expect(bank.memory == before)
  }

  @Test(arguments: [
    "", #"{"next":1}"#, "[]", #"{"next":-1,"start":"2026-11-21"}"#, #"{"next":1,"start":"2026-02-30"}"#,
  ])
  func damagedSettingsAreReported(_ memory: String) {
    #expect(throws: SourceError.self) { try DemoBank(name: "demo", memory: memory, today: november21) }
  }
}
