import BankeyModel
import Testing

@testable import BankeyCore

/// Replays every day of two years of three households: the data known on that day, and the forecast made from it.
@Suite
struct ReplayTests {
  private struct Outcome {
    var foundByFourth: Set<String> = []
    var due: Set<String> = []
    var wrong: Set<Transaction.ID> = []
    var wrongNames: [String] = []
    var grocerySeries = 0
    var dates = 0
    var near = 0
    var lowest = 0
    var within = 0
  }

  @Test(arguments: 0..<3)
  func replayFindsRecurringPaymentsAndPredictsBalances(index: Int) {
    let household = Household.all[index]
    var outcome = Outcome()
    for number in 60...Household.first.distance(to: Household.last) - 40 {
      live(Household.first.advanced(by: number), household, &outcome)
    }
    let rows = household.rows.count
    print(
      "household \(index): \(outcome.foundByFourth.count) of \(outcome.due.count) found by the fourth; \(outcome.wrong.count) wrong in "
        + "\(rows) rows \(outcome.wrongNames); \(outcome.near) of \(outcome.dates) dates near; \(outcome.within) of \(outcome.lowest) lowest within; missed \(outcome.due.subtracting(outcome.foundByFourth).sorted())"
    )
    #expect(outcome.foundByFourth.count * 10 >= outcome.due.count * 9)
    #expect(outcome.wrong.count * 200 <= rows)
    #expect(outcome.grocerySeries == 0)
    #expect(outcome.near * 100 >= outcome.dates * 95)
    #expect(outcome.within * 10 >= outcome.lowest * 9)
  }

  private func live(_ today: Day, _ household: Household, _ outcome: inout Outcome) {
    let known = Array(household.rows.prefix { $0.day <= today })
    let upcoming = Upcoming(known, of: household.accounts(on: today), today: today)
    var found: Set<String> = []
    for series in upcoming.series {
      let names = Set(series.occurrences.map { household.planned[$0.id] ?? "" })
      guard names.count == 1, let name = names.first, !name.isEmpty else {
        let oldest = series.occurrences[series.occurrences.count - 1].id
        if outcome.wrong.insert(oldest).inserted {
          outcome.wrongNames.append("\(series.name) \(series.rhythm) \(names)")
        }
        if series.occurrences.contains(where: { household.groceries.contains($0.id) }) { outcome.grocerySeries += 1 }
        continue
      }
      found.insert(name)
      let next = household.rows.first { $0.day > today && household.planned[$0.id] == name }
      if let next, let expected = series.expected(from: today, to: today.advanced(by: 120)).first {
        outcome.dates += 1
        if abs(expected.distance(to: next.day)) <= 2 { outcome.near += 1 }
      }
    }
    for plan in household.plans {
      let days = known.filter { household.planned[$0.id] == plan.name }.map(\.day)
      let least = plan.name == "club" ? 2 : 4
      guard days.count == least, days.last == today else { continue }
      outcome.due.insert(plan.name)
      if found.contains(plan.name) { outcome.foundByFourth.insert(plan.name) }
    }
    check(upcoming, today, household, &outcome)
  }

  private func check(_ upcoming: Upcoming, _ today: Day, _ household: Household, _ outcome: inout Outcome) {
    guard Household.first.distance(to: today) > 120, let forecast = upcoming.forecasts.first,
      let lowest = forecast.lowest
    else {
      return
    }
    let truth = (today...forecast.last).map { day in
      household.balance(on: day, of: "checking").units + household.balance(on: day, of: "card").units
    }.min()!
    outcome.lowest += 1
    let (low, high) = (lowest.balance.low.units, lowest.balance.high.units)
    if (low...high).contains(truth) { outcome.within += 1 }
  }
}
