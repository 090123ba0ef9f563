import BankeyModel
import BankeyText

/// A section of the accounts screen.
public struct AccountSection: Identifiable, Equatable, Sendable {
  /// Which accounts it holds.
  public var id: SectionKey
  /// Its title line; the message section has none.
  public var header: SectionHeaderViewModel?
  /// Its rows.
  public var items: AccountItems
  /// A text below them.
  public var footer: String?

  /// A section.
  public init(id: SectionKey, header: SectionHeaderViewModel? = nil, items: AccountItems, footer: String? = nil) {
    self.id = id
    self.header = header
    self.items = items
    self.footer = footer
  }
}

/// A row of the accounts screen.
public enum AccountItem: Identifiable, Hashable, Sendable {
  /// An account.
  case account(AccountRowViewModel)
  /// Something that is said instead of accounts, or above them.
  case message(MessageViewModel)
  /// The place of an account that is being read.
  case skeleton(Int)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case account(String)
    case message
    case skeleton(Int)
  }

  /// Whether it can be opened: an account that is there, a message that says what to do.
  public var isSelectable: Bool {
    switch self {
    case .account(let row): if case .removed = row.change { false } else { true }
    case .message(let message): message.action != nil
    case .skeleton: false
    }
  }

  /// What the row is found again by.
  public var id: ID {
    switch self {
    case .account(let row): .account(row.id)
    case .message: .message
    case .skeleton(let number): .skeleton(number)
    }
  }
}

/// The rows of a section. The row of an account is made each time it is asked for: of two hundred a dozen are on the screen.
public struct AccountItems: RandomAccessCollection, Sendable {
  private enum Content {
    case made([AccountItem])
    case accounts([Account], AccountRows)
  }
  private let content: Content

  /// Rows that are there already.
  public init(_ items: [AccountItem]) { content = .made(items) }

  init(_ accounts: [Account], _ rows: AccountRows) { content = .accounts(accounts, rows) }

  /// The first.
  public var startIndex: Int { 0 }

  /// Behind the last.
  public var endIndex: Int {
    switch content {
    case .made(let items): items.count
    case .accounts(let accounts, _): accounts.count
    }
  }

  /// A row.
  public subscript(index: Int) -> AccountItem {
    switch content {
    case .made(let items): items[index]
    case .accounts(let accounts, let rows): .account(rows.row(of: accounts[index]))
    }
  }

  /// What the rows are found again by.
  public var ids: some Sequence<AccountItem.ID> { indices.lazy.map(id(at:)) }

  /// What a row is found again by. It needs no row.
  public func id(at index: Int) -> AccountItem.ID {
    switch content {
    case .made(let items): items[index].id
    case .accounts(let accounts, _): .account(accounts[index].id)
    }
  }
}

extension AccountItems: Equatable {
  /// The same rows in the same order.
  public static func == (a: AccountItems, b: AccountItems) -> Bool { a.elementsEqual(b) }
}

/// Makes the rows of a list of accounts.
final class AccountRows: Sendable {
  private let presenter: Presenter
  private let snapshot: AccountsSnapshot
  private let choice: ListChoice
  /// Columns that the widest figure of the list takes right of its whole digits.
  let fractionColumns: Int

  init(_ presenter: Presenter, _ snapshot: AccountsSnapshot, _ choice: ListChoice, fractionColumns: Int) {
    self.presenter = presenter
    self.snapshot = snapshot
    self.choice = choice
    self.fractionColumns = fractionColumns
  }

  /// The row of an account, with what is new in it.
  func row(of account: Account) -> AccountRowViewModel {
    var row = presenter.row(of: account, in: choice.news)
    row.fractionColumns = fractionColumns
    row.trend = presenter.trend(of: account, choice.days)
    return row
  }
}

extension Presenter {
  /// The row of an account by itself, with what is new in it.
  public func row(of account: Account, in news: AccountNews) -> AccountRowViewModel {
    var row = row(of: account)
    row.change = change(of: account, in: news.changes)
    if !news.changes.added.contains(account.id) {
      row.news = news.unread[account.id].map(strings.newTransactions)
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
  /// Columns that the widest figure of the screen takes right of its whole digits.
  public var fractionColumns: Int
}

/// A message in the place of accounts, or above them.
public struct MessageViewModel: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// The same in fewer and fewer words, for where it would take more than a line.
  public var shorter: [String]
  /// What Enter does on it; nil when it can only be read.
  public var action: Command?
  /// Whether it stands above accounts, where it takes no blank lines.
  public var isAboveAccounts: Bool

  /// A message.
  public init(_ text: String, shorter: [String] = [], action: Command? = nil, isAboveAccounts: Bool = false) {
    self.text = text
    self.shorter = shorter
    self.action = action
    self.isAboveAccounts = isAboveAccounts
  }
}
