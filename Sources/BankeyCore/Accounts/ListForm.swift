import BankeyModel
import BankeyText
import TerminalText

/// The room that the rows and the titles of a list need.
public struct ListForm: Hashable, Sendable {
  /// The title of a section.
  public struct Title: Hashable, Sendable {
    /// The width of its text.
    public let columns: Int
    /// The widths of its sums.
    public let sums: [Int]
  }
  /// Whether some account has a number, so that there is a column for its last digits.
  public var hasNumbers = true
  /// The width of the longest number that is not shown as a name.
  public var numberColumns = 0
  /// The width of the longest name.
  public var nameColumns = 40
  /// The width of the longest institution.
  public var institutionColumns = 16
  /// The width of the widest balance, with the cents of the longest ones.
  public var balanceColumns = 0
  /// The titles that have sums.
  public var titles: [Title] = []

  /// Creates the form of a list that is not known yet.
  public init() {}

  init(
    hasNumbers: Bool, numberColumns: Int, nameColumns: Int, institutionColumns: Int, balanceColumns: Int,
    titles: [Title]
  ) {
    (self.hasNumbers, self.numberColumns, self.nameColumns) = (hasNumbers, numberColumns, nameColumns)
    self.institutionColumns = institutionColumns
    (self.balanceColumns, self.titles) = (balanceColumns, titles)
  }
}

extension Presenter {
  /// The room that the rows and titles of the list need.
  public func form(of sections: [AccountSection], in snapshot: AccountsSnapshot) -> ListForm {
    let accounts = snapshot.visible
    let amounts = Dictionary(grouping: accounts.compactMap(\.account.balanceMoney), by: \.currency).values
    // The largest amounts and debts are the widest.
    let ends = amounts.flatMap { amounts in
      [amounts.max { $0.amount < $1.amount }, amounts.min { $0.amount < $1.amount }].compactMap(\.self)
    }
    let fraction = fractionColumns(of: accounts)
    return ListForm(
      hasNumbers: snapshot.hasNumbers,
      numberColumns: accounts.reduce(0) { columns, listed in
        isNamedByNumber(listed.account) ? columns : max(columns, number(of: listed.account)?.columns ?? 0)
      },
      nameColumns: accounts.reduce(0) { max($0, name(of: $1.account).columns) },
      institutionColumns: accounts.reduce(0) { max($0, institution(of: $1.account).columns) },
      balanceColumns: ends.reduce(0) {
        let parts = formats.parts($1)
        return max($0, parts.wholeColumns + max(fraction, parts.fractionColumns))
      },
      titles: sections.compactMap(\.header).filter { !$0.sums.isEmpty }.map { header in
        ListForm.Title(
          columns: header.title.columns, sums: header.sums.map { $0.wholeColumns + max(fraction, $0.fractionColumns) })
      })
  }

  /// The fraction columns of the widest amount. Testing one amount for each currency, sign and number of decimals is
  /// enough, because digits before the mark do not matter. The name of a custom currency, such as points, does not move
  /// the amounts of all others.
  func fractionColumns(of accounts: [ListedAccount]) -> Int {
    let figures = Set(accounts.compactMap { $0.account.balanceMoney.map(\.leastOfItsForm) })
    return figures.map { figure in
      let parts = formats.parts(figure)
      return figure.currency.isISO ? parts.fractionColumns : parts.decimalColumns
    }.max() ?? 0
  }
}

extension Money {
  /// The smallest amount with the same currency, sign and decimals: `−0.01` for `−929,466.20`.
  fileprivate var leastOfItsForm: Money {
    let scale = amount.dropping(zerosBeyond: currency.decimals).scale
    return Money(Amount(units: amount.isNegative ? -1 : 1, scale: scale), currency)
  }
}
