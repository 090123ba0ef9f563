/// A journal that hledger and ledger read.
public struct LedgerJournal: Journal {
  private let names: [String: String]

  /// A journal of accounts, which are named as they are shown.
  public init(_ accounts: [Account], shownName: (Account) -> String) {
    names = JournalPlace.names(accounts, shownName: shownName, gap: " ", part: Self.part)
  }

  /// A comment that says what the file is.
  public var head: String { "; Written by bankey. The other side of each entry is not known.\n" }

  /// An entry, `*` when it is posted and `!` when it is only authorized.
  public func entry(_ transaction: Transaction) -> String {
    let mark = transaction.status == .posted ? "*" : "!"
    let account = names[transaction.account] ?? "Assets:Other:" + Self.part(transaction.account)
    let amount = Self.amount(transaction.amount, transaction.currency)
    return """

      \(transaction.day) \(mark) \(Self.description(transaction.description))
          ; \(Self.tags(transaction))
          \(account)  \(amount)
          \(transaction.unknownSide)

      """
  }

  /// A text that could be taken for a code stands behind an empty one.
  private static func description(_ text: String) -> String {
    let text = line(text)
    return text.hasPrefix("(") ? "() " + text : text
  }

  private static func tags(_ transaction: Transaction) -> String {
    var tags = ["id: \(transaction.id)"]
    if let day = transaction.authorizedDay { tags.append("authorized: \(day)") }
    if let other = transaction.counterparty {
      tags.append("counterparty: " + line(String(other.map { ",;".contains($0) ? " " : $0 })))
    }
    return tags.joined(separator: ", ")
  }

  /// One line of text in which nothing begins a comment.
  private static func line(_ text: String) -> String {
    let words = PlainText.line(text)
    return String(words.map { $0 == ";" ? "," : $0 })
  }

  /// A part of an account's name: two blanks would end it, a colon divide it.
  private static func part(_ text: String) -> String {
    let part = line(text).map { ":()[]".contains($0) ? " " : $0 }
    let words = String(part).split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "Unnamed" : words
  }

  /// A figure that nobody has named a currency of has no commodity, which is how its readers write that.
  private static func amount(_ amount: Amount, _ currency: Currency) -> String {
    "\(amount)" + (currency.isUnknown ? "" : " " + commodity(currency.code))
  }

  /// What is not letters alone stands in quotation marks.
  private static func commodity(_ code: String) -> String {
    let clean = line(code).filter { $0 != "\"" }
    let isPlain = !clean.isEmpty && clean.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
    return isPlain ? clean : "\"\(clean)\""
  }
}
