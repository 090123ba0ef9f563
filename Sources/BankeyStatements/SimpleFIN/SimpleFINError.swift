import BankeyCore

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
