import BankeyModel

/// A transaction in an answer.
struct SimpleFINRow {
  /// The maximum length of a verbatim record in bytes.
  private static let longest = 1 << 18

  private let value: JSONValue
  private let calendar: SimpleFINCalendar

  init(_ value: JSONValue, _ calendar: SimpleFINCalendar) {
    self.value = value
    self.calendar = calendar
  }

  /// The record of the transaction. `date` is the date of the account's balances.
  func record(in currency: Currency, date: LocalTime?) throws(SimpleFINAnswerError) -> TransactionRecord {
    guard value.isObject else { throw SimpleFINAnswerError("it is not an object") }
    guard value.place.count <= SimpleFINRow.longest else {
      throw SimpleFINAnswerError("it is longer than \(SimpleFINRow.longest) bytes")
    }
    let payee = line("payee")
    return TransactionRecord(
      nativeId: value["id"]?.text ?? "", status: isPending ? .authorized : .posted, day: try day(date),
      authorizedDay: (try? calendar.time(value["transacted_at"]))?.day, amount: try amount(in: currency),
      description: TransactionText.text(
        name: line("description"), memo: line("memo"), type: payee, check: nil),
      counterparty: payee)
  }

  /// A text without its layout.
  private func line(_ name: String) -> String? { value[name]?.text.map(TextLayout.flat) }

  private var isPending: Bool {
    guard let pending = value["pending"] else { return false }
    return pending.bool ?? ["1", "true"].contains(pending.text?.lowercased())
  }

  /// The day of the transaction: the posting date if posted, otherwise the date of authorization. If neither is given,
  /// the date of the balance.
  private func day(_ date: LocalTime?) throws(SimpleFINAnswerError) -> Day {
    for name in isPending ? ["transacted_at", "posted"] : ["posted", "transacted_at"] {
      if let time = try calendar.time(value[name]) { return time.day }
    }
    guard let date else { throw SimpleFINAnswerError("it has no date") }
    return date.day
  }

  private func amount(in currency: Currency) throws(SimpleFINAnswerError) -> Amount {
    guard let written = value["amount"]?.text else { throw SimpleFINAnswerError("it has no amount") }
    guard let amount = value["amount"]?.amount(in: currency) else {
      throw SimpleFINAnswerError("its amount \(Quotation.of(written)) cannot be read")
    }
    return amount
  }
}

/// Converts the seconds of SimpleFIN to days. For the reasons, see docs/decisions/simplefin-days.md.
struct SimpleFINCalendar {
  /// The seconds from 1900 to 2200.
  private static let possible: Range<Int64> = -2_208_988_800..<7_289_654_400

  /// The clock in whose zone times are converted to days.
  let clock: Clock

  /// The day of a value, and the time if it has one. Returns nil when the value is missing or 0, which does not mean a
  /// day in 1970.
  func time(_ value: JSONValue?) throws(SimpleFINAnswerError) -> LocalTime? {
    guard let value else { return nil }
    guard let moment = value.moment, SimpleFINCalendar.possible.contains(moment.seconds) else {
      throw SimpleFINAnswerError("its date \(Quotation.of(value.raw)) is impossible")
    }
    let time = isDay(moment) ? LocalTime(day: day(moment)) : clock.local(moment)
    return time.day.number == 0 ? nil : time
  }

  /// Whether balances can have this date. It may be tomorrow if the day begins earlier at the server.
  func hasCome(_ time: LocalTime) -> Bool { time.day <= clock.localNow.day.advanced(by: 1) }

  /// Whether a time stands for a whole day: midnight or noon UTC.
  private func isDay(_ moment: Timestamp) -> Bool { moment.seconds % 43_200 == 0 }

  private func day(_ moment: Timestamp) -> Day {
    let halves = Int(moment.seconds / 43_200)
    return Day(number: halves >= 0 ? halves / 2 : (halves - 1) / 2)
  }
}

/// Detects SimpleFIN: a JSON object with one of the keys of its answers.
enum SimpleFINSign {
  /// Whether the file begins like an answer of a SimpleFIN server. A message of MT940 begins with a brace, too.
  static func isFound(in bytes: ByteView) -> Bool {
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    let object = bytes.trimmed(start..<bytes.count)
    guard let first = object.first, bytes[first] == UInt8(ascii: "{") else { return false }
    let inside = bytes.trimmed(first + 1..<bytes.count)
    guard let name = inside.first, bytes[name] == UInt8(ascii: "\"") else { return false }
    // The errors of version 1 come first and may exceed the bytes examined here.
    return bytes.starts(with: "\"errors\"", at: name) || names.contains { bytes.end(of: $0, from: name) != nil }
  }

  private static let names: [StaticString] = ["\"accounts\"", "\"errlist\"", "\"versions\""]
}
