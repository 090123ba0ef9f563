extension Presenter {
  /// The row of an account.
  public func row(of account: Account, fractionColumns: Int = 0) -> AccountRowViewModel {
    if account.id == peeked { return unmasked.row(of: account, fractionColumns: fractionColumns) }
    let freshness = Freshness(of: account, today: now.day)
    return AccountRowViewModel(
      id: account.id, kind: account.kind, accountType: strings.kind(account.kind), accountName: name(of: account),
      balanceTitle: account.kind == .investment ? strings.value : strings.currentBalance,
      balanceAmount: account.balance, balanceFormatted: account.balanceMoney.map(formats.money) ?? unknown,
      balanceDollarsAndCents: account.balanceMoney.map(formats.parts), availableTitle: strings.available,
      available: account.available.map { formats.parts(Money($0, account.currency)) },
      dateTitle: strings.asOf, date: account.balanceDate.map(dayAndTime), numberTail: tail(of: account),
      number: number(of: account),
      institution: account.institution ?? (account.isFromFiles ? strings.file : account.source),
      freshness: text(freshness), freshnessShort: short(freshness),
      isStale: freshness.isOld || freshness.hasFailed, trend: nil, news: nil, change: nil,
      fractionColumns: fractionColumns)
  }

  /// What stands for a figure that is not known. Zero never does.
  public var unknown: String { formats.isASCII ? "-" : "—" }

  /// The account's name; where it has none, its number, and where it has no number either, its kind.
  public func name(of account: Account) -> String {
    let name = account.name
    guard name.allSatisfy(\.isWhitespace) else { return formats.foreign(name) }
    return number(of: account).map { strings.account + " " + $0 } ?? strings.kind(account.kind)
  }

  /// The account's number in groups; nil when it has none.
  public func number(of account: Account) -> String? {
    account.shownNumber.map { formats.number(AccountNumber.grouped($0)) }
  }

  private func tail(of account: Account) -> String? {
    account.shownNumber.flatMap(AccountNumber.tail).map(tail)
  }

  /// The end of a number as it is shown: "··8903".
  func tail(_ end: String) -> String { (formats.isASCII ? ".." : "··") + formats.number(end) }

  private func text(_ freshness: Freshness) -> String? {
    let parts = [freshness.hasFailed ? strings.notRefreshed : nil, age(freshness)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func age(_ freshness: Freshness) -> String? {
    guard freshness.isOld, let days = freshness.days, let date = freshness.date else { return nil }
    return days > Freshness.countable ? strings.bankData(of: formats.mediumDate(date.day)) : strings.daysOld(days)
  }

  private func short(_ freshness: Freshness) -> String? {
    if freshness.hasFailed { return strings.notRefreshedShort }
    guard freshness.isOld, let days = freshness.days, let date = freshness.date else { return nil }
    return days > Freshness.countable ? formats.mediumDate(date.day) : strings.daysOldShort(days)
  }
}
