/// How a locale writes an amount of money.
struct NumberPattern: Sendable {
  let decimalMark: String
  let groupMark: String
  /// Digits in the last group, and in the groups before it; 0 where nothing is grouped.
  let lastGroup: Int
  let otherGroups: Int
  /// How many digits must stand before the first mark: 2 where 1000 is not grouped but 10 000 is.
  let minimum: Int
  /// `¤` is the currency, `#` the figure, `-` the sign, `_` nothing (the letters of `¤` touch the figure), anything else itself.
  let positive: String
  let negative: String

  /// The pattern of a locale, of its language, or of English.
  init(locale: String) {
    let fields = LocaleTable.money.fields(of: locale)
    decimalMark = fields[0]
    groupMark = fields[1]
    lastGroup = fields[2].utf8.first.map { Int($0) - 0x30 } ?? 0
    otherGroups = fields[2].utf8.dropFirst().first.map { Int($0) - 0x30 } ?? 0
    minimum = fields[2].utf8.last.map { Int($0) - 0x30 } ?? 1
    positive = fields[3]
    negative = fields[4]
  }
}
