import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// Reads what a forecast needs.
struct UpcomingReading {
  private let store: Store?
  private let setting: Setting

  /// Creates a reading of a database; nil while there is none.
  init(_ store: Store?, _ setting: Setting) { (self.store, self.setting) = (store, setting) }

  /// The expected payments from a day on.
  func upcoming(on today: Day) throws(CommandError) -> Upcoming {
    try DatabaseAccess.reading {
      guard let store else { return Upcoming([], of: [], today: today) }
      return try store.snapshot {
        let past = try store.recurrences(since: today.advanced(by: -Upcoming.lookBack))
        let accounts = try Listing(store, setting.config, countingAfter: Int64.max).accounts
        return Upcoming(past.transactions, of: accounts, dismissed: past.dismissed, today: today)
      }
    }
  }
}

/// The output of `bankey coming`.
struct UpcomingOutput {
  private let presenter: Presenter
  private let upcoming: Upcoming

  /// Computes the forecast.
  init(_ setting: Setting) throws(CommandError) {
    presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    upcoming = try UpcomingReading(DatabaseAccess.open(setting), setting).upcoming(on: setting.clock.localNow.day)
  }

  func write(asJSON: Bool) throws(CommandError) {
    var output = DataOutput()
    if asJSON { try writeJSON(&output) } else { try writeTable(&output) }
    try output.flush()
  }

  private func writeJSON(_ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("coming")
    for forecast in upcoming.forecasts { try output.write(list.next(forecast.json)) }
    try output.write(list.end)
  }

  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    if upcoming.forecasts.isEmpty { return StandardError.say(presenter.strings.nothingUpcoming) }
    for (number, forecast) in upcoming.forecasts.enumerated() {
      if number > 0 { try output.line("") }
      let rows = forecast.items.map { row(of: $0, forecast.currency) }
      let columns: [TextTable.Column] = [
        .text(presenter.strings.column(.date)), .text(presenter.strings.column(.text), least: 16),
        .text("", least: 10, rank: 0), .figure(presenter.strings.column(.amount)),
        .figure(presenter.strings.column(.balance)),
      ]
      let lines = TextTable.lines(columns, rows, isASCII: presenter.formats.isASCII)
      for line in lines { try output.line(line) }
      guard let lowest = forecast.lowest else { continue }
      let money = forecast.currency.code + " " + presenter.figure(lowest.balance, forecast.currency)
      try output.line(presenter.headline(of: forecast, lowest) + ": " + money)
    }
  }

  private func row(of item: Forecast.Item, _ currency: Currency) -> [String] {
    [
      item.day.description, presenter.payee(of: item), presenter.kind(of: item),
      presenter.signedFigure(.init(low: item.low, high: item.high), currency),
      item.balance.map { presenter.figure($0, currency) } ?? presenter.unknown,
    ]
  }
}

extension Forecast {
  /// The forecast as `bankey coming --json` writes it. Later versions may add keys but do not change these.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("currency", currency.code)
    object.put("accounts", accounts.map(\.id))
    object.put("uncounted", accounts.filter { $0.balance == nil }.map(\.id))
    object.put("balance", balance?.description)
    object.put("payday", payday?.day.description)
    object.put("until", last.description)
    object.put("lowestDate", lowest?.day.description)
    object.put("lowestLow", lowest?.balance.low.description)
    object.put("lowestHigh", lowest?.balance.high.description)
    object.put("everydayLow", lowest?.everyday?.amount.low.description)
    object.put("everydayHigh", lowest?.everyday?.amount.high.description)
    object.put("items", items.map(\.json))
    return object
  }
}

extension Forecast.Item {
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("date", day.description)
    object.put("low", low.description)
    object.put("high", high.description)
    object.put("balanceLow", balance?.low.description)
    object.put("balanceHigh", balance?.high.description)
    switch cause {
    case .series(let series):
      object.put("kind", "series")
      object.put("name", series.name)
      object.put("account", series.account)
      object.put("every", series.rhythm.rawValue)
      object.put("since", series.since?.description)
      object.put("transactions", series.occurrences.map { "\($0.id)" })
      object.put("payee", series.payee)
      object.put("counterparty", series.counterparty)
    case .authorized(let transaction):
      object.put("kind", "authorized")
      object.put("name", transaction.description)
      object.put("account", transaction.account)
      object.put("every", nil as String?)
      object.put("since", nil as String?)
      object.put("transactions", ["\(transaction.id)"])
      object.put("payee", transaction.payee)
      object.put("counterparty", transaction.counterparty)
    }
    return object
  }
}

extension RecurringSeries {
  /// The day since which it has its current amount; nil when it never had another.
  fileprivate var since: Day? { if case .stepped(_, _, let day) = sum { day } else { nil } }
}
