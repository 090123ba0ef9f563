import BankeyModel
import BankeyText

/// The built-in bank: twelve accounts and two years of transactions. Each answer advances it by one day.
///
/// An answer depends only on the first day and the number of earlier answers. The first covers two years, later ones
/// thirty days, as with real banks.
public struct DemoBank: Source {
  /// `demo`, or the user's name for it.
  public let name: String
  /// The type's name: `demo`.
  public static let type = "demo"
  /// Ids stay the same when a transaction is posted.
  public let hasStableIds = true
  private var state: DemoState

  /// Restores the bank from `memory`; without it, the bank starts on `today`.
  ///
  /// - Throws: `SourceError` if `memory` is damaged.
  public init(name: String, memory: String?, today: Day) throws(SourceError) {
    self.name = name
    state = try DemoState(json: memory ?? "{}", today: today)
  }

  /// The first day, and the number of days to the next answer.
  public var memory: String { state.json }

  /// Hands over the answer of the next day. The day advances only when the sink has accepted everything. Rethrows
  /// errors from `sink`.
  ///
  /// - Throws: `SourceError` if there is no answer.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    let ledger = DemoLedger(start: state.start, through: state.next)
    for account in ledger.accounts {
      try DemoAnswer(ledger: ledger, account: account, day: state.next).events.forEach(sink)
    }
    state.next += 1
  }
}

extension DemoBank {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(type: type, name: "demo"),
    open: { opening throws(SourceError) in
      try DemoBank(name: opening.definition.name, memory: opening.memory, today: opening.clock.localNow.day)
    })
}

extension DemoBank {
  /// The id of the account that pays, and is paid by, others.
  static let banking = "12345678903"
  /// The id of the account that pays the bills.
  static let chequing = "03300000842"

  /// The accounts opened by day `last`, in the order of the answers.
  static func accounts(through last: Int) -> [DemoAccount] {
    let goals = (0...).lazy.map(DemoGoal.init(number:)).prefix { $0.opens <= last }
    var banking = bankingAccount
    banking.fixed += goals.map(\.opening)
    return [banking, chequingAccount, pocketMoney] + savingsAccounts + cards + investments + [carLoan, travelWallet]
      + goals.map(\.account)
  }
}

extension DemoBank {
  /// The account on the drawn details screen.
  static let bankingAccount = {
    var account = DemoAccount(
      "Banking Account", at: "Sbanken", number: banking, id: banking, type: "CHECKING", currency: "USD",
      cents: 929_466_23)
    account.minute = 432
    account.quiet = -8...1
    account.habits = [
      DemoHabit(when: .every(14, from: -2), shops: [DemoShop("PAYROLL ACME CORP", 3_000_00, "Acme Corporation")]),
      DemoHabit(when: .monthly(from: -3), shops: [DemoShop("RENT {month}", -1_200_00, "Harbor Homes")]),
      DemoHabit(when: .monthly(from: -3), shops: [DemoShop("STREAMING", -14_99)]),
      DemoHabit(when: .monthly(from: -20), shops: [DemoShop("TRANSFER TO SAVINGS", -250_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 36_10...39_90)]),
      DemoHabit(when: .oneDayIn(4), shops: shops, delay: 0...2),
      DemoHabit(when: .oneDayIn(21), shops: bigPurchases, delay: 1...2),
    ]
    account.fixed = lastDays + nextDays
    return account
  }()

  /// The transactions on the details screen, in reverse of the order shown.
  private static let lastDays = [
    DemoEntry(day: -23, cents: -60_00, text: "PASSPORT OFFICE"),
    DemoEntry(day: -12, delay: 1, cents: -78_00, text: "CONCERT HALL"),
    DemoEntry(day: -5, cents: -18_00, text: "CINEMA"),
    DemoEntry(day: -4, cents: -32_40, text: "BOOKSHOP"),
    DemoEntry(day: -4, delay: 2, cents: -48_80, text: "GREEN GROCER"),
    DemoEntry(day: -3, cents: -14_99, text: "STREAMING"),
    DemoEntry(day: -3, cents: -1_200_00, text: "RENT {month}", counterparty: "Harbor Homes"),
    DemoEntry(day: -2, cents: 3_000_00, text: "PAYROLL ACME CORP", counterparty: "Acme Corporation"),
    DemoEntry(day: -1, delay: 2, cents: -41_80, text: "CITY TRANSIT"),
    DemoEntry(day: -1, delay: 2, cents: -4_10, text: "COFFEE ROASTERS"),
  ]

  /// The transactions of the first refresh, so that it shows something new.
  private static let nextDays = [
    DemoEntry(day: 1, cents: 32_40, text: "REFUND BOOKSHOP"),
    DemoEntry(day: 1, delay: 1, cents: -12_60, text: "NIGHT BAKERY"),
  ]

  private static let shops = [
    DemoShop("GREEN GROCER", -84_00 ... -21_00), DemoShop("COFFEE ROASTERS", -9_80 ... -3_60),
    DemoShop("CITY TRANSIT", -41_80), DemoShop("BOOKSHOP", -54_00 ... -9_90), DemoShop("CINEMA", -32_00 ... -14_00),
    DemoShop("CORNER PHARMACY", -38_00 ... -4_20), DemoShop("NIGHT BAKERY", -17_00 ... -5_20),
    DemoShop("HARDWARE AND GARDEN", -96_00 ... -8_00), DemoShop("BARBER SHOP", -34_00),
    DemoShop("FARMERS MARKET OLD HARBOR SQUARE, STALL 12 (FRUIT, CHEESE, FLOWERS)", -62_00 ... -12_00),
  ]

  private static let bigPurchases = [
    DemoShop("FURNITURE HOUSE", -640_00 ... -120_00), DemoShop("DENTIST", -310_00 ... -85_00),
    DemoShop("CAR WORKSHOP", -520_00 ... -140_00), DemoShop("RAILWAY TICKETS", -190_00 ... -48_00),
  ]
}

extension DemoBank {
  /// Two savings accounts with the same name. The bank of the second lags behind; the first is closed on the fifth day.
  static let savingsAccounts = [smallSavings, savings]

  private static let smallSavings = {
    var account = DemoAccount(
      "High-Interest Savings", at: "First Bank", number: "719***810", id: "719810", type: "SAVINGS", currency: "USD",
      cents: 105_45)
    account.life = -730...5
    account.heir = chequing
    account.habits = [
      DemoHabit(when: .monthly(from: -9), shops: [DemoShop("ROUND-UP SAVINGS", 3_10...3_90)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 8...18)]),
    ]
    return account
  }()

  private static let savings = {
    var account = DemoAccount(
      "High-Interest Savings", at: "First Bank", number: "905***001", id: "905001", type: "SAVINGS", currency: "USD",
      cents: 10_613_19)
    account.lag = 3
    account.habits = [
      DemoHabit(when: .monthly(from: -20), shops: [DemoShop("TRANSFER FROM BANKING", 250_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 14_20...19_80)]),
    ]
    return account
  }()

  static let carLoan = {
    var account = DemoAccount(
      "Car Loan", at: "First Bank", number: "552***902", id: "552902", type: "LOAN", currency: "USD", cents: -8_400_00)
    account.habits = [
      DemoHabit(when: .monthly(from: -15), shops: [DemoShop("PAYMENT RECEIVED", 350_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", -42_00 ... -33_00)]),
    ]
    return account
  }()
}
