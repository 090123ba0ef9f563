import BankeyModel
import BankeyText
import TestServers
import Testing

@testable import BankeySources

/// The pitfalls of Enable Banking's API, one test each.
@Suite struct EnableBankingTrapTests {
  private let nok = Currency(code: "NOK")
  private let today = Day(iso: "2026-06-01")!

  private func read(_ json: String) throws -> EnableBankingTransaction? {
    let said = try JSONValue(Array(json.utf8))
    if case .row(let row) = EnableBankingTransaction.read(said, in: nok, today: today) { return row }
    return nil
  }

  private func row(_ amount: String, _ indicator: String?, _ more: String = "") throws -> TransactionRecord? {
    let sign = indicator.map { #","credit_debit_indicator":"\#($0)""# } ?? ""
    return try read(
      #"{"transaction_amount":{"currency":"NOK","amount":"\#(amount)"}\#(sign),"status":"BOOK","booking_date":"2026-05-30"\#(more)}"#
    )?.record(withId: true)
  }

  @Test(
    arguments: [
      ("49.90", "DBIT", "-49.90"), ("-49.90", "DBIT", "-49.90"), ("49.90", "CRDT", "49.90"),
      ("-49.90", "CRDT", "49.90"), ("-49.90", nil, "-49.90"), ("49.90", nil, "49.90"), ("49.90", "DEBIT", nil),
    ] as [(String, String?, String?)])
  func indicatorDecidesTheSign(amount: String, indicator: String?, expected: String?) throws {
    #expect(try row(amount, indicator)?.amount.description == expected)
  }

  @Test
  func foreignCurrencyIsNotCounted() throws {
    #expect(
      try read(
        #"{"transaction_amount":{"currency":"EUR","amount":"1.00"},"status":"BOOK","booking_date":"2026-05-30"}"#)
        == nil)
  }

  @Test
  func bookingDayPrecedesValueAndTransactionDay() throws {
    func day(_ dates: String, _ status: String = "BOOK") throws -> String? {
      try read(#"{"transaction_amount":{"currency":"NOK","amount":"1"},"status":"\#(status)"\#(dates)}"#)?.day
        .description
    }
    #expect(try day(#","booking_date":"2026-05-03","value_date":"2026-05-04""#) == "2026-05-03")
    #expect(try day(#","booking_date":null,"value_date":"2026-05-04","transaction_date":"2026-05-02""#) == "2026-05-04")
    #expect(try day(#","transaction_date":"2026-05-02T10:00:00Z""#) == "2026-05-02")
    #expect(try day("") == nil)
    #expect(try day("", "PDNG") == "2026-06-01")
  }

  @Test
  func counterpartyIsTheCreditorOrDebtor() throws {
    #expect(try row("1", "DBIT", #","creditor":{"name":"KIWI"},"debtor":{"name":"Me"}"#)?.counterparty == "KIWI")
    #expect(try row("1", "CRDT", #","creditor":{"name":"Me"},"debtor":{"name":"ACME"}"#)?.counterparty == "ACME")
    let address = #","creditor":{"name":null,"postal_address":{"address_line":["Shop AS","Oslo"]}}"#
    #expect(try row("1", "DBIT", address)?.counterparty == "Shop AS")
    #expect(try row("1", "DBIT", #","creditor":{"name":"CARD-123"}"#)?.counterparty == nil)
  }

  @Test
  func remittanceTextHasNoIDsOrLineBreaks() throws {
    func text(_ remittance: String, _ more: String = "") throws -> String? {
      try row("1", "DBIT", #","remittance_information":[\#(remittance)]"# + more)?.description
    }
    #expect(try text(#""Rent\nMay","EREF+123""#) == "Rent May")
    #expect(try text(#""EREF+123""#) == "EREF+123")
    #expect(try text(#""0012345""#, #","creditor":{"name":"Power AS"}"#) == "Power AS 0012345")
    #expect(try text("", #","bank_transaction_code":{"description":"Card purchase"}"#) == "Card purchase")
  }

  @Test
  func balanceTellsARepeatedPaymentFromTwoEqualOnes() async throws {
    let rig = EnableBankingRig { state in
      func after(_ cents: String) -> String { #","balance_after_transaction":{"currency":"NOK","amount":"\#(cents)"}"# }
      state.bank.accounts[1].transactions = [
        .init("2026-05-20", -1000, "Coffee", more: after("10.00")),
        .init("2026-05-20", -1000, "Coffee", more: after("10.00")),
        .init("2026-05-20", -1000, "Coffee", more: after("20.00")), .init("2026-05-21", -500, "Bus"),
        .init("2026-05-21", -500, "Bus"),
      ]
    }
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.problems.contains("The bank sent 1 transaction twice. It counts once."))
    #expect(
      try rig.stored() == [
        "2026-05-21 -5.00 Bus", "2026-05-21 -5.00 Bus", "2026-05-20 -10.00 Coffee", "2026-05-20 -10.00 Coffee",
      ])
  }

  @Test
  func unbookedStatusesAreOmittedAndCounted() throws {
    for status in ["SCHD", "CNCL", "RJCT", "OTHR"] {
      #expect(
        try read(
          #"{"transaction_amount":{"currency":"NOK","amount":"1"},"status":"\#(status)","value_date":"2026-05-01"}"#)
          == nil)
    }
    #expect(
      try read(#"{"transaction_amount":{"currency":"NOK","amount":"1"},"status":"OTHR","booking_date":"2026-05-01"}"#)?
        .isBooked == true)
    #expect(
      try read(#"{"transaction_amount":{"currency":"NOK","amount":"1"},"status":"HOLD","value_date":"2026-05-01"}"#)?
        .isBooked == false)
  }

  @Test
  func bookedBalancePrecedesAvailable() async throws {
    let rig = EnableBankingRig()
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.balances.map(\.balance?.description) == ["0.00", "0.00"])
    #expect(fetched.balances.map(\.available?.description) == ["5000.00", "5000.00"])
    rig.bank.with {
      $0.bank.balances =
        #"{"balance_amount":{"currency":"NOK","amount":"900.00"},"balance_type":"CLAV","name":"a"}"#
    }
    rig.wait(days: 1)
    #expect(try await rig.refresh().balances.map(\.balance) == [nil, nil])
  }

  @Test
  func emptyPagesContinueAndKeysAreEncoded() async throws {
    let rig = EnableBankingRig { state in
      (state.bank.pageSize, state.bank.emptyPages, state.bank.longest) = (2, 3, 800)
      state.bank.accounts[0].transactions = (1...5).map { .init("2026-05-0\($0)", -100 * $0, "Shop \($0)") }
    }
    try await rig.consent()
    #expect(try await rig.refresh().incomplete == [])
    #expect(try rig.stored().count == 5)
    #expect(rig.bank.with { $0.faults } == [])
    #expect(rig.spent.filter { $0.hasPrefix("transactions/") }.count == 2)
  }

  @Test
  func repeatedPageKeyEndsReadingAndKeepsRows() async throws {
    let rig = EnableBankingRig { state in
      (state.bank.pageSize, state.bank.repeatsKey) = (2, true)
      state.bank.accounts[0].transactions = (1...9).map { .init("2026-05-0\($0)", -100 * $0, "Shop \($0)") }
    }
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.incomplete == ["The bank keeps sending the same page. bankey kept what came before it."])
    #expect(try rig.stored().contains("2026-05-09 -9.00 Shop 9"))
  }

