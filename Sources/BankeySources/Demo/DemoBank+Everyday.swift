extension DemoBank {
  /// The account that pays the bills of the house and the cards.
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

  /// Cash and cards of a journey, from a file without a number.
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
