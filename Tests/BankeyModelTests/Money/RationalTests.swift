import TestSupport
import Testing

@testable import BankeyModel

@Suite struct RationalTests {
  private func amount(_ text: String) -> Amount { try! AmountParser.parse(text, mark: .dot) }

  @Test(arguments: [
    ("0.125", 2, "0.12"), ("0.135", 2, "0.14"), ("-0.125", 2, "-0.12"), ("-0.135", 2, "-0.14"), ("0.5", 0, "0"),
    ("1.5", 0, "2"), ("2.5", 0, "2"), ("-0.5", 0, "0"), ("7", 2, "7.00"), ("-1.999", 2, "-2.00"),
  ])
  func roundsHalfToEven(text: String, decimals: Int, result: String) {
    #expect(Rational(amount(text)).rounded(to: decimals)?.description == result)
  }

  @Test func onlyTheSumIsRounded() throws {
    let third = try #require(Rational(amount("1")).divided(by: amount("3")))
    let sixth = try #require(Rational(amount("1")).divided(by: amount("6")))
    #expect(third.rounded(to: 2)?.description == "0.33")
    #expect(third.adding(third).adding(third).rounded(to: 2)?.description == "1.00")
    // Exactly a half, of which no decimal form of the parts is exact.
    #expect(third.adding(sixth).rounded(to: 0)?.description == "0")
    #expect(third.adding(sixth).adding(Rational(amount("1"))).rounded(to: 0)?.description == "2")
  }

  @Test func overflowIsNil() throws {
    let largest = Rational(Amount(units: .max, scale: 0))
    #expect(largest.rounded(to: 0)?.units == .max)
    #expect(largest.adding(Rational(amount("1"))).rounded(to: 0) == nil)
    #expect(largest.rounded(to: 2) == nil)
    #expect(Rational(Amount(units: .min, scale: 0)).rounded(to: 0)?.units == .min)
    #expect(Rational(amount("1")).divided(by: .zero) == nil)
  }

  @Test func wideIntegersMatchSmallOnes() {
    var random = SeededRandom(seed: 15)
    for _ in 0..<2000 {
      let (a, b) = (
        Int64.random(in: -1 << 40...1 << 40, using: &random), Int64.random(in: -9999...9999, using: &random)
      )
      let (x, y) = (WideInteger(a), WideInteger(b))
      #expect((x + y).small == a + b && (x * y).small == a * b && (x < y) == (a < b), "\(a) \(b)")
      guard b != 0 else { continue }
      let (quotient, rest) = x.sizes(dividedBy: y)
      #expect(quotient.small == Int64((a / b).magnitude) && rest.small == Int64((a % b).magnitude), "\(a) \(b)")
    }
  }

  @Test func wideIntegersGrowWithoutLimit() {
    var random = SeededRandom(seed: 16)
    for _ in 0..<50 {
      let parts = (0..<8).map { _ in WideInteger(Int64.random(in: 1 << 50...Int64.max, using: &random)) }
      let product = parts.dropFirst().reduce(parts[0], *)
      let rest = WideInteger(Int64.random(in: 0...1 << 49, using: &random))
      let (quotient, remainder) = (product + rest).sizes(dividedBy: parts[0])
      #expect(quotient == parts[1...].reduce(WideInteger(1), *) && remainder == rest)
      #expect(product.small == nil && (product + product.negated).isZero)
    }
  }
}

@Suite struct ReferenceRatesTests {
  private let nok = Currency(code: "NOK")
  private let usd = Currency(code: "USD")
  private let eur = Currency(code: "EUR")
  private func day(_ text: String) -> Day { Day(iso: text)! }
  private func rate(_ day: String, _ currency: String, _ rate: String) -> ReferenceRate {
    ReferenceRate(day: self.day(day), currency: currency, rate: try! AmountParser.parse(rate, mark: .dot))
  }
  private var rates: ReferenceRates {
    ReferenceRates([
      rate("2026-11-20", "USD", "1.25"), rate("2026-11-20", "NOK", "11.5"), rate("2026-11-19", "USD", "1.2"),
      rate("2026-11-19", "NOK", "11"), rate("2026-11-18", "NOK", "10"), rate("2026-11-02", "USD", "1.1"),
    ])
  }

  @Test func conversionUsesTheLastCommonDay() throws {
    let friday = try #require(rates.conversion(from: usd, to: nok, on: day("2026-11-22")))
    #expect(friday.day == day("2026-11-20"))
    #expect(friday.value(of: Amount(units: 250, scale: 2))?.rounded(to: 2)?.description == "23.00")
    // On the 18th the dollar has no rate.
    #expect(rates.conversion(from: usd, to: nok, on: day("2026-11-18")) == nil)
    #expect(rates.conversion(from: usd, to: nok, on: day("2026-11-19"))?.divisor?.description == "1.2")
  }

  @Test func rateIsValidForAWeek() {
    #expect(rates.conversion(from: usd, to: nok, on: day("2026-11-27")) != nil)
    #expect(rates.conversion(from: usd, to: nok, on: day("2026-11-28")) == nil)
    #expect(rates.conversion(from: usd, to: eur, on: day("2026-11-09"))?.day == day("2026-11-02"))
    #expect(rates.conversion(from: usd, to: eur, on: day("2026-11-10")) == nil)
    #expect(rates.conversion(from: usd, to: eur, on: day("2026-11-01")) == nil)
  }

  @Test func euroIsTheBase() throws {
    let from = try #require(rates.conversion(from: eur, to: nok, on: day("2026-11-20")))
    #expect(from.divisor == nil && from.multiplier?.description == "11.5")
    let to = try #require(rates.conversion(from: nok, to: eur, on: day("2026-11-20")))
    #expect(to.multiplier == nil && to.value(of: Amount(units: 23, scale: 0))?.rounded(to: 2)?.description == "2.00")
    #expect(rates.conversion(from: eur, to: eur, on: day("1900-01-01"))?.day == nil)
    #expect(!rates.knows(Currency(code: "points")) && rates.knows(eur))
  }
}
