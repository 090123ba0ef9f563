import BankeyModel
import BankeyText
import TerminalText

extension Presenter {
  /// The sections of the accounts screen.
  public func sections(of snapshot: AccountsSnapshot, _ choice: ListChoice = ListChoice()) -> [AccountSection] {
    let listed = choice.news.changes.merged(into: snapshot.visible)
    guard !listed.isEmpty else { return [message(MessageViewModel(nothing(in: snapshot), action: helps(snapshot)))] }
    let byKind = Dictionary(grouping: listed, by: \.account.kind)
    let kinds = choice.hasEmptySections ? AccountKind.allCases : Array(byKind.keys)
    let rows = AccountRows(self, snapshot, choice, fractionColumns: fractionColumns(of: listed))
    let main = mainCurrency(of: snapshot.accounts)
    let gone = Set(choice.news.changes.removed.map(\.id))
    return choice.order.arrange([.message] + kinds.map(SectionKey.kind)).compactMap { key in
      guard case .kind(let kind) = key else { return choice.isDemo ? message(demo) : nil }
      return section(kind, byKind[kind] ?? [], rows, main: main, without: gone)
    }
  }

  /// A section of placeholders while the accounts are loading.
  public func skeleton(rows: Int) -> [AccountSection] {
    let header = SectionHeaderViewModel(title: "", sums: [], fractionColumns: 0)
    return [AccountSection(id: .message, header: header, items: AccountItems((0..<rows).map(AccountItem.skeleton)))]
  }

  /// A section whose only row is `message`, without header or sum.
  public func message(_ message: MessageViewModel) -> AccountSection {
    AccountSection(id: .message, items: AccountItems([.message(message)]))
  }

  private var demo: MessageViewModel {
    MessageViewModel(
      strings.demoMessage, shorter: [strings.nextDayHint, strings.nextDayShort], action: .refresh, isAboveAccounts: true
    )
  }

  /// The reason why the list is empty: no bank has sent anything yet, or there are no accounts to show.
  private func nothing(in snapshot: AccountsSnapshot) -> String {
    snapshot.accounts.isEmpty && !snapshot.isFromFilesOnly ? strings.nothingFetched : strings.noAccounts
  }

  /// The command that brings accounts: refreshing the sources or importing files.
  private func helps(_ snapshot: AccountsSnapshot) -> Command {
    snapshot.isFromFilesOnly ? .importFiles : .refresh
  }

  private func section(
    _ kind: AccountKind, _ members: [ListedAccount], _ rows: AccountRows, main: Currency?, without gone: Set<Account.ID>
  ) -> AccountSection {
    let counted = gone.isEmpty ? members : members.filter { !gone.contains($0.id) }
    let header = SectionHeaderViewModel(
      title: strings.section(kind), sums: sums(of: counted, main: main).map(formats.parts),
      fractionColumns: rows.fractionColumns)
    return AccountSection(
      id: .kind(kind), header: header, items: AccountItems(members.map(\.account), rows),
      footer: kind == .other && !members.isEmpty ? strings.otherFooter : nil)
  }
}

/// The contents of an account's row. Every string is final; the row view only lays them out.
public struct AccountRowViewModel: Identifiable, Hashable, Sendable {
  /// The id of the account that the row shows.
  public var id: String
  /// The kind of account, which determines the color of the bar.
  public var kind: AccountKind
  /// "Credit card"
  public var accountType: String
  /// "No-Fee All-In Chequing"
  public var accountName: String
  /// "Current balance", or "Value" for investments.
  public var balanceTitle: String
  /// The exact balance; nil when it is not known.
  public var balanceAmount: Amount?
  /// "$929,466.23", or "—" when it is not known.
  public var balanceFormatted: String
  /// The balance in parts, for a dim symbol, a bold whole part and raised cents; nil when it is not known.
  public var balanceDollarsAndCents: MoneyParts?
  /// "Available"
  public var availableTitle: String
  /// The amount that can be spent now, shown where there is room; nil when it is not known.
  public var available: MoneyParts?
  /// "As of"
  public var dateTitle: String
  /// "today 07:12", shown where there is room; nil when the source gave no date.
  public var date: String?
  /// "··8903"; nil when the account has no number.
  public var numberTail: String?
  /// "1234 56 78903", shown where there is room; nil when the account has no number, or its number serves as its name.
  public var number: String?
  /// "First Bank", or "file".
  public var institution: String
  /// "bank data 3 days old"; nil when the data is current.
  public var freshness: String?
  /// "3 days", for narrow rows.
  public var freshnessShort: String?
  /// Whether the balance is old, its source failed, or it contradicts the user's figure.
  public var isStale: Bool
  /// "= sets its balance" if the balance is unknown; nil otherwise.
  public var balanceHint: String?
  /// "yours" if the balance is computed from the user's figure; nil otherwise.
  public var origin: String?
  /// The balances of the last 30 days; nil when they are not known or did not change.
  public var trend: ChartSeries?
  /// "2 new", when the account has unseen transactions.
  public var news: String?
  /// A recent change of the account, shown for a moment.
  public var change: RowChange?
  /// The columns to the right of the whole digits that the widest amount on the screen takes. They align all decimal
  /// marks.
  public var fractionColumns: Int
}

extension Presenter {
  /// The row of `account`. `fractionColumns` is the width of the longest cents in the list, to align decimal marks.
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
      number: isNamedByNumber(account) ? nil : number(of: account), institution: institution(of: account),
      freshness: text(freshness, of: account), freshnessShort: short(freshness, of: account),
      isStale: freshness.isOld || freshness.hasFailed || account.isContradicted,
      balanceHint: account.takesBalance && account.balance == nil ? strings.setBalanceHint : nil,
      origin: account.stated?.isCounted == true ? strings.yours : nil, trend: nil, news: nil, change: nil,
      fractionColumns: fractionColumns)
  }

  /// The substitute for an unknown amount, which is never shown as zero.
  public var unknown: String { formats.isASCII ? "-" : "—" }

  /// The account's name, or else its number, or else its kind. A name that lists the columns of a table gives way to
  /// that of the file.
  public func name(of account: Account) -> String {
    if let file = account.fileName { return formats.foreign(file) }
    guard account.name.allSatisfy(\.isWhitespace) else { return formats.foreign(account.name) }
    return number(of: account).map { strings.account + " " + $0 } ?? strings.kind(account.kind)
  }

  /// Whether the name of an account is its number, which then need not stand beside it.
  func isNamedByNumber(_ account: Account) -> Bool { account.name.allSatisfy(\.isWhitespace) }

  /// The account's number in groups; nil when it has none.
  public func number(of account: Account) -> String? {
    account.shownNumber.map { formats.number(AccountNumber.grouped($0)) }
  }

  func tail(of account: Account) -> String? {
    account.shownNumber.flatMap(AccountNumber.tail).map(tail)
  }

  /// The last digits of a number as shown: "··8903".
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
  /// Whether a source's balance contradicts the user's figure.
  var isContradicted: Bool { stated?.isContradicted == true }
}
