import BankeyModel

/// The answer of a SimpleFIN server: an account set of version 1 or 2 of the protocol.
public struct SimpleFINAnswer: Sendable {
  private let bytes: [UInt8]
  let root: JSONValue

  /// How answers are recognized and read.
  static let format = FormatReading(format: .simplefin, declaresCharset: true, isFound: SimpleFINSign.isFound) {
    bytes, context, sink in
    try SimpleFINAnswer(Array(bytes[0..<bytes.count])).read(context.clock, into: sink)
  }

  /// Parses a whole answer.
  ///
  /// - Throws: `StatementError` if it is not an account set; when it contains only errors, with the server's
  ///   message.
  public init(_ bytes: [UInt8]) throws(StatementError) {
    self.bytes = bytes
    do throws(JSONError) {
      root = try JSONValue(bytes)
    } catch {
      let what = error.isCut ? "The answer is cut off" : "This is not valid JSON"
      throw StatementError("\(what): \(error.message).", line: error.line)
    }
    guard root["accounts"]?.elements != nil || root["versions"] != nil else {
      let complaint = SimpleFINAnswer.complaint(in: root)
      throw StatementError(complaint ?? "This JSON is not a SimpleFIN account set: it has no “accounts”.", line: 1)
    }
    if isEmpty, let complaint = SimpleFINAnswer.complaint(in: root) { throw StatementError(complaint, line: 1) }
  }

  /// The version of the protocol. Only version 2 has connections.
  public var version: Int { root["connections"] != nil || root["errlist"] != nil ? 2 : 1 }

  /// The addresses that name the units that are not currencies, without duplicates.
  public var currencyAddresses: [String] {
    let currencies = accounts.compactMap { $0["currency"]?.string }.filter(SimpleFINCurrency.isAddress)
    return Set(currencies).sorted()
  }

  /// The name of a unit until its address has been asked: the last part of the address.
  public static func currencyName(at address: String) -> String { SimpleFINCurrency.lastPart(of: address) }

  /// The first error message in a server's answer of any kind; nil when it has none.
  public static func complaint(in bytes: [UInt8]) -> String? {
    (try? JSONValue(bytes)).flatMap { complaint(in: $0) }
  }

  /// Passes the contents to `sink`. Times are converted to days in the clock's zone; `currencyNames` holds the
  /// names by address, as found at `currencyAddresses`.
  ///
  /// - Throws: Errors of `sink`.
  public func read(
    _ clock: Clock = .system, currencyNames: [String: String] = [:], into sink: StatementParser.Sink
  ) throws {
    try bytes.withUnsafeBytes { bytes in
      try SimpleFINReader(self, ByteView(bytes), SimpleFINCalendar(clock: clock), currencyNames).read(into: sink)
    }
  }

  var accounts: [JSONValue] { root["accounts"]?.elements ?? [] }

  private var isEmpty: Bool { accounts.isEmpty && root["connections"]?.elements?.isEmpty ?? true }

  private static func complaint(in root: JSONValue) -> String? {
    let messages = SimpleFINError.all(in: root).map(\.message)
    return messages.isEmpty ? nil : SimpleFINError.sentence(messages.joined(separator: " "))
  }
}

/// An error that a server reports.
struct SimpleFINError {
  /// The subject of an error, by the first part of its code.
  enum Subject { case general, connection, account }

  /// The server's message, verbatim.
  let message: String
  let subject: Subject
  /// The connection that the error names.
  let connection: String?
  /// The account that the error names.
  let account: String?

  /// All errors of an answer: the list of version 2, and those texts of version 1 that are not in it.
  static func all(in root: JSONValue) -> [SimpleFINError] {
    let listed = (root["errlist"]?.elements ?? []).compactMap(SimpleFINError.init(listed:))
    let texts = (root["errors"]?.elements ?? []).compactMap(\.text)
    let more = texts.filter { text in !listed.contains { $0.message == text } }
    return listed + more.map { SimpleFINError(message: $0, subject: .general, connection: nil, account: nil) }
  }

  /// A server's message as a sentence for the user, sanitized and shortened.
  static func sentence(_ message: String) -> String {
    "The server says: " + PlainText.cut(String(message.unicodeScalars.prefix(1000)), to: 300, ellipsis: "…")
  }

  private init(message: String, subject: Subject, connection: String?, account: String?) {
    (self.message, self.subject) = (message, subject)
    (self.connection, self.account) = (connection, account)
  }

