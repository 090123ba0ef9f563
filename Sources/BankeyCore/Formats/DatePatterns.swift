/// How a locale writes days and times, in the letters of `strftime`.
struct DatePatterns: Sendable {
  let long: String
  let medium: String
  let short: String
  let time: String
  /// January first.
  let months: [String]
  let shortMonths: [String]
  /// Sunday first.
  let weekdays: [String]

  /// The patterns and names of a locale, of its language, or of English.
  init(locale: String) {
    let patterns = LocaleTable.dates.fields(of: locale)
    (long, medium, short, time) = (patterns[0], patterns[1], patterns[2], patterns[3])
    let names = LocaleTable.names.fields(of: locale).map { $0.split(separator: ";").map(String.init) }
    (months, shortMonths, weekdays) = (names[0], names[1], names[2])
  }
}
