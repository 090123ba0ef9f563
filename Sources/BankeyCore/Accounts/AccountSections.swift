import BankeyModel
import BankeyText

/// A section of the accounts screen.
public struct AccountSection: Identifiable, Equatable, Sendable {
  /// The kind of accounts that it contains.
  public var id: SectionKey
  /// The title line; nil for the message section.
  public var header: SectionHeaderViewModel?
  /// The rows of the section.
  public var items: AccountItems
  /// A text below the rows.
  public var footer: String?

  /// Creates a section; only that of a message has no header.
  public init(id: SectionKey, header: SectionHeaderViewModel? = nil, items: AccountItems, footer: String? = nil) {
    self.id = id
    self.header = header
    self.items = items
    self.footer = footer
  }
}

/// A row of the accounts screen.
public enum AccountItem: Identifiable, Hashable, Sendable {
  /// An account, which Enter opens.
  case account(AccountRowViewModel)
  /// A message in place of the accounts, or above them.
  case message(MessageViewModel)
  /// The placeholder of an account that is being loaded.
  case skeleton(Int)

  /// The identity of a row.
  public enum ID: Hashable, Sendable {
    case account(String)
    case message
    case skeleton(Int)
  }

  /// Whether it can be opened: an account that still exists, or a message with an action.
  public var isSelectable: Bool {
    switch self {
    case .account(let row): if case .removed = row.change { false } else { true }
    case .message(let message): message.action != nil
    case .skeleton: false
    }
  }

  /// The identity of the row across updates.
  public var id: ID {
    switch self {
    case .account(let row): .account(row.id)
    case .message: .message
    case .skeleton(let number): .skeleton(number)
    }
  }
}

/// The rows of a section. Builds the row of an account on each access, because only a dozen of two hundred are on the
/// screen.
public struct AccountItems: RandomAccessCollection, Sendable {
  private enum Content {
    case made([AccountItem])
    case accounts([Account], AccountRows)
  }
  private let content: Content

  /// Creates a list of ready rows.
  public init(_ items: [AccountItem]) { content = .made(items) }

  init(_ accounts: [Account], _ rows: AccountRows) { content = .accounts(accounts, rows) }

  /// The index of the first row.
  public var startIndex: Int { 0 }

  /// The index after the last row.
  public var endIndex: Int {
    switch content {
    case .made(let items): items.count
    case .accounts(let accounts, _): accounts.count
    }
  }

  /// The row at an index.
  public subscript(index: Int) -> AccountItem {
    switch content {
    case .made(let items): items[index]
    case .accounts(let accounts, let rows): .account(rows.row(of: accounts[index]))
    }
  }

  /// The identities of all rows.
  public var ids: some Sequence<AccountItem.ID> { indices.lazy.map(id(at:)) }

  /// The identity of a row, without building the row.
  public func id(at index: Int) -> AccountItem.ID {
    switch content {
    case .made(let items): items[index].id
    case .accounts(let accounts, _): .account(accounts[index].id)
    }
  }
}

extension AccountItems: Equatable {
  /// Whether both contain the same rows in the same order.
  public static func == (a: AccountItems, b: AccountItems) -> Bool { a.elementsEqual(b) }
}

/// Builds the rows of a list of accounts.
final class AccountRows: Sendable {
  private let presenter: Presenter
  private let snapshot: AccountsSnapshot
  private let choice: ListChoice
  /// The columns to the right of the whole digits that the widest amount of the list takes.
  let fractionColumns: Int

  init(_ presenter: Presenter, _ snapshot: AccountsSnapshot, _ choice: ListChoice, fractionColumns: Int) {
    self.presenter = presenter
    self.snapshot = snapshot
    self.choice = choice
    self.fractionColumns = fractionColumns
  }

  /// The row of an account, with its news and trend.
  func row(of account: Account) -> AccountRowViewModel {
    var row = presenter.row(of: account, in: choice.news)
    row.fractionColumns = fractionColumns
    row.trend = presenter.trend(of: account, choice.days)
    return row
  }
}

extension Presenter {
  /// The row of an account with its news, outside a list.
  public func row(of account: Account, in news: AccountNews) -> AccountRowViewModel {
    var row = row(of: account)
    row.change = change(of: account, in: news.changes)
    if !news.changes.added.contains(account.id) {
      row.news = news.unseen(of: account.id).map(strings.newTransactions)
    }
    return row
  }
}

/// The title line of a section.
public struct SectionHeaderViewModel: Hashable, Sendable {
  /// "CREDIT CARDS"
  public var title: String
  /// One sum for each currency, the main currency last.
  public var sums: [MoneyParts]
  /// The columns to the right of the whole digits that the widest amount on the screen takes.
  public var fractionColumns: Int
}

/// A message in place of the accounts, or above them.
public struct MessageViewModel: Hashable, Sendable {
  /// The message in full; shorter forms are in `shorter`.
  public var text: String
  /// Shorter and shorter versions of the text, for when it would take more than one line.
  public var shorter: [String]
  /// The command that Enter performs; nil when the message is only for reading.
  public var action: Command?
  /// Whether it is shown above accounts and therefore has no blank lines around it.
  public var isAboveAccounts: Bool

  /// Creates a message.
  public init(_ text: String, shorter: [String] = [], action: Command? = nil, isAboveAccounts: Bool = false) {
    self.text = text
    self.shorter = shorter
    self.action = action
    self.isAboveAccounts = isAboveAccounts
  }
}
