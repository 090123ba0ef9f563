import BankeyModel
import Testing

@Suite struct AmountTests {
  @Test func sumsAreExact() throws {
    let figures = try (1...10).map { _ in try AmountParser.parse("0.1") } + [AmountParser.parse("560.19")]
    #expect(figures.sum.map { "\($0)" } == "561.19")
    #expect([Amount]().sum == .zero)
  }

  @Test func overflowingSumIsNil() {
    let most = Amount(units: .max, scale: 2)
    let cent = Amount(units: 1, scale: 2)
    #expect([most, cent].sum == nil)
    #expect([most, cent, Amount(units: -1, scale: 2)].sum == most)
    #expect(most.adding(cent) == nil)
    #expect(Amount(units: .min, scale: 2).negated == nil)
  }

  @Test func currenciesAreNeverAdded() {
    let (krone, euro) = (Currency(code: "NOK"), Currency(code: "EUR"))
    let ten = Amount(units: 10, scale: 0)
    let sums = [Money(ten, krone), Money(ten, euro), Money(ten, krone)].sums
    #expect(sums.map(\.currency) == [krone, euro])
    #expect(sums.map(\.amount) == [Amount(units: 20, scale: 0), ten])
  }

  @Test func equalFiguresIgnoreScale() {
    let (short, long) = (Amount(units: 5, scale: 1), Amount(units: 500, scale: 3))
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
    #expect(Amount(units: -501, scale: 3) < Amount(units: -5, scale: 1))
    #expect(Amount(units: .max, scale: 0) > Amount(units: .max, scale: 18))
  }

  @Test func descriptionHasAllDecimals() {
    #expect("\(Amount(units: -50, scale: 2))" == "-0.50")
    #expect("\(Amount(units: 5, scale: 4))" == "0.0005")
    #expect("\(Amount(units: .min, scale: 18))" == "-9.223372036854775808")
    #expect("\(Amount.zero)" == "0")
  }
}
