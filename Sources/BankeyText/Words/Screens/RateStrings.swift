/// The texts of totals in one currency.
public protocol RateStrings: Sendable {
  /// "rates of Nov 20"
  func rates(of day: String) -> String
  /// "22 days old", of rates.
  func ratesAge(_ days: Int) -> String
  /// "without points", of currencies that were not converted.
  func without(_ currencies: String) -> String
  /// "no rates yet"
  var noRates: String { get }
  /// "not converted: no reference rate", beside a sum.
  var noRate: String { get }
  /// "not converted: no reference rate since Mar 1, 2022", beside a sum.
  func noRate(since day: String) -> String
  /// "amounts in an unknown currency", which are not converted.
  var unknownCurrency: String { get }
  /// "reference rates", the kind of source.
  var referenceRates: String { get }
  /// Explains that totals in one currency are off, and how to switch them on.
  var ratesAreOff: String { get }
  /// Explains that all balances are in the currency of totals, so nothing is converted.
  func nothingToConvert(_ currency: String) -> String
}

extension English {
  var noRates: String { "no rates yet" }
  var noRate: String { "not converted: no reference rate" }
  var unknownCurrency: String { "amounts in an unknown currency" }
  var referenceRates: String { "reference rates" }
  var ratesAreOff: String {
    "Totals in one currency are off. To switch them on, add `base = \"EUR\"` below [rates] in the config, then refresh."
  }

  func rates(of day: String) -> String { "rates of \(day)" }
  func ratesAge(_ days: Int) -> String { "\(figure(days)) days old" }
  func without(_ currencies: String) -> String { "without \(currencies)" }
  func noRate(since day: String) -> String { "not converted: no reference rate since \(day)" }
  func nothingToConvert(_ currency: String) -> String { "All balances are in \(currency), so nothing is converted." }
}

extension Norwegian {
  var noRates: String { "ingen kurser ennå" }
  var noRate: String { "ikke omregnet: ingen referansekurs" }
  var unknownCurrency: String { "beløp i ukjent valuta" }
  var referenceRates: String { "referansekurser" }
  var ratesAreOff: String {
    "Summer i én valuta er slått av. Slå dem på med `base = \"NOK\"` under [rates] i konfigurasjonen, og oppdater."
  }

  func rates(of day: String) -> String { "kurser fra \(day)" }
  func ratesAge(_ days: Int) -> String { "\(figure(days)) dager gamle" }
  func without(_ currencies: String) -> String { "uten \(currencies)" }
  func noRate(since day: String) -> String { "ikke omregnet: ingen referansekurs siden \(day)" }
  func nothingToConvert(_ currency: String) -> String { "Alle saldoer er i \(currency), så ingenting omregnes." }
}
