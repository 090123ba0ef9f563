extension Presenter {
  /// The sections of the accounts screen in `order`, without the kinds that have no account to show.
  public func sections(of snapshot: AccountsSnapshot, order: SectionOrder = .comparing) -> [AccountSection] {
    let visible = snapshot.visible
    guard !visible.isEmpty else { return [AccountSection(id: .message, items: [.message(strings.noAccounts)])] }
    let main = mainCurrency(of: snapshot.accounts)
    let columns = fractionColumns(of: visible)
    return order.arrange(visible.map { .kind($0.account.kind) }).compactMap { key in
      guard case .kind(let kind) = key else { return nil }
      let members = visible.filter { $0.account.kind == kind }
      let sums = sums(of: members, main: main).map(formats.parts)
      return AccountSection(
        id: key, header: SectionHeaderViewModel(title: strings.section(kind), sums: sums, fractionColumns: columns),
        items: members.map {
          .account(row(of: $0.account, error: snapshot.error(of: $0.account), fractionColumns: columns))
        },
        footer: kind == .other ? strings.otherFooter : nil)
    }
  }

  /// A section of rows that are still being read.
  public func skeleton(rows: Int) -> [AccountSection] {
    let header = SectionHeaderViewModel(title: "", sums: [], fractionColumns: 0)
    return [AccountSection(id: .message, header: header, items: (0..<rows).map(AccountItem.skeleton))]
  }

  private func fractionColumns(of accounts: [ListedAccount]) -> Int {
    accounts.compactMap { $0.account.balanceMoney.map(formats.parts)?.fractionColumns }.max() ?? 0
  }
}
