import BankeyModel
import BankeyText

/// What an account's row shows, every string final: the row view only places it.
public struct AccountRowViewModel: Identifiable, Hashable, Sendable {
  /// The account's id.
  public var id: String
  /// The kind, which the bar's colour shows.
  public var kind: AccountKind
  /// "Credit card"
  public var accountType: String
  /// "No-Fee All-In Chequing"
  public var accountName: String
  /// "Current balance", or "Value" of investments.
  public var balanceTitle: String
  /// The exact balance; nil when it is not known.
  public var balanceAmount: Amount?
  /// "$929,466.23", or "—" when it is not known.
  public var balanceFormatted: String
  /// The same in parts, for a dim symbol, a bold whole and raised cents; nil when it is not known.
  public var balanceDollarsAndCents: MoneyParts?
  /// "Available"
  public var availableTitle: String
  /// What can be spent now, where there is much room; nil when it is not known.
  public var available: MoneyParts?
  /// "As of"
  public var dateTitle: String
  /// "today 07:12", where there is much room; nil when the source gave no date.
  public var date: String?
  /// "··8903"; nil when there is no number.
  public var numberTail: String?
  /// "1234 56 78903", where there is much room; nil when there is no number.
  public var number: String?
  /// "First Bank", or "file".
  public var institution: String
  /// "bank data 3 days old", when that is worth saying.
  public var freshness: String?
  /// "3 days", where there is little room.
  public var freshnessShort: String?
  /// Whether the balance cannot be taken for today's, or its source failed, or it is not what the user says.
  public var isStale: Bool
  /// "= says its balance", when it is not known.
  public var balanceHint: String?
  /// "yours", when the balance is counted from what the user says.
  public var origin: String?
  /// The balances of the last 30 days; nil when they are not known, or nothing moved.
  public var trend: ChartSeries?
  /// "2 new", when there are transactions that were not looked at.
  public var news: String?
  /// What has just happened to the account, for a moment.
  public var change: RowChange?
  /// Columns that the widest figure of the screen takes right of its whole digits, so that all decimal marks align.
  public var fractionColumns: Int
}

extension Presenter {
  /// The row of an account.
  public func row(of account: Account, fractionColumns: Int = 0) -> AccountRowViewModel {
    if account.id == peeked { return unmasked.row(of: account, fractionColumns: fractionColumns) }
    let freshness = Freshness(of: account, today: now.day)
    return AccountRowViewModel(
      id: account.id, kind: account.kind, accountType: strings.kind(account.kind), accountName: name(of: account),
      balanceTitle: balanceTitle(of: account),
      balanceAmount: account.balance, balanceFormatted: account.balanceMoney.map(formats.money) ?? unknown,
      balanceDollarsAndCents: account.balanceMoney.map(formats.parts), availableTitle: strings.available,
      available: account.available.map { formats.parts(Money($0, account.currency)) },
      dateTitle: strings.asOf, date: account.balanceDate.map(dayAndTime), numberTail: tail(of: account),
      number: number(of: account),
      institution: account.institution ?? (account.isFromFiles ? strings.file : account.source),
      freshness: text(freshness, of: account), freshnessShort: short(freshness, of: account),
      isStale: freshness.isOld || freshness.hasFailed || account.isContradicted,
      balanceHint: account.takesBalance && account.balance == nil ? strings.saysBalance : nil,
      origin: account.stated?.isCounted == true ? strings.yours : nil, trend: nil, news: nil, change: nil,
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

  private func balanceTitle(of account: Account) -> String {
    if account.stated?.isCounted == true { return strings.fromYourFigure }
    return account.kind == .investment ? strings.value : strings.currentBalance
  }

  private func text(_ freshness: Freshness, of account: Account) -> String? {
    let parts = [
      freshness.hasFailed ? strings.notRefreshed : nil, account.isContradicted ? strings.contradictedShort : nil,
      age(freshness),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func age(_ freshness: Freshness) -> String? {
    guard freshness.isOld, let days = freshness.days, let date = freshness.date else { return nil }
    return days > Freshness.countable ? strings.bankData(of: formats.mediumDate(date.day)) : strings.daysOld(days)
  }

  private func short(_ freshness: Freshness, of account: Account) -> String? {
    if freshness.hasFailed { return strings.notRefreshedShort }
    if account.isContradicted { return strings.contradictedShort }
    guard freshness.isOld, let days = freshness.days, let date = freshness.date else { return nil }
    return days > Freshness.countable ? formats.mediumDate(date.day) : strings.daysOldShort(days)
  }
}

extension Account {
  /// Whether a source says something else than the user.
  var isContradicted: Bool { stated?.isContradicted == true }
}
