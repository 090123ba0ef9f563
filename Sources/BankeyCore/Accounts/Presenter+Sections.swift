import BankeyModel
import BankeyText

extension Presenter {
  /// The sections of the accounts screen.
  public func sections(of snapshot: AccountsSnapshot, _ choice: ListChoice = ListChoice()) -> [AccountSection] {
    let listed = choice.news.changes.merged(into: snapshot.visible)
    guard !listed.isEmpty else { return [message(MessageViewModel(nothing(in: snapshot), action: helps(snapshot)))] }
    let byKind = Dictionary(grouping: listed, by: \.account.kind)
    let kinds = choice.hasEmptySections ? AccountKind.allCases : Array(byKind.keys)
    let rows = AccountRows(self, snapshot, choice, fractionColumns: fractionColumns(of: listed))
    let main = mainCurrency(of: snapshot.accounts)
    return choice.order.arrange([.message] + kinds.map(SectionKey.kind)).compactMap { key in
      guard case .kind(let kind) = key else { return choice.isDemo ? message(demo) : nil }
      return section(kind, byKind[kind] ?? [], rows, main: main, without: choice.news.changes.removed)
    }
  }

  /// A section of placeholders while the accounts are loading.
  public func skeleton(rows: Int) -> [AccountSection] {
    let header = SectionHeaderViewModel(title: "", sums: [], fractionColumns: 0)
    return [AccountSection(id: .message, header: header, items: AccountItems((0..<rows).map(AccountItem.skeleton)))]
  }

  /// The section of a message.
  public func message(_ message: MessageViewModel) -> AccountSection {
    AccountSection(id: .message, items: AccountItems([.message(message)]))
  }

  private var demo: MessageViewModel {
    MessageViewModel(
      strings.demoMessage, shorter: [strings.nextDayHint, strings.nextDayShort], action: .refresh, isAboveAccounts: true
    )
  }

  /// The reason why the list is empty: no bank was asked yet, or there are no accounts to show.
  private func nothing(in snapshot: AccountsSnapshot) -> String {
    snapshot.accounts.isEmpty && !snapshot.isFromFilesOnly ? strings.nothingFetched : strings.noAccounts
  }

  /// The command that brings accounts: refreshing the sources or importing files.
  private func helps(_ snapshot: AccountsSnapshot) -> Command {
    snapshot.isFromFilesOnly ? .importFiles : .refresh
  }

  private func section(
    _ kind: AccountKind, _ members: [ListedAccount], _ rows: AccountRows, main: Currency?, without gone: [ListedAccount]
  ) -> AccountSection {
    let counted = gone.isEmpty ? members : members.filter { member in !gone.contains { $0.id == member.id } }
    let header = SectionHeaderViewModel(
      title: strings.section(kind), sums: sums(of: counted, main: main).map(formats.parts),
      fractionColumns: rows.fractionColumns)
    return AccountSection(
      id: .kind(kind), header: header, items: AccountItems(members.map(\.account), rows),
      footer: kind == .other && !members.isEmpty ? strings.otherFooter : nil)
  }

  /// The fraction columns of the widest amount. Testing one amount for each currency, sign and number of decimals is
  /// enough, because digits before the mark do not matter.
  private func fractionColumns(of accounts: [ListedAccount]) -> Int {
    let figures = Set(accounts.compactMap { $0.account.balanceMoney.map(\.leastOfItsForm) })
    return figures.map { formats.parts($0).fractionColumns }.max() ?? 0
  }
}

extension Money {
  /// The smallest amount with the same currency, sign and decimals: `−0.01` for `−929,466.20`.
  fileprivate var leastOfItsForm: Money {
    let scale = amount.dropping(zerosBeyond: currency.decimals).scale
    return Money(Amount(units: amount.isNegative ? -1 : 1, scale: scale), currency)
  }
}
