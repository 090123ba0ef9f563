import BankeyModel

extension DemoBank {
  /// Two cards that are paid off every thirty days; the first was paid a week ago.
  static let cards = [visa, mastercard]

  private static let visa = {
    var account = DemoAccount(
      "Visa Avion Card", at: "First Bank", number: "658***778", id: "658778", type: "CREDITCARD", currency: "USD",
      cents: 0)
    account.limit = 5_000_00
    account.quiet = -9...0
    account.bill = DemoBill(payer: banking, from: -7, text: "VISA AVION CARD")
    account.habits = [DemoHabit(when: .oneDayIn(3), shops: travel, delay: 1...2)]
    account.fixed = [DemoEntry(day: 1, delay: 1, cents: -214_30, text: "AIRLINE TICKETS")]
    return account
  }()

  private static let mastercard = {
    var account = DemoAccount(
      "Student Mastercard", at: "First Bank", number: "978***223", id: "978223", type: "CREDITCARD", currency: "USD",
      cents: -50_83)
    account.limit = 1_000_00
    account.quiet = -22...0
    account.bill = DemoBill(payer: chequing, from: -20, text: "STUDENT MASTERCARD")
    account.habits = [DemoHabit(when: .oneDayIn(4), shops: campus, delay: 1...2)]
    account.fixed = [
      DemoEntry(day: -15, delay: 1, cents: -8_40, text: "CAMPUS CAFÉ"),
      DemoEntry(day: -10, delay: 1, cents: -29_95, text: "BOOK EXCHANGE"),
      DemoEntry(day: -6, delay: 1, cents: -12_48, text: "BUS PASS"),
    ]
    return account
  }()

  private static let travel = [
    DemoShop("AIRPORT LOUNGE", -36_00 ... -18_00), DemoShop("RENTAL CAR", -140_00 ... -58_00),
    DemoShop("CITY HOTEL", -160_00 ... -70_00), DemoShop("TAXI", -32_00 ... -9_00),
    DemoShop("BISTRO AT THE STATION", -41_00 ... -12_00),
  ]

  private static let campus = [
    DemoShop("CAMPUS CAFÉ", -11_00 ... -3_40), DemoShop("BOOK EXCHANGE", -48_00 ... -7_00),
    DemoShop("COPY SHOP", -6_00 ... -80), DemoShop("PIZZA BY THE SLICE", -12_00 ... -4_50),
  ]
}

extension DemoBank {
  /// The account that pays the household bills and the cards.
  static let chequingAccount = {
    var account = DemoAccount(
      "No-Fee All-In Chequing", at: "First Bank", number: chequing, id: chequing, type: "CHECKING", currency: "USD",
      cents: 17_562_44)
    account.habits = [
      DemoHabit(when: .every(14, from: -6), shops: [DemoShop("FREELANCE WORK", 380_00...690_00, "Studio North")]),
      DemoHabit(when: .monthly(from: -15), shops: [DemoShop("CAR LOAN", -350_00)]),
      DemoHabit(when: .monthly(from: -12), shops: [DemoShop("ELECTRICITY", -140_00 ... -62_00, "City Power")]),
      DemoHabit(when: .monthly(from: -17), shops: [DemoShop("MOBILE PHONE", -29_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("INTEREST", 65...95)]),
      DemoHabit(when: .oneDayIn(3), shops: shops, delay: 0...2),
    ]
    account.fixed = [DemoEntry(day: 2, delay: 1, cents: -26_40, text: "BIKE REPAIR")]
    return account
  }()

  /// A child's account in another currency.
  static let pocketMoney = {
    var account = DemoAccount(
      "Lommepenger", at: "Sbanken", number: "97104311115", id: "97104311115", type: "CHECKING", currency: "NOK",
      cents: 1_240_50)
    account.minute = 432
    account.habits = [
      DemoHabit(when: .every(7, from: -6), shops: [DemoShop("LOMMEPENGER FRA MAMMA", 250_00)]),
      DemoHabit(when: .every(7, from: -5), shops: [DemoShop("KIOSK SENTRUM", -74_00 ... -44_00)]),
      DemoHabit(when: .every(7, from: -4), shops: [DemoShop("KINO", -95_00), DemoShop("BADELAND", -89_00)]),
      DemoHabit(
        when: .every(7, from: -2),
        shops: [DemoShop("SPILLBUTIKKEN", -129_00 ... -69_00), DemoShop("BLÅBÆR IS OG KAFÉ", -98_00 ... -72_00)]),
    ]
    account.quiet = -3 ... -3
    return account
  }()

  /// Cash and cards of a trip, from a file without an account number.
  static let travelWallet = {
    var account = DemoAccount(
      "Travel Wallet", at: "file", number: nil, id: "travel-wallet", type: nil, currency: "EUR", cents: 220_00)
    account.habits = [
      DemoHabit(when: .every(60, from: -28), shops: [DemoShop("TOP-UP", 300_00)]),
      DemoHabit(when: .every(10, from: -5), shops: journey),
    ]
    return account
  }()

  private static let shops = [
    DemoShop("SUPERMARKET", -92_00 ... -14_00), DemoShop("LUNCH BAR", -16_50 ... -8_20),
    DemoShop("FUEL STATION", -71_00 ... -38_00), DemoShop("CAFÉ LINDE", -8_40 ... -3_20),
    DemoShop("PUBLIC LIBRARY", -4_50 ... -50), DemoShop("SPORTS CLUB", -45_00),
  ]

  private static let journey = [
    DemoShop("CAFÉ DE L'ÉTOILE", -58_00 ... -38_00), DemoShop("寿司さくら 新宿駅前店", -64_00 ... -42_00),
    DemoShop("MUSEUM DER STADT, KASSE 3", -56_00 ... -36_00), DemoShop("HOTEL MIRADOR", -69_00 ... -44_00),
  ]
}

extension DemoBank {
  /// Three investments, from stable to volatile.
  static let investments = [taxFree, fund, trading]

  private static let taxFree = {
    var account = DemoAccount(
      "Tax-Free Saver", at: "First Bank", number: "310***310", id: "310310", type: "INVESTMENT", currency: "USD",
      cents: 2_000_00)
    account.habits = [DemoHabit(when: .every(91, from: -41), shops: [DemoShop("CONTRIBUTION", 150_00)])]
    return account
  }()

  private static let fund = {
    var account = DemoAccount(
      "Growth Fund", at: "First Bank", number: "143***518", id: "143518", type: "INVESTMENT", currency: "USD",
      cents: 15_000_00)
    account.quiet = 0...0
    account.habits = [DemoHabit(when: .every(3, from: -1), shops: [DemoShop("CHANGE OF VALUE", -130_00...160_00)])]
    return account
  }()

  private static let trading = {
    var account = DemoAccount(
      "Trading Account", at: "First Bank", number: "143***100", id: "143100", type: "INVESTMENT", currency: "USD",
      cents: 15_054_01)
    account.quiet = 0...0
    account.habits = [
      DemoHabit(when: .every(4, from: -2), shops: [DemoShop("CHANGE OF VALUE", -210_00...240_00)]),
      DemoHabit(when: .monthly(from: -18), shops: [DemoShop("DIVIDEND WORLD SHARES", 12_00...38_00)]),
      DemoHabit(when: .monthEnd, shops: [DemoShop("CUSTODY FEE", -2_90)]),
    ]
    return account
  }()
}
