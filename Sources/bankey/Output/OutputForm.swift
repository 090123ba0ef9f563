import ArgumentParser
import BankeyCore
import BankeyModel

/// The output formats for programs.
enum OutputForm: String, EnumerableFlag {
  case json, csv

  static func help(for value: OutputForm) -> ArgumentHelp? {
    switch value {
    case .json: "JSON, for programs: exact, versioned and complete."
    case .csv: "Comma-separated values with a header row, for spreadsheets."
    }
  }
}

enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case csv, json, ledger, beancount
}

/// Finds the account that the user names on the command line: by id, number or name, ignoring blanks and case.
struct AccountSearch {
  private let accounts: [Account]
  private let shownName: (Account) -> String

  /// Creates a search in all accounts. `shownName` is what users see and type for an account without a name.
  init(_ accounts: [Account], shownName: @escaping (Account) -> String) {
    self.accounts = accounts
    self.shownName = shownName
  }

  /// The one account with this name. Throws when there is none or more than one.
  func account(_ name: String) throws(CommandError) -> Account {
    if let account = accounts.first(where: { $0.id == name }) { return account }
    let key = AccountSearch.key(name)
    let found = accounts.filter { names($0).contains(key) }
    guard found.count != 1 else { return found[0] }
    throw found.isEmpty ? unknown(name, key) : ambiguous(name, found)
  }

  private func names(_ account: Account) -> [String] {
    [account.number, account.nativeId, account.name, shownName(account)].compactMap { $0.map(AccountSearch.key) }
      .filter { !$0.isEmpty }
  }

  /// Its names, and their words.
  private func words(_ account: Account) -> [String] {
    names(account) + shownName(account).split(separator: " ").map { AccountSearch.key(String($0)) }
  }

  private static func key(_ text: String) -> String {
    String(text.lowercased().filter { !$0.isWhitespace })
  }

  /// Names the accounts that contain the word, or else those that resemble it most; at most five.
  private func unknown(_ name: String, _ key: String) -> CommandError {
    guard !accounts.isEmpty else { return CommandError("there are no accounts yet; try `bankey import FILE`") }
    let near = nearest(to: key)
    let hint = near.count < accounts.count ? "the closest are:" : "these are all the accounts:"
    return CommandError("no account is called '\(name)'; \(hint)\n" + list(near))
  }

  private func nearest(to key: String) -> [Account] {
    let suggestion = Suggestion(for: key)
    func distance(_ name: String) -> Int {
      name.contains(key) ? 0 : suggestion.distance(to: String(name.prefix(64)))
    }
    var ranked = accounts.enumerated().map { (words($1).map(distance).min() ?? .max, $0) }
    if !key.isEmpty, ranked.contains(where: { $0.0 == 0 }) { ranked.removeAll { $0.0 > 0 } }
    return ranked.sorted(by: <).prefix(5).map { accounts[$0.1] }
  }

  private func ambiguous(_ name: String, _ found: [Account]) -> CommandError {
    CommandError("'\(name)' matches several accounts; name one by its number or id\n" + list(found))
  }

  private func list(_ accounts: [Account]) -> String {
    accounts.map { account in
      let number = account.shownNumber.map { AccountNumber.grouped($0) }
      return "  " + [account.id, number, account.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
