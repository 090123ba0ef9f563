import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey rates`.
struct RatesOutput {
  private let presenter: Presenter
  private let total: ConvertedTotal

  /// Converts the current balances, or those at the end of a day. Throws when the config does not ask for it, or there
  /// is nothing to convert.
  init(_ setting: Setting, on day: Day?) throws(CommandError) {
    presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    guard let base = setting.config.rates?.base else { throw CommandError(presenter.strings.ratesAreOff) }
    let total = try RatesOutput.total(setting, on: day, presenter)
    guard let total, total.isNeeded else { throw CommandError(presenter.strings.nothingToConvert(base.code)) }
    self.total = total
  }

  private static func total(
    _ setting: Setting, on day: Day?, _ presenter: Presenter
  ) throws(CommandError) -> ConvertedTotal? {
    guard let store = try DatabaseAccess.open(setting) else { return nil }
    return try DatabaseAccess.reading {
      try store.snapshot {
        let snapshot = try store.look(setting.config, countingAfter: Int64.max)
        guard let day, let choice = try store.allRates(setting.config) else { return presenter.converted(snapshot) }
        return presenter.converted(snapshot, try store.dayTotals(since: nil), on: day, by: choice)
      }
    }
  }

  /// Prints the parts and the total.
  func write(asJSON: Bool) throws(CommandError) {
    var output = DataOutput()
    if asJSON { try output.write(total.json.text + "\n") } else { try writeTable(&output) }
    try output.flush()
  }

  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    let columns: [TextTable.Column] = [
      .figure(presenter.strings.column(.amount)), .text("", least: 20),
      .figure(presenter.formats.foreign(total.base.code)),
    ]
    let rows = presenter.rows(of: total).map { [$0.label, $0.note ?? "", $0.figure] }
    let lines = TextTable.lines(columns, rows, width: PlainTerminal.width, isASCII: presenter.formats.isASCII)
    for line in lines { try output.line(line) }
    let (title, figure) = presenter.title(of: total)
    try output.line(title + ": " + figure)
  }
}

extension ConvertedTotal {
  /// The total in the format of `bankey rates --json`. Later versions may add keys but do not change these.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.put("version", 1)
    object.put("currency", base.code)
    object.put("total", total?.description)
    object.put("ratesDate", ratesDay?.description)
    object.put("leftOut", leftOut.map(\.code))
    object.put("parts", parts.map(json(of:)))
    return object
  }

  private func json(of part: Part) -> JSONObject {
    var object = JSONObject()
    object.put("currency", part.currency.code)
    object.put("amount", part.amount?.description)
    object.put("multiplier", part.conversion?.multiplier?.description)
    object.put("divisor", part.conversion?.divisor?.description)
    object.put("rateDate", part.conversion?.day?.description)
    object.put("result", part.value?.rounded(to: base.decimals)?.description)
    object.put("accounts", part.accounts.map(\.account.id))
    return object
  }
}
