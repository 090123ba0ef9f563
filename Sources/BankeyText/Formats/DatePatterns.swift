import BankeyModel

/// The date and time patterns of a locale, in the conversion letters of `strftime`.
struct DatePatterns: Sendable {
  let long: String
  let medium: String
  let short: String
  let time: String
  /// The names of the weekdays, from Sunday.
  let weekdays: [String]
  /// The names of the months, in the forms that the long, medium and short patterns require.
  let longMonths: [String]
  let mediumMonths: [String]
  let shortMonths: [String]

  /// The patterns and names of a locale, or else of its language, or else of English.
  init(locale: String) {
    let patterns = LocaleTable.dates.fields(of: locale)
    (long, medium, short, time) = (patterns[0], patterns[1], patterns[2], patterns[3])
    let names = LocaleTable.names.fields(of: locale).map { $0.split(separator: ";").map(String.init) }
    (weekdays, longMonths, mediumMonths) = (names[0], names[1], names[2])
    shortMonths = names.count > 3 ? names[3] : mediumMonths
  }
}

extension DatePatterns {
  /// `pattern` filled in with a day and the minutes since its midnight.
  func text(_ pattern: String, day: Day, minute: Int = 0) -> String {
    var text = ""
    var isField = false
    for scalar in pattern.unicodeScalars {
      if isField { text += field(scalar, day, minute) } else if scalar != "%" { text.unicodeScalars.append(scalar) }
      isField = !isField && scalar == "%"
    }
    return text
  }

  private func field(_ letter: Unicode.Scalar, _ day: Day, _ minute: Int) -> String {
    switch letter {
    case "H": zeroPadded(minute / 60, to: 2)
    case "k": String(minute / 60)
    case "M": zeroPadded(minute % 60, to: 2)
    default: field(letter, day)
    }
  }

  private func field(_ letter: Unicode.Scalar, _ day: Day) -> String {
    let (year, month, number) = day.components
    return switch letter {
    case "A": weekdays[day.weekday]
    case "B": longMonths[month - 1]
    case "b": mediumMonths[month - 1]
    case "h": shortMonths[month - 1]
    case "m": zeroPadded(month, to: 2)
    case "n": String(month)
    case "d": zeroPadded(number, to: 2)
    case "e": String(number)
    default: String(year)
    }
  }
}
