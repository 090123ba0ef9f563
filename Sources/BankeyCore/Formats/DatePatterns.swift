/// How a locale writes days and times, in the letters of `strftime`.
struct DatePatterns: Sendable {
  let long: String
  let medium: String
  let short: String
  let time: String
  /// Sunday first.
  let weekdays: [String]
  /// January first, as the long, the medium and the short pattern want them.
  let longMonths: [String]
  let mediumMonths: [String]
  let shortMonths: [String]

  /// The patterns and names of a locale, of its language, or of English.
  init(locale: String) {
    let patterns = LocaleTable.dates.fields(of: locale)
    (long, medium, short, time) = (patterns[0], patterns[1], patterns[2], patterns[3])
    let names = LocaleTable.names.fields(of: locale).map { $0.split(separator: ";").map(String.init) }
    (weekdays, longMonths, mediumMonths) = (names[0], names[1], names[2])
    shortMonths = names.count > 3 ? names[3] : mediumMonths
  }
}
