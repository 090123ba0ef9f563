import BankeyModel
import BankeyText

extension Presenter {
  /// For example "1,234.56 on Nov 1".
  public func stated(_ stated: StatedBalance, in currency: Currency) -> String {
    strings.stated(formats.money(Money(stated.amount, currency)), on: date(stated.day))
  }

  /// Sentences about the balance that the user stated and how the sources' figures agree; nil when the user stated
  /// none.
  public func statedNote(of account: Account) -> String? {
    guard let stated = account.stated else { return nil }
    let said = self.stated(stated, in: account.currency)
    let counted = stated.isCounted ? strings.calculatedFrom(said) : nil
    let proof: String? =
      switch stated.proof {
      case .open: nil
      case .proved(let day): stated.isCounted ? strings.confirmedBy(date(day)) : nil
      case .contradicted(let day, let bank, let own):
        strings.contradicted(
          said: formats.money(Money(bank, account.currency)), on: date(day),
          counted: formats.money(Money(own, account.currency)), stated: said)
      }
    let parts = [stated.isContradicted ? nil : counted, proof].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The choices of a question in the form, one per line.
  public func choices(of dialog: AccountDialog) -> [SetupChoice] {
    switch dialog.question {
    case .menu:
      dialog.changes.enumerated().map {
        SetupChoice(word: "\($0 + 1)", text: strings.change($1), note: value(of: $1, dialog.listed))
      }
    case .kind:
      [SetupChoice(word: "1", text: strings.bankDefault)]
        + AccountKind.allCases.enumerated().map { SetupChoice(word: "\($0 + 2)", text: strings.kind($1)) }
    case .order: OrderChange.allCases.enumerated().map { SetupChoice(word: "\($0 + 1)", text: strings.move($1)) }
    case .name, .balance, .day: []
    }
  }

  private func value(of change: AccountChange, _ listed: ListedAccount) -> String {
    let fixed = { (choice: ListedAccount.Choice) in listed.configured.contains(choice) ? ", " + strings.setInConfig : ""
    }
    return switch change {
    case .name: name(of: listed.account) + fixed(.name)
    case .kind: strings.kind(listed.account.kind) + fixed(.kind)
    case .visibility: strings.visibility(isHidden: listed.isHidden) + fixed(.hidden)
    case .order: ""
    case .balance:
      listed.account.stated.map { stated($0, in: listed.account.currency) } ?? strings.unknownBalance
    }
  }

  /// Describes a change of an account.
  public func said(_ change: AccountSettingChange, of account: Account) -> String {
    switch change {
    case .name: strings.renamed(to: name(of: account))
    case .kind: strings.movedToSection(strings.section(account.kind))
    case .hidden(let isHidden): strings.visibilityChanged(isHidden)
    case .balance, .noBalance:
      account.stated == nil
        ? strings.unknownBalance
        : strings.balanceChanged(account.balanceMoney.map(formats.money) ?? unknown, statedNote(of: account) ?? "")
    }
  }

  /// The accounts before and after one in the order of its kind; the account itself is marked.
  public func neighbors(of id: Account.ID, in snapshot: AccountsSnapshot) -> [String] {
    guard let account = snapshot.accounts.first(where: { $0.id == id })?.account else { return [] }
    let members = snapshot.visible.map(\.account).filter { $0.kind == account.kind }
    guard let place = members.firstIndex(where: { $0.id == id }) else { return [] }
    // A different mark from that of the selected choice, because the choices are below.
    let mark = formats.isASCII ? "* " : "• "
    let position = strings.position(formats.count(place + 1), of: formats.count(members.count))
    return members.indices.filter { abs($0 - place) <= 2 }.map { index in
      let name = name(of: members[index])
      return index == place ? "\(mark)\(name), \(position)" : "  \(name)"
    }
  }
}
