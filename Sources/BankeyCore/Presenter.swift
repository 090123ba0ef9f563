import BankeyModel
import BankeyText
import TerminalText

/// Turns accounts and transactions into the texts of the screens, by pure functions of values, locale and time.
public struct Presenter: Sendable {
  /// The formats of amounts and dates.
  public let formats: Formats
  /// The texts in the user's language.
  public let strings: any Strings
  /// The local time at which the texts are written: "today" depends on it.
  public let now: LocalTime
  let clock: Clock
  /// The account whose amounts privacy mode does not mask.
  var peeked: Account.ID?
  /// The names of all accounts, for rows that mention another account.
  var accountNames: AccountNames?
  /// The transactions to mark as new.
  var newRows: Set<Transaction.ID> = []
  /// Whether texts are read aloud, and have words instead of arrows and other signs.
  var isSpoken = false

  /// Creates a presenter for a locale and the current time of `clock`.
  public init(formats: Formats, clock: Clock) {
    self.formats = formats
    self.clock = clock
    strings = formats.strings
    now = clock.localNow
  }
}

extension Presenter {
  /// A time relative to now: "07:12" today, "yesterday 07:12", "Nov 18 07:12", "Nov 18, 2025".
  public func moment(_ time: LocalTime) -> String {
    if time.day == now.day, let minute = time.minute { return formats.time(minute) }
    return dayAndTime(time)
  }

  /// A time with its day first: "today 07:12", "Nov 18 07:12", or "Nov 18" when only the day is known.
  func dayAndTime(_ time: LocalTime) -> String {
    day(time.day) + (time.minute.map { " " + formats.time($0) } ?? "")
  }

  /// When something began, after "since": "07:12" today, "yesterday", "Friday" in the last six days, "Nov 1".
  func beginning(_ time: LocalTime) -> String {
    switch time.day.distance(to: now.day) {
    case 0: moment(time)
    case 2...6: formats.weekday(time.day)
    default: day(time.day)
    }
  }

  /// A day relative to today: "today", "yesterday", "Nov 18", "Nov 18, 2025".
  func day(_ day: Day) -> String {
    switch day.distance(to: now.day) {
    case 0: strings.today
    case 1: strings.yesterday
    case -1: strings.tomorrow
    default: date(day)
    }
  }

  /// A date, with its year unless that is the current one: "Nov 18", "Nov 18, 2025".
  func date(_ day: Day) -> String {
    day.components.year == now.day.components.year ? formats.shortDate(day) : formats.mediumDate(day)
  }
}

extension Presenter {
  /// The presenter that shows every figure, for a row that is peeked at.
  public var unmasked: Presenter {
    var presenter = Presenter(formats: formats.unmasked, clock: clock)
    presenter.newRows = newRows
    return accountNames.map { presenter.knowing($0.accounts) } ?? presenter
  }

  /// A copy of the presenter for texts that are read aloud.
  var spoken: Presenter {
    var presenter = self
    presenter.isSpoken = true
    return presenter
  }

  /// A copy of the presenter that marks these transactions as new.
  public func marking(_ newRows: some Sequence<Transaction.ID>) -> Presenter {
    var presenter = self
    presenter.newRows = Set(newRows)
    return presenter
  }

  /// A presenter that shows the amounts of one account in privacy mode.
  public func peeking(at id: Account.ID?) -> Presenter {
    var presenter = self
    presenter.peeked = id
    return presenter
  }
}

extension Account {
  /// The text for the clipboard that identifies the account: its number without blanks, or else the source's id. Nil
  /// when both are empty.
  public var copyableNumber: String? {
    let number = shownNumber.map { $0.filter { $0 != " " } } ?? nativeId
    return number.isEmpty ? nil : number.cleaned
  }

  /// An amount in plain digits with all decimals of the account's currency: `929466.23`.
  public func copyable(_ amount: Amount) -> String { (amount.canonical(in: currency) ?? amount).description }
}

extension Transaction {
  /// The text for the clipboard that identifies the transaction: the source's id, or else bankey's.
  public var copyableNumber: String { nativeId.isEmpty ? String(id) : nativeId.cleaned }
}

extension Presenter {
  /// The currency of most accounts; the first one when several are equally frequent.
  func mainCurrency(of accounts: [ListedAccount]) -> Currency? {
    // By index, because copying an account costs a hundred times as much as reading one of its values.
    var counts: [Currency: Int] = [:]
    for index in accounts.indices { counts[accounts[index].account.currency, default: 0] += 1 }
    let most = counts.values.max()
    return accounts.indices.first { counts[accounts[$0].account.currency] == most }.map {
      accounts[$0].account.currency
    }
  }

