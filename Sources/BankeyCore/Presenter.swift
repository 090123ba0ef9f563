import BankeyModel
import BankeyText
import TerminalText

/// Turns accounts and transactions into the texts of the screens: pure functions of values, locale and time.
public struct Presenter: Sendable {
  /// How amounts and dates are written.
  public let formats: Formats
  /// The texts.
  public let strings: any Strings
  /// What is called today.
  public let now: LocalTime
  let clock: Clock
  /// The account that shows its figures under the mask.
  var peeked: Account.ID?
  /// What the accounts are called, for rows that name another one.
  var accountNames: [Account.ID: String] = [:]

  /// The presenter of a locale at the time that `clock` shows.
  public init(formats: Formats, clock: Clock) {
    self.formats = formats
    self.clock = clock
    strings = formats.language.strings
    now = clock.localNow
  }
}

extension Presenter {
  /// A moment as people say it: "07:12" of today, "yesterday 07:12", "Nov 18 07:12", "Nov 18, 2025".
  public func moment(_ time: LocalTime) -> String {
    if time.day == now.day, let minute = time.minute { return formats.time(minute) }
    return dayAndTime(time)
  }

  /// The day first: "today 07:12", "Nov 18 07:12", "Nov 18" when no time is known.
  func dayAndTime(_ time: LocalTime) -> String {
    day(time.day) + (time.minute.map { " " + formats.time($0) } ?? "")
  }

  /// A day as people say it: "today", "yesterday", "Nov 18", "Nov 18, 2025".
  func day(_ day: Day) -> String {
    switch day.distance(to: now.day) {
    case 0: strings.today
    case 1: strings.yesterday
    case -1: strings.tomorrow
    default: day.components.year == now.day.components.year ? formats.shortDate(day) : formats.mediumDate(day)
    }
  }
}

extension Presenter {
  /// The presenter that shows every figure, for a row that is peeked at.
  public var unmasked: Presenter {
    var presenter = Presenter(formats: formats.unmasked, clock: clock)
    presenter.accountNames = accountNames
    return presenter
  }

  /// The presenter that can name these accounts where a row is of another one.
  public func knowing(_ accounts: [ListedAccount]) -> Presenter {
    var presenter = self
    presenter.accountNames = Dictionary(accounts.map { ($0.id, name(of: $0.account)) }, uniquingKeysWith: { $1 })
    return presenter
  }

  /// Lets the account with this id show its figures under the mask.
  public func peeking(at id: Account.ID?) -> Presenter {
    var presenter = self
    presenter.peeked = id
    return presenter
  }
}

extension Account {
  /// What a person would paste to name the account elsewhere: its number without blanks, else the source's own id.
  public var copyableNumber: String? {
    let number = shownNumber.map { $0.filter { $0 != " " } } ?? nativeId
    return number.isEmpty ? nil : number.cleaned
  }

  /// A figure of its currency in plain digits, all decimals written: `929466.23`.
  public func copyable(_ amount: Amount) -> String { (amount.canonical(in: currency) ?? amount).description }
}

extension Transaction {
  /// What names it elsewhere: the source's own id, else bankey's.
  public var copyableNumber: String { nativeId.isEmpty ? String(id) : nativeId.cleaned }
}

extension Presenter {
  /// The currency that most accounts are in; of several, the one that comes first.
  func mainCurrency(of accounts: [ListedAccount]) -> Currency? {
    let counts = accounts.reduce(into: [Currency: Int]()) { $0[$1.account.currency, default: 0] += 1 }
    let most = counts.values.max()
    return accounts.first { counts[$0.account.currency] == most }?.account.currency
  }

  /// One sum for each currency, never across them, the main currency last. Excluded accounts, balances that are not known
  /// and sums that do not fit are left out.
  func sums(of accounts: [ListedAccount], main: Currency?) -> [Money] {
    let known = accounts.filter { !$0.isExcluded }.compactMap { listed in
      listed.account.balance.map { Money($0, listed.account.currency) }
    }
    let sums = known.sums.compactMap { sum in sum.amount.map { Money($0, sum.currency) } }
    return sums.filter { $0.currency != main } + sums.filter { $0.currency == main }
  }
}

/// A figure with a name, in a list of figures.
public struct FigureRow: Identifiable, Hashable, Sendable {
  /// What it is of.
  public enum ID: Hashable, Sendable {
    /// Net worth in a currency at the end of a day.
    case netWorth(Currency, Day)
    /// An account.
    case account(Account.ID)
    /// A group of the report.
    case group(ReportSection)
    /// A day of a group.
    case day(ReportSection, Day)
    /// The other side of transactions, in a currency.
    case counterparty(String, Currency)
    /// What there is at least before payday, in a currency.
    case lowest(Currency)
    /// Something that is expected.
    case expected(Forecast.Item.ID)
    /// What is spent beside all that recurs, in a currency.
    case everyday(Currency)
    /// A transaction.
    case transaction(Transaction.ID)
    /// A transaction that the bank has no more.
    case dropped(Transaction.ID)
    /// One of a few figures, by its number.
    case part(Int)
    /// That there is nothing to show.
    case message
  }
  /// What it is of.
  public var id: ID
  /// "Oct 31, 2026"
  public var label: String
  /// The same in fewer letters, for where it has no room: "Oct 31".
  public var shortLabel: String?
  /// "7 transactions"
  public var note: String?
  /// "981,350.49"
  public var figure: String
  /// What it is made of, where the list has columns for that.
  public var cells: [String] = []
  /// By how much it differs from the one below.
  public var change: RowChange?
  /// The figure in plain digits: `981350.49`.
  public var copy: String?

  /// A sentence in the place of figures.
  public init(message: String) { self.init(id: .message, label: message, figure: "") }

  init(
    id: ID, label: String, shortLabel: String? = nil, note: String? = nil, figure: String, change: RowChange? = nil,
    copy: String? = nil
  ) {
    (self.id, self.label, self.shortLabel, self.note, self.figure) = (id, label, shortLabel, note, figure)
    (self.change, self.copy) = (change, copy)
  }
}

/// What has just happened to an account, every string final.
public enum RowChange: Hashable, Sendable {
  /// It is new in the list.
  case added(String)
  /// It goes; until then its row stays in its place.
  case removed(String)
  /// Its balance is higher than before, by so much.
  case risen(String)
  /// Its balance is lower than before, by so much.
  case fallen(String)
}
