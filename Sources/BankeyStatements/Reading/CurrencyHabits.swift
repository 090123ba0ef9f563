import BankeyModel

/// How the countries of a currency write dates and amounts. It decides only where a file shows nothing else, and a note
/// names it. Currencies whose countries differ are left out, among them the euro's.
extension Currency {
  /// Whether no country with this currency writes the month first.
  var isOfDayFirst: Bool { Currency.dayFirst.contains(code) }

  /// The decimal mark of all countries with this currency; nil when they differ, or it has three decimals.
  var customaryMark: DecimalMark? {
    Currency.points.contains(code) ? .dot : Currency.commas.contains(code) ? .comma : nil
  }

  /// Whether prices in the currency have no decimals, although ISO 4217 gives it some.
  var isWithoutCents: Bool { Currency.withoutCents.contains(code) }

  /// Whether `$` may stand for the currency.
  var hasDollarSign: Bool { Currency.dollars.contains(code) }

  private static let dollars: Set = [
    "ARS", "AUD", "BBD", "BMD", "BND", "BRL", "BSD", "BZD", "CAD", "CLP", "COP", "CUP", "DOP", "FJD", "GYD", "HKD",
    "JMD", "KYD", "LRD", "MXN", "NAD", "NZD", "SBD", "SGD", "SRD", "TTD", "TWD", "USD", "UYU", "XCD",
  ]

  /// Those whose hundredths are out of use.
  private static let withoutCents: Set = [
    "AMD", "AOA", "ARS", "COP", "CRC", "HUF", "IDR", "IRR", "KHR", "KZT", "LAK", "LBP", "MMK", "MNT", "NGN", "RSD",
    "TZS", "UZS",
  ]

  private static let dayFirst: Set = [
    "AED", "AUD", "BDT", "BHD", "BWP", "EGP", "GBP", "GHS", "INR", "JOD", "KWD", "LKR", "MAD", "MUR", "MYR", "NGN",
    "NZD", "OMR", "PKR", "QAR", "SGD", "TND", "TZS", "UGX", "ZAR", "ZMW",
  ]

  private static let points: Set = [
    "AED", "AUD", "BDT", "CNY", "EGP", "GBP", "GHS", "HKD", "ILS", "INR", "JPY", "KES", "KRW", "LKR", "MXN", "MYR",
    "NGN", "NZD", "PHP", "PKR", "SAR", "SGD", "THB", "TWD", "USD",
  ]

  private static let commas: Set = [
    "ARS", "BGN", "BRL", "CLP", "COP", "CZK", "DKK", "HUF", "IDR", "ISK", "NOK", "PLN", "RON", "RSD", "RUB", "SEK",
    "TRY", "UAH", "UYU", "VND",
  ]
}
