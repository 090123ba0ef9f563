import BankeyModel

/// What a SimpleFIN server answers: an account set of version 1 or 2 of the protocol.
public struct SimpleFINAnswer: Sendable {
  private let bytes: [UInt8]
  let root: JSONValue

  /// A whole answer. Throws when it is none, and the server's words when it holds nothing but what is wrong.
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

  /// The version of the protocol: only the second one knows connections.
  public var version: Int { root["connections"] != nil || root["errlist"] != nil ? 2 : 1 }

  /// Where the names of the currencies can be asked that are no money, each once.
  public var currencyAddresses: [String] {
    let currencies = accounts.compactMap { $0["currency"]?.string }.filter(SimpleFINCurrency.isAddress)
    return Set(currencies).sorted()
  }

  /// What the currency of an address is called as long as nobody knows better: the end of the address.
  public static func currencyName(at address: String) -> String { SimpleFINCurrency.lastPart(of: address) }

  /// What a server says is wrong in an answer, whatever else that is; nil when it says nothing.
  public static func complaint(in bytes: [UInt8]) -> String? {
    (try? JSONValue(bytes)).flatMap { complaint(in: $0) }
  }

  /// Hands over what it holds. Days are those of the clock's zone; `currencyNames` has what was asked of `currencyAddresses`.
  /// Throws what `sink` throws.
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

/// Something that a server says is wrong.
struct SimpleFINError {
  /// What it is about, by the beginning of its code.
  enum Subject { case general, connection, account }

  /// In the server's words, as they came.
  let message: String
  let subject: Subject
  /// The connection that it names.
  let connection: String?
  /// The account that it names.
  let account: String?

  /// All errors of an answer: the list of version 2, and the texts of version 1 that say more.
  static func all(in root: JSONValue) -> [SimpleFINError] {
    let listed = (root["errlist"]?.elements ?? []).compactMap(SimpleFINError.init(listed:))
    let texts = (root["errors"]?.elements ?? []).compactMap(\.text)
    let more = texts.filter { text in !listed.contains { $0.message == text } }
    return listed + more.map { SimpleFINError(message: $0, subject: .general, connection: nil, account: nil) }
  }

  /// A server's words as a sentence for a person, cleaned.
  static func sentence(_ message: String) -> String {
    "The server says: " + PlainText.cut(String(message.unicodeScalars.prefix(1000)), to: 300, ellipsis: "…")
  }

  private init(message: String, subject: Subject, connection: String?, account: String?) {
    (self.message, self.subject) = (message, subject)
    (self.connection, self.account) = (connection, account)
  }

  /// An entry of `errlist`. A code that is not known is that of its first part; without a code, what it names tells.
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
  /// A text that says something, or a number as it was written: banks send ids as either.
  var text: String? {
    guard let text = string ?? number, !text.utf8.allSatisfy(isBlank) else { return nil }
    return text
  }
}

/// Why an account or a transaction cannot be taken.
struct SimpleFINAnswerError: Error {
  /// The end of a sentence: "it has no id".
  let reason: String

  /// A reason.
  init(_ reason: String) { self.reason = reason }
}
