/// One transaction of the demo bank. Days count from the bank's first day.
struct DemoEntry: Hashable, Sendable {
  /// The day it is authorized on.
  var authorized: Int
  /// The day it is posted on.
  var posted: Int
  /// Hundredths of the account's currency, money in is positive.
  var cents: Int64
  /// The bank's text; `{month}` at its end becomes the month's name.
  var text: String
  /// The other side.
  var counterparty: String?
  /// Its place among those of the account that were authorized on that day.
  var ordinal = 0

  /// Something that is posted when it happens, or `delay` days after it was authorized.
  init(day: Int, delay: Int = 0, cents: Int64, text: String, counterparty: String? = nil) {
    authorized = day
    posted = day + delay
    self.cents = cents
    self.text = text
    self.counterparty = counterparty
  }
}

extension DemoEntry {
  /// The bank's text in a month, 1 to 12.
  func text(in month: Int) -> String {
    text.hasSuffix("{month}") ? text.dropLast("{month}".count) + DemoEntry.months[month - 1] : text
  }

  private static let months = [
    "JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY", "AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER",
    "DECEMBER",
  ]
}