  /// One sum for each currency, the main currency last. Leaves out excluded accounts, unknown balances and sums that do
  /// not fit.
  func sums(of accounts: [ListedAccount], main: Currency?) -> [Money] {
    let counted = accounts.indices.filter { !accounts[$0].isExcluded }
    let known = counted.compactMap { accounts[$0].account.balanceMoney }
    let sums = known.sums.compactMap { sum in sum.amount.map { Money($0, sum.currency) } }
    return sums.filter { $0.currency != main } + sums.filter { $0.currency == main }
  }
}

/// A labeled figure in a list of figures.
public struct FigureRow: Identifiable, Hashable, Sendable {
  /// The subject of a figure.
  public enum ID: Hashable, Sendable {
    /// Net worth in a currency at the end of a day.
    case netWorth(NetWorthViewModel.InCurrency.ID, Day)
    /// Net worth converted to one currency.
    case converted
    /// All balances in a currency.
    case currency(Currency)
    /// An account's balance.
    case account(Account.ID)
    /// A group of the account's report.
    case group(ReportSection)
    /// A day of a group.
    case day(ReportSection, Day)
    /// A counterparty, in a currency.
    case counterparty(String, Currency)
    /// The lowest balance before payday in a currency.
    case lowest(Currency)
    /// An expected payment or income.
    case expected(Forecast.Item.ID)
    /// The everyday spending in a currency.
    case everyday(Currency)
    /// A transaction's amount.
    case transaction(Transaction.ID)
    /// A transaction that the bank has dropped.
    case dropped(Transaction.ID)
    /// One of a fixed number of figures, by its index.
    case part(Int)
    /// A message instead of figures.
    case message
  }
  /// The subject of the row, which identifies it when rows change.
  public var id: ID
  /// "Oct 31, 2026"
  public var label: String
  /// A shorter label, where the long one does not fit: "Oct 31".
  public var shortLabel: String?
  /// "7 transactions"
  public var note: String?
  /// A shorter note, where the long one does not fit.
  public var shortNote: String?
  /// "981,350.49"
  public var figure: String
  /// The figure in pieces, one per line, where it does not fit on one: "929,463.10–" and "930,112.00".
  public var pieces: [String] = []
  /// The components of the figure, where the list has columns for them.
  public var cells: [String] = []
  /// The difference from the row below.
  public var change: RowChange?
  /// The text for the clipboard: `981350.49`.
  public var copy: String?
  /// The row as a line of a report, for wide screens; nil where label, note and figure say everything.
  public var line: ReportLine?
  /// The exact amounts behind the texts; nil for a message.
  var exact: FigureAmounts?

  /// Creates a message in place of figures.
  public init(message: String) { self.init(id: .message, label: message, figure: "") }

  init(
    id: ID, label: String, shortLabel: String? = nil, note: String? = nil, figure: String, change: RowChange? = nil,
    copy: String? = nil, line: ReportLine? = nil, exact: FigureAmounts? = nil
  ) {
    (self.id, self.label, self.shortLabel, self.note, self.figure) = (id, label, shortLabel, note, figure)
    (self.change, self.copy, self.line, self.exact) = (change, copy, line, exact)
  }
}

/// The exact amounts of a row, for bankey in lines, which names each of them and writes it with its currency.
struct FigureAmounts: Hashable, Sendable {
  /// The currency of all of them.
  let currency: Currency
  /// The figure, or the ends of its range.
  let figure: Forecast.Ends
  /// The balance after it, or the ends of that.
  var after: Forecast.Ends?
  /// The amounts of the row's cells.
  var cells: [Amount] = []
  /// The difference from the row below.
  var change: Amount?
  /// The note in words, where the row's note has a sign.
  var note: String?

  init(_ figure: Forecast.Ends, _ currency: Currency, after: Forecast.Ends? = nil) {
    (self.figure, self.currency, self.after) = (figure, currency, after)
  }

  init(_ figure: Amount, _ currency: Currency, after: Amount? = nil) {
    self.init(
      Forecast.Ends(low: figure, high: figure), currency, after: after.map { Forecast.Ends(low: $0, high: $0) })
  }
}

/// A recent change of an account. Every string is final.
public enum RowChange: Hashable, Sendable {
  /// The account is new in the list.
  case added(String)
  /// The account was removed; its row stays for a moment.
  case removed(String)
  /// The balance rose by this amount.
  case risen(String)
  /// The balance fell by this amount.
  case fallen(String)
}
