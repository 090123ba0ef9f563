extension Presenter {
  /// The sections of the accounts screen.
  public func sections(of snapshot: AccountsSnapshot, _ choice: ListChoice = ListChoice()) -> [AccountSection] {
    let listed = choice.news.changes.merged(into: snapshot.visible)
    guard !listed.isEmpty else { return [message(MessageViewModel(strings.noAccounts, action: helps(snapshot)))] }
    let kinds = choice.hasEmptySections ? AccountKind.allCases : listed.map(\.account.kind)
    let columns = fractionColumns(of: listed)
    return choice.order.arrange([.message] + kinds.map(SectionKey.kind)).compactMap { key in
      guard case .kind(let kind) = key else { return choice.isDemo ? message(demo) : nil }
      let members = listed.filter { $0.account.kind == kind }
      return section(kind, members, in: snapshot, columns, choice.news)
    }
  }

  /// A section of rows that are still being read.
  public func skeleton(rows: Int) -> [AccountSection] {
    let header = SectionHeaderViewModel(title: "", sums: [], fractionColumns: 0)
    return [AccountSection(id: .message, header: header, items: (0..<rows).map(AccountItem.skeleton))]
  }

  /// The section of a message.
  public func message(_ message: MessageViewModel) -> AccountSection {
    AccountSection(id: .message, items: [.message(message)])
  }

  private var demo: MessageViewModel {
    MessageViewModel(
      strings.demoMessage, shorter: [strings.nextDayHint, strings.nextDayShort], action: .refresh, isAboveAccounts: true
    )
  }

  /// What brings accounts: to ask the sources, or to import files.
  private func helps(_ snapshot: AccountsSnapshot) -> Command {
    snapshot.isFromFilesOnly ? .importFiles : .refresh
  }

  private func section(
    _ kind: AccountKind, _ members: [ListedAccount], in snapshot: AccountsSnapshot, _ columns: Int, _ news: AccountNews
  ) -> AccountSection {
    let counted = members.filter { member in !news.changes.removed.contains { $0.id == member.id } }
    let sums = sums(of: counted, main: mainCurrency(of: snapshot.accounts)).map(formats.parts)
    return AccountSection(
      id: .kind(kind),
      header: SectionHeaderViewModel(title: strings.section(kind), sums: sums, fractionColumns: columns),
      items: members.map { .account(row(of: $0.account, in: snapshot, columns, news)) },
      footer: kind == .other && !members.isEmpty ? strings.otherFooter : nil)
  }

  private func row(
    of account: Account, in snapshot: AccountsSnapshot, _ columns: Int, _ news: AccountNews
  ) -> AccountRowViewModel {
    var row = row(of: account, error: snapshot.error(of: account), fractionColumns: columns)
    row.change = change(of: account, in: news.changes)
    if !news.changes.added.contains(account.id) { row.news = news.unread[account.id].map(strings.newTransactions) }
    return row
  }

  private func fractionColumns(of accounts: [ListedAccount]) -> Int {
    accounts.compactMap { $0.account.balanceMoney.map(formats.parts)?.fractionColumns }.max() ?? 0
  }
}
