import BankeyModel

/// The texts of searching.
public protocol FindStrings: Sendable {
  /// "abc is not an amount: amount>100, amount:12.50, amount:10..20"
  func problem(_ problem: FindError) -> String
  /// "Find in all accounts", the screen's title.
  var findTitle: String { get }
  /// Explains the search language, while the prompt is empty.
  var findHelp: String { get }
  /// "searching", while the number of matches is not known.
  var searching: String { get }
  /// "no matches"
  var noMatches: String { get }
  /// "1,200 matches", for a count other than 0; `figure` is the formatted count.
  func matches(_ count: Int, _ figure: String) -> String
  /// "6 accounts", before the number of matching transactions.
  func accountsFound(_ count: Int, _ figure: String) -> String
  /// "no transactions", when only accounts match.
  var noTransactionsFound: String { get }
  /// "Totals by counterparty", the title of that list.
  var counterpartiesTitle: String { get }
  /// "continued from the start", after wrapping around at the last match.
  var wrappedToStart: String { get }
  /// "continued from the end", after wrapping around at the first match.
  var wrappedToEnd: String { get }
  /// "no search yet; press /", with the user's key, after n or N without a search.
  var noSearchYet: String { get }
  /// "search failed", before the reason.
  var findFailed: String { get }
}

extension English {
  var findTitle: String { "Find in all accounts" }
  var findHelp: String {
    """
    A text, an amount or a date: coffee, 12.50, 2026-10-19
    amount>100 date:2026-10 status:authorized coffee
    account:visa kind:savings
    """
  }
  var searching: String { "searching" }
  var noMatches: String { "no matches" }
  func matches(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " match" : " matches") }
  func accountsFound(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " account" : " accounts") }
  var noTransactionsFound: String { "no transactions" }
  var counterpartiesTitle: String { "Totals by counterparty" }
  var wrappedToStart: String { "continued from the start" }
  var wrappedToEnd: String { "continued from the end" }
  var noSearchYet: String { "no search yet; press \(keyNames[.find, default: "/"])" }
  var findFailed: String { "search failed" }

  func problem(_ problem: FindError) -> String {
    switch problem {
    case .amount(let text): "\(text) is not an amount: amount>100, amount:12.50, amount:10..20"
    case .date(let text): "\(text) is not a date: date:2026-10-19, date:2026-10, date:2026-10-01..2026-10-15"
    case .status(let text): "\(text) is not a status: status:authorized, status:posted"
    case .kind(let text): "\(text) is not a kind: kind:banking, savings, card, investment, loan, other"
    case .incomplete(let text): "type what to find after \(text)"
    }
  }
}

extension Norwegian {
  var findTitle: String { "Finn i alle kontoer" }
  var findHelp: String {
    """
    En tekst, et beløp eller en dato: kaffe, 12,50, 2026-10-19
    beløp>100 dato:2026-10 status:reservert kaffe
    konto:visa type:sparing
    """
  }
  var searching: String { "søker" }
  var noMatches: String { "ingen treff" }
  func matches(_ count: Int, _ figure: String) -> String { figure + " treff" }
  func accountsFound(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " konto" : " kontoer") }
  var noTransactionsFound: String { "ingen transaksjoner" }
  var counterpartiesTitle: String { "Summer per motpart" }
  var wrappedToStart: String { "fortsatt fra starten" }
  var wrappedToEnd: String { "fortsatt fra slutten" }
  var noSearchYet: String { "ingen søk ennå; trykk \(keyNames[.find, default: "/"])" }
  var findFailed: String { "søket mislyktes" }

  func problem(_ problem: FindError) -> String {
    switch problem {
    case .amount(let text): "\(text) er ikke et beløp: beløp>100, beløp:12,50, beløp:10..20"
    case .date(let text): "\(text) er ikke en dato: dato:2026-10-19, dato:2026-10, dato:2026-10-01..2026-10-15"
    case .status(let text): "\(text) er ikke en status: status:reservert, status:bokført"
    case .kind(let text): "\(text) er ikke en type: type:brukskonto, sparing, kort, investering, lån, annet"
    case .incomplete(let text): "skriv det du leter etter, bak \(text)"
    }
  }
}
