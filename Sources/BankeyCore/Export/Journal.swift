import BankeyModel
import BankeyText

/// Transactions as a double-entry journal for accounting programs. Written entry by entry, so memory use does not
/// depend on their number.
///
/// bankey knows only one side of each entry. The other is `Income:Unknown` or `Expenses:Unknown`, for the user to fill
/// in.
public protocol Journal: Sendable {
  /// The text before the entries.
  var head: String { get }
  /// The journal entry of `transaction`: two postings, with a blank line before them.
  func entry(_ transaction: Transaction) -> String
}

/// The journal account of an account: `Assets:Banking` and its name.
struct JournalPlace: Sendable {
  let group: [String]
  let name: String

  /// Creates the journal account of an account shown as `name`.
  init(_ account: Account, name: String) {
    group = JournalPlace.group(of: account.kind)
    self.name = name
  }

  private static func group(of kind: AccountKind) -> [String] {
    switch kind {
    case .banking: ["Assets", "Banking"]
    case .savings: ["Assets", "Savings"]
    case .investment: ["Assets", "Investments"]
    case .creditCard: ["Liabilities", "Cards"]
    case .loan: ["Liabilities", "Loans"]
    case .other: ["Assets", "Other"]
    }
  }

  /// Unique journal account names by account id. `part` makes a text a valid component of a name; `gap` separates a
  /// name from the suffix that makes it unique.
  static func names(
    _ accounts: [Account], shownName: (Account) -> String, gap: String, part: (String) -> String
  ) -> [String: String] {
    var (names, taken): ([String: String], Set<String>) = ([:], [])
    for account in accounts {
      let place = JournalPlace(account, name: shownName(account))
      var name = (place.group + [part(place.name)]).joined(separator: ":")
      if !taken.insert(name).inserted {
        name += gap + part(account.id)
        var number = 1
        while !taken.insert(number == 1 ? name : "\(name)\(gap)\(number)").inserted { number += 1 }
        if number > 1 { name += "\(gap)\(number)" }
      }
      names[account.id] = name
    }
    return names
  }
}

extension Transaction {
  /// The other side of the entry, which is not known.
  var unknownSide: String { amount > .zero ? "Income:Unknown" : "Expenses:Unknown" }
}

/// A journal for hledger and ledger.
public struct LedgerJournal: Journal {
  private let names: [String: String]

  /// Creates a journal of accounts with their displayed names.
  public init(_ accounts: [Account], shownName: (Account) -> String) {
    names = JournalPlace.names(accounts, shownName: shownName, gap: " ", part: Self.part)
  }

  /// A comment that describes the file.
  public var head: String { "; Written by bankey. The other side of each entry is unknown.\n" }

  /// The entry of a transaction, marked `*` when posted and `!` when only authorized.
  public func entry(_ transaction: Transaction) -> String {
    let mark = transaction.status == .posted ? "*" : "!"
    let account = names[transaction.account] ?? "Assets:Other:" + Self.part(transaction.account)
    let amount = Self.amount(transaction.amount, transaction.currency)
    return """

      \(transaction.day) \(mark) \(Self.description(transaction.payee ?? transaction.description))
          ; \(Self.tags(transaction))
          \(account)  \(amount)
          \(transaction.unknownSide)

      """
  }

  /// Puts empty parentheses before a text that would be read as a transaction code.
  private static func description(_ text: String) -> String {
    let text = line(text)
    return text.hasPrefix("(") ? "() " + text : text
  }

  private static func tags(_ transaction: Transaction) -> String {
    var tags = ["id: \(transaction.id)"]
    if let day = transaction.authorizedDay { tags.append("authorized: \(day)") }
    if let other = transaction.counterparty { tags.append("counterparty: " + value(other)) }
    if transaction.payee != nil { tags.append("text: " + value(transaction.description)) }
    return tags.joined(separator: ", ")
  }

  /// The value of a tag, which a comma would end.
  private static func value(_ text: String) -> String { line(String(text.map { ",;".contains($0) ? " " : $0 })) }

