import BankeyModel
import BankeyText

extension Presenter {
  /// The age in days from which rates are old: longer than a weekend with holidays.
  static let freshRates = 5

  /// All balances that count, converted with the newest rates; nil when the config does not ask for it, or there is
  /// nothing to convert.
  public func converted(_ snapshot: AccountsSnapshot) -> ConvertedTotal? {
    guard let choice = snapshot.oneCurrency else { return nil }
    let balances = snapshot.accounts.filter { !$0.isExcluded }.compactMap { listed in
      listed.account.balance.map { (account: listed.account, balance: $0) }
    }
    let day = [now.day, choice.rates.newest].compactMap(\.self).min() ?? now.day
    let total = ConvertedTotal(
      balances, to: choice, on: day, main: mainCurrency(of: snapshot.accounts), isNow: true)
    return total.isNeeded ? total : nil
  }

  /// "≈ 1,204,000 NOK, rates of Nov 20". Says what was left out, and the age of old rates.
  public func line(of total: ConvertedTotal) -> String {
    let code = " " + formats.foreign(total.base.code)
    guard let day = total.ratesDay else { return about + " " + unknown + code + ", " + strings.noRates }
    let age = day.distance(to: now.day)
    return shortLine(of: total) + ", " + strings.rates(of: self.day(day))
      + (age >= Presenter.freshRates ? ", " + strings.ratesAge(age) : "")
  }

  /// "≈ 1,204,000 NOK", where there is no room for the day of the rates.
  func shortLine(of total: ConvertedTotal) -> String {
    let figure = total.exact?.rounded(to: 0).map { formats.plain($0, decimals: 0) } ?? unknown
    return [about, figure, formats.foreign(total.base.code)].joined(separator: " ") + without(total)
  }

  /// "≈", or "~" where only ASCII can be displayed.
  private var about: String { formats.isASCII ? "~" : "≈" }

  private func without(_ total: ConvertedTotal) -> String {
    let names = total.leftOut.map { formats.foreign($0.isUnknown ? strings.unknownCurrency : $0.code) }
    return names.isEmpty ? "" : " " + strings.without(names.joined(separator: ", "))
  }

  /// The title and the exact figure of a total: "≈ NOK, rates of Nov 20" and "1,204,000.12".
  public func title(of total: ConvertedTotal) -> (title: String, figure: String) {
    let day = total.ratesDay.map { ", " + strings.rates(of: self.day($0)) } ?? ""
    return (
      about + " " + formats.foreign(total.base.code) + without(total) + day,
      total.total.map { formats.plain($0, decimals: total.base.decimals) } ?? unknown
    )
  }

  /// The parts of a total: the sum of each currency, its rate with the day, and the converted sum.
  public func rows(of total: ConvertedTotal) -> [FigureRow] {
    total.parts.map { part in
      let value = part.value?.rounded(to: total.base.decimals)
      return FigureRow(
        id: .currency(part.currency), label: part.amount.map { formats.money(Money($0, part.currency)) } ?? unknown,
        note: note(on: part, in: total),
        figure: value.map { formats.plain($0, decimals: total.base.decimals) } ?? unknown,
        copy: value?.description)
    }
  }

  /// "× 11.7345 ÷ 1.159 · Nov 20", the exact rates of the bank; or why a part has none.
  public func note(on part: ConvertedTotal.Part, in total: ConvertedTotal) -> String {
    guard let conversion = part.conversion else {
      return part.lastRate.map { strings.noRate(since: day($0)) } ?? strings.noRate
    }
    guard let rateDay = conversion.day else { return "" }
    let (times, by) = formats.isASCII ? ("x ", "/ ") : ("× ", "÷ ")
    let rates = [conversion.multiplier.map { times + rate($0) }, conversion.divisor.map { by + rate($0) }]
    return rates.compactMap(\.self).joined(separator: " ") + (formats.isASCII ? " - " : " · ") + day(rateDay)
  }

  /// Rates are public, so they are never masked.
  private func rate(_ rate: Amount) -> String { formats.unmasked.plain(rate, decimals: 0) }

  /// The rows of the accounts whose balances make up `part`.
  public func accounts(of part: ConvertedTotal.Part) -> [FigureRow] {
    part.accounts.map { account, balance in
      FigureRow(
        id: .account(account.id), label: distinctName(of: account), note: account.balanceDate.map { day($0.day) },
        figure: formats.plain(balance, decimals: part.currency.decimals), copy: account.copyable(balance))
    }
  }
}