  @Test(arguments: [(true, false, false), (false, true, false), (false, false, false), (false, false, true)])
  func missingHistoryIsRequestedFromALaterDay(tellsFirst: Bool, failsOnOld: Bool, saysCode: Bool)
    async throws
  {
    let rig = EnableBankingRig { state in
      (state.bank.longest, state.bank.usual) = (89, 89)
      (state.bank.tellsFirst, state.bank.failsOnOld) = (tellsFirst, failsOnOld)
      if saysCode { (state.bank.oldError, state.bank.oldCode) = (nil, "PERIOD_INVALID") }
      state.bank.accounts[0].transactions = [.init("2026-05-20", -100, "New"), .init("2026-01-20", -100, "Old")]
    }
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.incomplete == [])
    #expect(try rig.stored() == ["2026-05-20 -1.00 New"])
    #expect(fetched.problems.contains { $0.hasPrefix("Brukskonto: The bank provides transactions from 2026-03-04 on") })
    #expect(rig.bank.with { $0.faults } == [])
  }

  @Test
  func rateLimitEndsTheDayAndIsRemembered() async throws {
    let rig = EnableBankingRig { $0.instead["transactions"] = .init(429, "ASPSP_RATE_LIMIT_EXCEEDED") }
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.connections.first?.error?.hasPrefix("The bank accepts no more requests today") == true)
    #expect(fetched.incomplete.count == 2)
    let before = rig.bank.with { $0.asked.count }
    rig.wait(seconds: 3600)
    guard case .tooOften(let until)? = try await rig.refresh().error?.kind else { return #expect(Bool(false)) }
    #expect(until?.description == "2026-06-02T00:00:00Z")
    #expect(rig.bank.with { $0.asked.count } == before)
    rig.bank.with { $0.instead = [:] }
    rig.wait(days: 1)
    #expect(try await rig.refresh().error == nil)
  }

  @Test(arguments: [
    (401, "EXPIRED_SESSION", true), (500, "REVOKED_SESSION", true), (422, "ASPSP_PSU_ACTION_REQUIRED", true),
    (400, "ASPSP_ERROR", false), (403, "ASPSP_TIMEOUT", false),
  ])
  func errorCodePrecedesTheHTTPStatus(status: Int, word: String, isConsent: Bool) async throws {
    let rig = EnableBankingRig { $0.instead["transactions"] = .init(status, word) }
    try await rig.consent()
    let fetched = try await rig.refresh()
    #expect(fetched.incomplete.count == 2)
    #expect(
      fetched.incomplete[0].hasPrefix(isConsent ? "The consent has expired" : "The bank is not responding right now"))
  }

  @Test
  func presenceHeadersAreSentCompleteOrNotAtAll() async throws {
    let rig = EnableBankingRig { $0.requiredHeaders = ["psu-ip-address", "psu-user-agent"] }
    rig.settings += #","address":"203.0.113.7""#
    try await rig.consent()
    try await rig.refresh(isAttended: true)
    #expect(rig.spent == [])
    rig.wait(days: 1)
    try await rig.refresh()
    #expect(rig.spent.count == 4)
    rig.bank.with { $0.refusesHeaders = true }
    rig.wait(days: 1)
    #expect(try await rig.refresh(isAttended: true).incomplete == [])
    #expect(rig.bank.with { $0.faults } == [])
  }
}