  /// The text on one line, without characters that start a comment.
  private static func line(_ text: String) -> String {
    let words = PlainText.line(text)
    return String(words.map { $0 == ";" ? "," : $0 })
  }

  /// A component of an account name. Two blanks would end the name, and a colon would divide it.
  private static func part(_ text: String) -> String {
    let part = line(text).map { ":()[]".contains($0) ? " " : $0 }
    let words = String(part).split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "Unnamed" : words
  }

  /// The amount with its commodity, or without one when the currency is not known.
  private static func amount(_ amount: Amount, _ currency: Currency) -> String {
    "\(amount)" + (currency.isUnknown ? "" : " " + commodity(currency.code))
  }

  /// The commodity, in quotation marks unless it consists only of letters.
  private static func commodity(_ code: String) -> String {
    let clean = line(code).filter { $0 != "\"" }
    let isPlain = !clean.isEmpty && clean.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
    return isPlain ? clean : "\"\(clean)\""
  }
}

/// A journal in beancount's syntax: accounts are opened before their first entry.
public struct BeancountJournal: Journal {
  private let names: [String: String]
  private let accounts: [Account]

  /// Creates a journal of accounts with their displayed names.
  public init(_ accounts: [Account], shownName: (Account) -> String) {
    self.accounts = accounts
    names = JournalPlace.names(accounts, shownName: shownName, gap: "-", part: Self.part)
  }

  /// A comment and the directives that open the accounts, dated before any transaction.
  public var head: String {
    let opened = accounts.compactMap { account in
      names[account.id].map { "\(Self.opening) open \($0) \(Self.commodity(account.currency.code))\n" }
    }
    return "; Written by bankey. The other side of each entry is unknown.\n\(Self.opening) open Income:Unknown\n"
      + "\(Self.opening) open Expenses:Unknown\n" + opened.joined()
  }

  /// The entry of a transaction, marked `*` when posted and `!` when only authorized.
  public func entry(_ transaction: Transaction) -> String {
    let mark = transaction.status == .posted ? "*" : "!"
    let payee = transaction.payee ?? transaction.counterparty
    let texts = [payee, transaction.description].compactMap { $0.map(Self.quoted) }
    let bank = transaction.payee == nil ? nil : transaction.counterparty
    let counterparty = bank.map { "  counterparty: \(Self.quoted($0))\n" } ?? ""
    let metadata = counterparty + (transaction.authorizedDay.map { "  authorized: \($0)\n" } ?? "")
    let account = names[transaction.account] ?? "Assets:Other:" + Self.part(transaction.account)
    return """

      \(transaction.day) \(mark) \(texts.joined(separator: " "))
        id: "\(transaction.id)"
      \(metadata)  \(account)  \(transaction.amount) \(Self.commodity(transaction.currency.code))
        \(transaction.unknownSide)

      """
  }

  private static let opening = "1900-01-01"

  private static func quoted(_ text: String) -> String {
    let words = PlainText.line(text)
    let escaped = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"" + escaped.joined() + "\""
  }

  /// A component of an account name: letters, digits and dashes, starting with a capital or digit. Combining accents
  /// are not letters.
  private static func part(_ text: String) -> String {
    let words = text.unicodeScalars.split { !isOfName($0) }
      .map { word in String(String.UnicodeScalarView(word.filter { !isMark($0) })) }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    guard let first = name.unicodeScalars.first else { return "Unnamed" }
    let capital = String(first).uppercased()
    let isFirst = capital.unicodeScalars.first.map { $0.properties.generalCategory == .uppercaseLetter || $0.isASCII }
    return isFirst == true ? capital + name.unicodeScalars.dropFirst().map(String.init).joined() : "X-" + name
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber: scalar.isASCII
    default: isMark(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  /// A commodity of two to 24 capitals, digits and dashes.
  private static func commodity(_ code: String) -> String {
    let capitals = code.uppercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    let named = capitals.first?.isLetter == true && capitals.count > 1 ? capitals : "X" + capitals + "X"
    return named.count > 24 ? named.prefix(23) + "X" : named
  }
}
