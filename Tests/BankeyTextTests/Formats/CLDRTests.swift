import BankeyModel
import BankeyText
import Foundation
import Testing

/// The generated tables compared with ICU, which only the tests use.
@Suite struct CLDRTests {
  static let locales = Locale.availableIdentifiers.filter { !$0.contains("POSIX") && !$0.contains("@") }.sorted()

  @Test func amountsMatchICUInEveryLocale() {
    var wrong: [String] = []
    for name in Self.locales {
      let formats = Formats(locale: name)
      for code in currencies(of: name) {
        let currency = Currency(code: code)
        let style = Decimal.FormatStyle.Currency(code: code, locale: latin(name, "currency=\(code);"))
          .precision(.fractionLength(currency.decimals))
        for units: Int64 in [123_456_789, -123_450] {
          let amount = Amount(units: units, scale: currency.decimals)
          let (text, expected) = (formats.money(Money(amount, currency)), style.format(Decimal(string: "\(amount)")!))
          if text != plain(expected).replacing("-", with: "\u{2212}") {
            wrong.append("\(name) \(code): \(text) is not \(expected)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  @Test func daysMatchICUInEveryLocale() {
    var wrong: [String] = []
    for (index, name) in Self.locales.enumerated() where !isMistaken(name) {
      let formats = Formats(locale: name)
      let day = Day(number: 20_000 + index * 37)
      let texts = [formats.longDate(day), formats.mediumDate(day), formats.shortDate(day)]
      for (text, expected) in zip(texts, dates(day, name)) where text != plain(expected) {
        wrong.append("\(name): \(text) is not \(expected)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  @Test(arguments: ["en_US", "nb_NO", "ru_RU", "cs_CZ", "fi_FI", "fa_IR", "zh_TW", "ca_ES"])
  func everyDayOfAYearMatchesICU(name: String) {
    let formats = Formats(locale: name)
    for number in stride(from: 20_454, to: 20_820, by: 11) {
      let day = Day(number: number)
      #expect([formats.longDate(day), formats.mediumDate(day), formats.shortDate(day)] == dates(day, name).map(plain))
    }
  }

  /// A foreign currency and the locale's own. Left out is what CLDR writes with marks of its own for one currency only:
  /// bankey's columns have one decimal mark.
  private func currencies(of name: String) -> [String] {
    let own = Locale(identifier: name).currency?.identifier ?? "EUR"
    let isSpecial =
      own == "CVE" || (name.hasPrefix("en_") && own == "EUR") || ["fr_CH", "id_ID"].contains(name)
    return isSpecial || !Currency(code: own).isISO ? ["USD"] : ["USD", own]
  }

  /// Foundation asks ICU for another script of these, or for other digits.
  private func isMistaken(_ name: String) -> Bool {
    ["bo", "shi_Latn", "sr_Cyrl_ME", "ff_Latn_GW"].contains { name.hasPrefix($0) }
  }

  private func dates(_ day: Day, _ name: String) -> [String] {
    let formatter = DateFormatter()
    formatter.locale = latin(name, "calendar=gregorian;")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
    formatter.dateStyle = .full
    let long = formatter.string(from: date)
    return [long]
      + ["yMMMd", "MMMd"].map {
        formatter.setLocalizedDateFormatFromTemplate($0)
        return formatter.string(from: date)
      }
  }

  /// ICU's locale with the digits 0 to 9.
  private func latin(_ name: String, _ keywords: String) -> Locale {
    Locale(identifier: name + "@" + keywords + "numbers=latn")
  }

  /// As bankey writes it: plain blanks, nothing invisible.
  private func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.properties.generalCategory {
      case .spaceSeparator: " "
      case .format, .control: nil
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
