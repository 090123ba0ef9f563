extension Presenter {
  /// What stands above the transactions of an account, and what has just changed in it.
  public func details(of account: Account, changes: SnapshotChanges = SnapshotChanges()) -> DetailsViewModel {
    let freshness = Freshness(of: account, today: now.day)
    let origin = origin(of: account, hasFailed: freshness.hasFailed)
    return DetailsViewModel(
      name: name(of: account), origin: origin.joined(separator: formats.isASCII ? " - " : " · "),
      originShort: origin.last ?? "",
      isStale: freshness.isOld || freshness.hasFailed,
      number: number(of: account).map { strings.account + " " + $0 },
      figures: figures(of: account, change(of: account, in: changes)))
  }

  private func figures(of account: Account, _ change: RowChange?) -> [DetailsViewModel.Figure] {
    func figure(_ title: String, _ amount: Amount?, _ change: RowChange? = nil) -> DetailsViewModel.Figure {
      let text = amount.map { formats.money(Money($0, account.currency)) } ?? unknown
      return .init(title: title, amount: text, change: change)
    }
    let title = account.kind == .investment ? strings.value : strings.balance
    return [figure(strings.available, account.available), figure(title, account.balance, change)]
      + (account.creditLimit == nil ? [] : [figure(strings.creditLimit, account.creditLimit)])
  }

  /// Who says so, of when it is, and last that there is nothing newer.
  private func origin(of account: Account, hasFailed: Bool) -> [String] {
    let date = account.balanceDate.map { strings.bankData(of: dayAndTime($0)) }
    let failure = hasFailed ? strings.notRefreshed : nil
    return [account.institution ?? (account.isFromFiles ? strings.file : nil), date, failure].compactMap(\.self)
  }
}
