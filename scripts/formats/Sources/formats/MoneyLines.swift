import _FoundationICU

/// The formats of amounts: decimal mark, group mark, groups, positive and negative pattern.
enum MoneyLines {
  static func line(of locale: String) -> String {
    // Some locales have special marks for one currency. All figures of a column must have the same marks, so they are
    // those of no currency, XXX.
    let format = checked { swift_unum_open(UNUM_CURRENCY, nil, 0, locale + "@currency=XXX;numbers=latn", nil, $0) }
    defer { swift_unum_close(format) }
    let parts = text { swift_unum_toPattern(format, 0, $0, $1, $2) }.split(separator: ";").map {
      pattern(String($0), in: locale)
    }
    let marks = [UNUM_MONETARY_SEPARATOR_SYMBOL, UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL].map { symbol in
      plain(text { swift_unum_getSymbol(format, symbol, $0, $1, $2) })
    }
    return (marks + [groups(format), parts[0], parts.count > 1 ? parts[1] : "-" + parts[0]]).joined(separator: "|")
  }

  /// The numbers of digits in the last group, in the other groups, and at least before the first mark.
  private static func groups(_ format: UnsafeMutablePointer<UNumberFormat?>?) -> String {
    let last = swift_unum_getAttribute(format, UNUM_GROUPING_SIZE)
    let others = swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)
    let isWhole = text { swift_unum_format(format, 1000, $0, $1, nil, $2) }.contains("1000")
    return last > 0 ? "\(last)\(others > 0 ? others : last)\(isWhole ? 2 : 1)" : "001"
  }

  /// The pattern with `#` for the figure, and with `_` if a currency's letters touch it.
  private static func pattern(_ icu: String, in locale: String) -> String {
    let short = plain(icu).replacing(/[#0][#0,.]*/, with: "#").replacing("'", with: "")
    precondition(short.filter { $0 == "#" }.count == 1 && short.filter { $0 == "¤" }.count == 1, "\(icu) is no pattern")
    return touches(locale) ? short.replacing("¤#", with: "¤_#") : short
  }

  private static func touches(_ locale: String) -> Bool {
    let format = checked { swift_unum_open(UNUM_CURRENCY, nil, 0, locale + "@currency=XTS;numbers=latn", nil, $0) }
    defer { swift_unum_close(format) }
    return text { swift_unum_format(format, 1, $0, $1, nil, $2) }.contains("XTS1")
  }
}
