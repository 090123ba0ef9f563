import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension TimelineScreen {
  /// Lists the accounts and kinds to choose from, filtered as the user types.
  func askWhatToShow() {
    let accounts = (session.snapshot?.accounts ?? []).filter { !$0.isExcluded }.map(\.account)
    let kinds = AccountKind.allCases.filter { kind in accounts.contains { $0.kind == kind } }
    let terms: [FindTerm?] = [nil] + kinds.map(FindTerm.kind) + accounts.map { .account(TextPattern(key(of: $0))) }
    let commands = zip(terms, [strings.allAccounts] + kinds.map(strings.kind) + accounts.map(title)).map { term, name in
      KeyCommand([.enter], name, label: "") { [weak self] _ in self?.narrowing = term }
    }
    application?.present(
      CommandPalette(strings.showOnly, KeyMap(commands), none: strings.noSuchAccount, session.settings))
  }

  /// The text by which `account:` finds an account: its number, or else its name.
  private func key(of account: Account) -> String { account.number ?? account.name }

  private func title(of account: Account) -> String {
    let presenter = session.settings.presenter
    return [presenter.name(of: account), presenter.number(of: account)]
      .compactMap(\.self).joined(separator: "  ")
  }

  /// The words in the title for a narrowing.
  func name(of term: FindTerm) -> String {
    switch term {
    case .kind(let kind): strings.kind(kind)
    default: accounts.map(session.presenter.distinctName).joined(separator: ", ")
    }
  }
}
