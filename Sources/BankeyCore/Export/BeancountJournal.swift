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
