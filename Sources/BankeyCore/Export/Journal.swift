import BankeyModel
import BankeyText

/// Transactions as a journal of double entries, for programs that keep books: written entry by entry, so that a million
/// need no memory.
///
/// bankey knows one side of each entry. The other is `Income:Unknown` or `Expenses:Unknown`, for its owner to name.
public protocol Journal: Sendable {
  /// What stands before the entries.
  var head: String { get }
  /// The entry of a transaction.
  func entry(_ transaction: Transaction) -> String
}

/// Where an account stands in the books: `Assets:Banking` and its name.
struct JournalPlace: Sendable {
  let group: [String]
  let name: String

  /// The place of an account that is shown under a name.
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

  /// The names of the places by account id, no two alike; `part` makes a text a part of a name, and `gap` stands between a name and
  /// what tells it from another one.
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
  /// The side that nobody has named yet.
  var unknownSide: String { amount > .zero ? "Income:Unknown" : "Expenses:Unknown" }
}

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

/// A journal that beancount reads.
public struct BeancountJournal: Journal {
  private let names: [String: String]
  private let accounts: [Account]

  /// A journal of accounts, which are named as they are shown.
  public init(_ accounts: [Account], shownName: (Account) -> String) {
    self.accounts = accounts
    names = JournalPlace.names(accounts, shownName: shownName, gap: "-", part: Self.part)
  }

  /// The accounts, opened before anything can have happened on them.
  public var head: String {
    let opened = accounts.compactMap { account in
      names[account.id].map { "\(Self.opening) open \($0) \(Self.commodity(account.currency.code))\n" }
    }
    return "; Written by bankey. The other side of each entry is not known.\n\(Self.opening) open Income:Unknown\n"
      + "\(Self.opening) open Expenses:Unknown\n" + opened.joined()
  }

  /// An entry, `*` when it is posted and `!` when it is only authorized.
  public func entry(_ transaction: Transaction) -> String {
    let mark = transaction.status == .posted ? "*" : "!"
    let texts = [transaction.counterparty, transaction.description].compactMap { $0.map(Self.quoted) }
    let authorized = transaction.authorizedDay.map { "  authorized: \($0)\n" } ?? ""
    let account = names[transaction.account] ?? "Assets:Other:" + Self.part(transaction.account)
    return """

      \(transaction.day) \(mark) \(texts.joined(separator: " "))
        id: "\(transaction.id)"
      \(authorized)  \(account)  \(transaction.amount) \(Self.commodity(transaction.currency.code))
        \(transaction.unknownSide)

      """
  }

  private static let opening = "1900-01-01"

  private static func quoted(_ text: String) -> String {
    let words = PlainText.line(text)
    let escaped = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"" + escaped.joined() + "\""
  }

  /// A part of an account's name: letters, digits and dashes, with a capital or a digit first. Accents that stand apart are no letters.
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

  /// A name of two to 24 capitals, digits and dashes.
  private static func commodity(_ code: String) -> String {
    let capitals = code.uppercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    let named = capitals.first?.isLetter == true && capitals.count > 1 ? capitals : "X" + capitals + "X"
    return named.count > 24 ? named.prefix(23) + "X" : named
  }
}
