extension DemoBank {
  /// The account of the drawn details screen.
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

  /// What the details screen shows. Later ones come first where they are shown.
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

  /// What the first refresh brings, so that there is something to see.
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