  /// An entry of `errlist`. An unknown code counts by its first part; without a code, the named connection or account
  /// decides.
  private init?(listed value: JSONValue) {
    guard let message = value["msg"]?.text ?? value["message"]?.text ?? value["code"]?.text else { return nil }
    let (connection, account) = (value["conn_id"]?.text, value["account_id"]?.text)
    let subject: Subject =
      switch value["code"]?.string?.split(separator: ".").first {
      case "act" where account != nil: .account
      case "gen": .general
      default: connection != nil ? .connection : .general
      }
    self.init(message: message, subject: subject, connection: connection, account: account)
  }
}

extension JSONValue {
  /// A text that is not blank, or a number as written: banks send ids as either.
  var text: String? {
    guard let text = string ?? number, !text.utf8.allSatisfy(isBlank) else { return nil }
    return text
  }
}

/// The reason why an account or a transaction is rejected.
struct SimpleFINAnswerError: Error {
  /// The second half of a sentence: "it has no id".
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// Reads an account set: the connections, then the accounts one by one.
struct SimpleFINReader: StatementReader {
  var events: [StatementEvent] = []
  var counts = StatementCounts()
  var lines: LineCounter
  private let connections: SimpleFINConnections
  private let calendar: SimpleFINCalendar
  private let currencyNames: [String: String]
  private var errors: [SimpleFINError]
  private var accounts: ArraySlice<JSONValue>
  /// The account whose transactions are being read, and the remaining ones.
  private var account: SimpleFINAccount?
  private var rows: ArraySlice<JSONValue> = []
  private var batch = TransactionBatch()
  private var isBegun = false

  /// Prepares to read an answer whose text is `bytes`.
  init(_ answer: SimpleFINAnswer, _ bytes: ByteView, _ calendar: SimpleFINCalendar, _ currencyNames: [String: String]) {
    lines = LineCounter(bytes)
    connections = SimpleFINConnections(answer)
    self.calendar = calendar
    self.currencyNames = currencyNames
    errors = connections.others
    accounts = answer.accounts[...]
  }

  mutating func step() throws(ReadingError) {
    if !isBegun {
      isBegun = true
      events = connections.records.map { .connection($0) }
      // The status of a login is worth reporting even without accounts.
      counts.statements = connections.records.count
    } else if let account {
      guard let row = rows.popFirst() else { return finish(account) }
      read(row, of: account)
    } else if let value = accounts.popFirst() {
      begin(value)
    } else {
      for error in errors { note(SimpleFINError.sentence(error.message), at: 0) }
      // An account is worth importing for its balances alone, so rejected rows do not reject the answer.
      if counts.statements > 0 { counts.firstRejected = nil }
      try finishCounts()
    }
  }

  private mutating func begin(_ value: JSONValue) {
    do throws(SimpleFINAnswerError) {
      let account = try SimpleFINAccount(value, connections, calendar, currencyNames)
      counts.statements += 1
      events.append(.account(account.record))
      if account.isWithoutCurrency { note("An account does not name its currency.", at: value.place.lowerBound) }
      if let day = account.impossibleDate?.day {
        note(
          "A balance is dated \(day), which is in the future, so it counts as the current balance.",
          at: value.place.lowerBound)
      }
      (self.account, rows) = (account, account.rows[...])
    } catch {
      reject(ReadingError("Skipped an account: \(error.reason).", at: value.place.lowerBound))
    }
  }

  private mutating func read(_ row: JSONValue, of account: SimpleFINAccount) {
    do throws(SimpleFINAnswerError) {
      let record = try SimpleFINRow(row, calendar).record(in: account.record.currency, date: account.date)
      batch.append(record, raw: row.raw)
      counts.rows += 1
    } catch {
      reject(ReadingError("Skipped a transaction: \(error.reason).", at: row.place.lowerBound))
    }
    if batch.isFull { flush() }
  }

  private mutating func finish(_ account: SimpleFINAccount) {
    flush()
    if let balances = account.balances { events.append(.balances(balances)) }
    if let holdings = account.holdings { events.append(.holdings(holdings)) }
    for figure in account.unreadable {
      note("The balance \(Quotation.of(figure.text ?? figure.raw)) cannot be read.", at: figure.place.lowerBound)
    }
    takeErrors(of: account.record)
    self.account = nil
  }

  /// Hands over the errors that concern this account.
  private mutating func takeErrors(of account: AccountRecord) {
    let isMine = { (error: SimpleFINError) in
      error.account == account.nativeId && error.connection ?? account.connection == account.connection
    }
    for error in errors where isMine(error) { events.append(.incomplete(error.message)) }
    errors.removeAll(where: isMine)
  }

  private mutating func flush() {
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }
}
