import _FoundationICU

/// The Gregorian patterns and names of a locale.
struct Calendar {
  private let long: DatePattern
  private let medium: DatePattern
  private let short: DatePattern
  private let time: DatePattern
  private let format: UnsafeMutablePointer<UDateFormat?>?

  init(locale: String) {
    let locale = locale + "@calendar=gregorian;numbers=latn"
    let format = checked { swift_udat_open(UDAT_NONE, UDAT_FULL, locale, nil, 0, nil, 0, $0) }
    let generator = checked { swift_udatpg_open(locale, $0) }
    defer { swift_udatpg_close(generator) }
    let era = Self.symbol(format, UDAT_ERAS, 1)
    func best(_ skeleton: String, _ name: String = "") -> DatePattern {
      let units = Array(skeleton.utf16)
      let pattern = text { swift_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, $2) }
      return DatePattern(pattern, name: name, era: era)
    }
    long = DatePattern(text { swift_udat_toPattern(format, 0, $0, $1, $2) }, name: "%B", era: era)
    (medium, short, time) = (best("yMMMd", "%b"), best("MMMd", "%h"), best("Hm"))
    self.format = format
  }

  /// The patterns, as a line of the table.
  var patterns: String { [long, medium, short, time].map(\.text).joined(separator: "|") }

  /// The names, as a line of the table: of the weekdays and of the months in each pattern.
  var names: String {
    let weekdays = list(long.weekday.flatMap { weekdayLists[$0] } ?? UDAT_WEEKDAYS, 1..<8)
    let months = [long, medium, short].map { list($0.month.flatMap { monthLists[$0] } ?? UDAT_SHORT_MONTHS, 0..<12) }
    return ([weekdays] + (months[1] == months[2] ? Array(months.prefix(2)) : months)).joined(separator: "|")
  }

  private func list(_ kind: UDateFormatSymbolType, _ range: Range<Int32>) -> String {
    range.map { plain(Self.symbol(format, kind, $0)) }.joined(separator: ";")
  }

  private static func symbol(
    _ format: UnsafeMutablePointer<UDateFormat?>?, _ kind: UDateFormatSymbolType, _ index: Int32
  ) -> String {
    text { swift_udat_getSymbols(format, kind, index, $0, $1, $2) }
  }
}

private let monthLists = [
  "MMMM": UDAT_MONTHS, "LLLL": UDAT_STANDALONE_MONTHS, "MMM": UDAT_SHORT_MONTHS, "LLL": UDAT_STANDALONE_SHORT_MONTHS,
]

private let weekdayLists = [
  "EEEE": UDAT_WEEKDAYS, "cccc": UDAT_STANDALONE_WEEKDAYS, "EEE": UDAT_SHORT_WEEKDAYS, "E": UDAT_SHORT_WEEKDAYS,
]
