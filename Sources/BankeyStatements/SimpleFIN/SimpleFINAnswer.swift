import BankeyModel

/// The answer of a SimpleFIN server: an account set of version 1 or 2 of the protocol.
public struct SimpleFINAnswer: Sendable {
  private let bytes: [UInt8]
  let root: JSONValue

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
      var reader = SimpleFINReader(self, ByteView(bytes), SimpleFINCalendar(clock: clock), currencyNames)
      while let events = try reader.next() { try events.forEach(sink) }
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
