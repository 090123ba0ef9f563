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
