import BankeyCore
import BankeyModel
import BankeyText

nonisolated extension Sample {
  /// Rates of the last working days before `today`, for totals in Norwegian crowns.
  public static var oneCurrency: OneCurrency {
    OneCurrency(
      base: Currency(code: "NOK"),
      rates: ReferenceRates((0..<120).flatMap(rates).sorted { $0.day < $1.day }))
  }

  /// The sample accounts with a total in one currency.
  public static var convertedSnapshot: AccountsSnapshot {
    var snapshot = snapshot
    snapshot.oneCurrency = oneCurrency
    snapshot.sources.append(SourceStatus(name: "ECB", type: "ecb", lastSuccess: clock.now))
    return snapshot
  }

  /// A slow sawtooth, without weekends. The newest rate is from Friday, the day before `today`.
  private static func rates(_ age: Int) -> [ReferenceRate] {
    let day = today.advanced(by: -age)
    guard (1...5).contains(day.weekday) else { return [] }
    let step = Int64(abs(age % 20 - 10))
    return [
      ReferenceRate(day: day, currency: "USD", rate: Amount(units: 11590 + 7 * step, scale: 4)),
      ReferenceRate(day: day, currency: "NOK", rate: Amount(units: 117345 - 31 * step, scale: 4)),
    ]
  }
}
