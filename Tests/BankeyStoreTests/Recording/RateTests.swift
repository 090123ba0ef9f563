import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

@Suite struct RateTests {
  let place = try! TestFolder()
  private let fetch = Fetch(source: "ECB", type: "ecb", kind: .refresh, hasStableIds: true)
  private func rate(_ day: Int, _ currency: String, _ rate: String) -> ReferenceRate {
    ReferenceRate(day: november(day), currency: currency, rate: try! AmountParser.parse(rate, mark: .dot))
  }

  @Test func ratesAreKeptExactlyByDayAndCurrency() throws {
    let writer = try place.writer()
    try writer.switchOn(SourceDefinition(name: "ECB", type: "ecb"))
    let first = try writer.record(fetch) { try $0(.rates([rate(2, "USD", "1.1590"), rate(2, "NOK", "11.7")])) }
    #expect(first.rates == 2 && first.changes == 1)
    let same = try writer.record(fetch) { try $0(.rates([rate(2, "USD", "1.1590")])) }
    #expect(same.changes == 0)
    _ = try writer.record(fetch) { try $0(.rates([rate(2, "NOK", "11.75"), rate(3, "USD", "1.16")])) }
    let rates = try place.reader().rates(of: ["USD", "NOK", "points"])
    #expect(rates.newest == november(3))
    let (usd, nok) = (Currency(code: "USD"), Currency(code: "NOK"))
    #expect(rates.conversion(from: usd, to: nok, on: november(2))?.multiplier?.description == "11.75")
    #expect(rates.conversion(from: usd, to: nok, on: november(2))?.divisor?.description == "1.1590")
    #expect(!rates.knows(Currency(code: "points")))
  }

  @Test func newestRatesAreReadAlone() throws {
    let writer = try place.writer()
    let days = (1...20).map { rate($0, "USD", "1.\($0)") } + [rate(1, "RUB", "117.2"), rate(2, "RUB", "118")]
    _ = try writer.record(fetch) { try $0(.rates(days)) }
    let rates = try place.reader().rates(of: ["USD", "RUB"], onlyNewest: true)
    #expect(rates.days(of: Currency(code: "USD")) == (13...20).map(november))
    #expect(rates.days(of: Currency(code: "RUB")) == [november(2)])
    #expect(try place.reader().rates(of: ["NOK"]).newest == november(20))
    let plan: [String] = try writer.database.all(
      "EXPLAIN QUERY PLAN SELECT day, units, scale FROM rate WHERE currency = ? AND day >= ? ORDER BY day", "USD", 1
    ) { $0[3] }
    #expect(plan == ["SEARCH rate USING PRIMARY KEY (currency=? AND day>?)"])
  }

  @Test func ratesBelongToTheirAnswerAndSource() throws {
    let writer = try place.writer()
    try writer.switchOn(SourceDefinition(name: "ECB", type: "ecb", settings: #"{"address":"http://a/"}"#))
    #expect(throws: StatementError.self) {
      try writer.record(fetch) { sink in
        try sink(.rates([rate(2, "USD", "1.1590")]))
        throw StatementError("cut")
      }
    }
    #expect(try place.reader().rates(of: ["USD"]).newest == nil)
    _ = try writer.record(fetch) { sink in
      try sink(.rates([rate(2, "USD", "1.1590")]))
      try writer.remember(#"{"newest":"2026-11-02"}"#, of: "ECB")
    }
    try writer.switchOn(SourceDefinition(name: "ECB", type: "ecb"))
    #expect(try writer.definition(of: "ECB")?.settings == "{}")
    #expect(try writer.memory(of: "ECB") == #"{"newest":"2026-11-02"}"#)
    try writer.removeSource("ECB", deletingData: false)
    #expect(try place.reader().rates(of: ["USD"]).newest == november(2))
    try writer.switchOn(SourceDefinition(name: "ECB", type: "ecb"))
    try writer.removeSource("ECB", deletingData: true)
    #expect(try place.reader().rates(of: ["USD"]).newest == nil)
  }

  @Test func usersSourceOfThatNameIsLeftAlone() throws {
    let writer = try place.writer()
    try writer.addSource(SourceDefinition(name: "ECB", type: "command"))
    try writer.switchOn(SourceDefinition(name: "ECB", type: "ecb"))
    #expect(try writer.definition(of: "ECB")?.type == "command")
    #expect(try writer.definition(of: "ECB 2")?.type == "ecb")
  }
}
