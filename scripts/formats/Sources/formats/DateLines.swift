import _FoundationICU

/// The formats of days and times in the Gregorian calendar.
struct DateLines {
  /// The patterns of the long, medium and short day and of the time.
  let patterns: String
  /// The names of the weekdays and of the months in each pattern.
  let names: String

  init(of locale: String) {
    let locale = locale + "@calendar=gregorian;numbers=latn"
    let format = checked { swift_udat_open(UDAT_NONE, UDAT_FULL, locale, nil, 0, nil, 0, $0) }
    defer { swift_udat_close(format) }
    let era = format.symbol(UDAT_ERAS, 1)
    let days = [
      DatePattern(text { swift_udat_toPattern(format, 0, $0, $1, $2) }, name: "%B", era: era),
      DatePattern(Self.pattern("yMMMd", in: locale), name: "%b", era: era),
      DatePattern(Self.pattern("MMMd", in: locale), name: "%h", era: era),
    ]
    let time = DatePattern(Self.pattern("Hm", in: locale), name: "", era: era)
    patterns = (days + [time]).map(\.text).joined(separator: "|")
    names = Self.names(of: days, format)
  }

  private static func names(of days: [DatePattern], _ format: DateFormat) -> String {
    let weekdays = format.list(days[0].weekday.flatMap { weekdayLists[$0] } ?? UDAT_WEEKDAYS, 1..<8)
    let months = days.map { format.list($0.month.flatMap { monthLists[$0] } ?? UDAT_SHORT_MONTHS, 0..<12) }
    return ([weekdays] + (months[1] == months[2] ? Array(months.prefix(2)) : months)).joined(separator: "|")
  }

  /// The locale's best pattern with these fields.
  private static func pattern(_ fields: String, in locale: String) -> String {
    let generator = checked { swift_udatpg_open(locale, $0) }
    defer { swift_udatpg_close(generator) }
    let units = Array(fields.utf16)
    return text { swift_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, $2) }
  }
}

private typealias DateFormat = UnsafeMutablePointer<UDateFormat?>?

extension DateFormat {
  fileprivate func symbol(_ kind: UDateFormatSymbolType, _ index: Int32) -> String {
    text { swift_udat_getSymbols(self, kind, index, $0, $1, $2) }
  }

  fileprivate func list(_ kind: UDateFormatSymbolType, _ range: Range<Int32>) -> String {
    range.map { plain(symbol(kind, $0)) }.joined(separator: ";")
  }
}

private let monthLists = [
  "MMMM": UDAT_MONTHS, "LLLL": UDAT_STANDALONE_MONTHS, "MMM": UDAT_SHORT_MONTHS, "LLL": UDAT_STANDALONE_SHORT_MONTHS,
]

private let weekdayLists = [
  "EEEE": UDAT_WEEKDAYS, "cccc": UDAT_STANDALONE_WEEKDAYS, "EEE": UDAT_SHORT_WEEKDAYS, "E": UDAT_SHORT_WEEKDAYS,
]
