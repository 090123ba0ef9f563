import BankeyModel
import BankeyText
import TerminalText

/// The changes of an account.
public struct AccountNewsSection: Identifiable, Hashable, Sendable {
  /// The account; nil for a sentence about all of them.
  public var id: Account.ID?
  /// The name of the account.
  public var title: String
  /// The changes, one per row.
  public var rows: [FigureRow]
}

extension Presenter {
  /// The changes since a mark, in the order of the accounts, or a sentence when there are none.
  public func news(
    _ news: NewsRecord, since mark: NewsMark, in snapshot: AccountsSnapshot
  ) -> [AccountNewsSection] {
    let presenter = knowing(snapshot.accounts)
    let items = Dictionary(grouping: news.items, by: \.transaction.account)
    let sections = snapshot.visible.compactMap { listed -> AccountNewsSection? in
      let account = listed.account
      let rows =
        history(of: account, news) + moved(account, since: mark, news) + unproven(account, since: mark, news)
        + items[account.id, default: []].map(row)
      return rows.isEmpty
        ? nil : AccountNewsSection(id: account.id, title: presenter.distinctName(of: account), rows: rows)
    }
    let rest =
      consents(in: snapshot)
      + (news.more > 0 ? [FigureRow(message: strings.moreNews(news.more, formats.count(news.more)))] : [])
    if sections.isEmpty, rest.isEmpty {
      return [AccountNewsSection(id: nil, title: "", rows: [FigureRow(message: strings.noNews)])]
    }
    return sections + (rest.isEmpty ? [] : [AccountNewsSection(id: nil, title: "", rows: rest)])
  }

  /// A new account is one row, however many transactions it has.
  private func history(of account: Account, _ news: NewsRecord) -> [FigureRow] {
    guard let count = news.first[account.id] else { return [] }
    let transactions = strings.transactions(count, formats.count(count))
    return [
      FigureRow(
        id: .account(account.id), label: strings.newAccount(transactions), shortLabel: transactions,
        figure: account.balanceMoney.map(formats.money) ?? unknown, copy: account.balance.map(account.copyable),
        exact: account.balance.map { FigureAmounts($0, account.currency) })
    ]
  }

  /// The balance, if it has changed.
  private func moved(_ account: Account, since mark: NewsMark, _ news: NewsRecord) -> [FigureRow] {
    guard news.first[account.id] == nil, let old = mark.balances[account.id], let new = news.mark.balances[account.id],
      old != new
    else { return [] }
    let decimals = account.currency.decimals
    let change = old.negated.flatMap(new.adding)
    return [
      FigureRow(
        id: .account(account.id), label: strings.balance,
        note: formats.plain(old, decimals: decimals) + (formats.isASCII ? " -> " : " → ")
          + formats.plain(new, decimals: decimals),
        figure: change.map { formats.signedPlain($0, decimals: decimals) } ?? unknown, copy: account.copyable(new),
        exact: change.map { FigureAmounts($0, account.currency, after: new) })
    ]
  }

  /// A row when the statements no longer add up.
  private func unproven(_ account: Account, since mark: NewsMark, _ news: NewsRecord) -> [FigureRow] {
    guard news.mark.unproven.contains(account.id), !mark.unproven.contains(account.id) else { return [] }
    return [FigureRow(id: .account(account.id), label: strings.noLongerAddsUp, figure: "")]
  }

  /// The consents that end soon.
  private func consents(in snapshot: AccountsSnapshot) -> [FigureRow] {
    Check().findings(in: snapshot, at: clock).enumerated().compactMap { number, finding in
      guard case .consent = finding else { return nil }
      return FigureRow(id: .part(number), label: subject(of: finding), note: nil, figure: sentence(of: finding))
    }
  }

  private func row(of item: NewsRecord.Item) -> FigureRow {
    let transaction = item.transaction
    let date = formats.shortDate(transaction.day)
    let gap = String(repeating: " ", count: max(2, dateColumns + 2 - date.columns))
    let amount = formats.signedPlain(transaction.amount, decimals: transaction.currency.decimals)
    return FigureRow(
      id: item.event == .dropped ? .dropped(transaction.id) : .transaction(transaction.id),
      label: date + gap + text(of: transaction), note: note(on: item), figure: amount,
      copy: transaction.amount.description,
      line: ReportLine(
        text: text(of: transaction), date: self.date(of: transaction.day), counterparty: counterparty(of: transaction),
        note: note(on: item), amount: amount, isIncome: transaction.amount > .zero),
      exact: FigureAmounts(transaction.amount, transaction.currency))
  }

  /// "new", "posted, was −12.00", "changed, was −12.00", "dropped by the bank"
  private func note(on item: NewsRecord.Item) -> String {
    func was(_ earlier: TransactionOrigin.Earlier) -> String {
      guard earlier.amount != item.transaction.amount else {
        return earlier.day == item.transaction.day ? "" : ", " + strings.was(formats.shortDate(earlier.day))
      }
      let figure = formats.signedPlain(earlier.amount, decimals: item.transaction.currency.decimals)
      return ", " + strings.was(figure)
    }
    return switch item.event {
    case .new: strings.news(.new)
    case .posted(let earlier): strings.news(.posted) + was(earlier)
    case .changed(let earlier): strings.news(.changed) + was(earlier)
    case .dropped: strings.news(.dropped)
    }
  }
}
