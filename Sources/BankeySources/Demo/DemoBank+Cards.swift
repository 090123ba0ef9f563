extension DemoBank {
  /// Two cards, paid off every thirty days; the first was paid a week ago.
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
