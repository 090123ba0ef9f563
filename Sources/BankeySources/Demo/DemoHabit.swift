import BankeyCore

/// Something that happens on an account again and again.
struct DemoHabit: Sendable {
  /// On which days. Days count from the bank's first day.
  enum When: Sendable {
    /// Every so many days, one of them being `from`.
    case every(Int, from: Int)
    /// On the day of the month that the day `from` has, or the month's last.
    case monthly(from: Int)
    /// On the last day of a month.
    case monthEnd
    /// On one day in so many.
    case oneDayIn(Int)
  }
  /// On which days.
  var when: When
  /// One of these, each time.
  var shops: [DemoShop]
  /// How many days it may take until it is posted.
  var delay = 0...0

  /// What happens on `day`, nil when nothing does. The same `random` has to be given every time.
  func entry(on day: Int, of start: Day, _ random: inout DemoRandom) -> DemoEntry? {
    guard when.includes(day, of: start, &random), let shop = shops.randomElement(using: &random) else { return nil }
    return DemoEntry(
      day: day, delay: .random(in: delay, using: &random), cents: .random(in: shop.cents, using: &random),
      text: shop.text, counterparty: shop.counterparty)
  }
}

extension DemoHabit.When {
  /// Whether it happens on `day`.
  func includes(_ day: Int, of start: Day, _ random: inout DemoRandom) -> Bool {
    switch self {
    case .every(let days, let from): (day - from).isMultiple(of: days)
    case .monthly(let from): start.advanced(by: day).isMonthly(start.advanced(by: from))
    case .monthEnd: start.advanced(by: day + 1).components.day == 1
    case .oneDayIn(let days): Int.random(in: 0..<days, using: &random) == 0
    }
  }
}

extension Day {
  /// Whether it has the day of the month of `model`, or is its month's last where there is none.
  fileprivate func isMonthly(_ model: Day) -> Bool {
    let (day, wanted) = (components.day, model.components.day)
    return day == wanted || day < wanted && advanced(by: 1).components.day == 1
  }
}
