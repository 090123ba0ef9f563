import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct FiguresTests {
  let place = try! TestFolder()

  private func figures(_ balance: Int64?, _ day: Int? = nil, available: Int64? = nil, limit: Int64? = nil)
    -> BalanceRecord
  {
    BalanceRecord(
      balance: balance.map(cents), available: available.map(cents), creditLimit: limit.map(cents),
      date: day.map { LocalTime(day: november($0)) })
  }

  private func account() throws -> Account { try #require(try place.reader().accounts().first) }

  @Test
  func unknownBalanceIsNeverZero() throws {
    try place.writer().importFile([buy(on: 3)])
    #expect(try account().balance == nil)
    #expect(try account().balanceDate == nil)
  }

  @Test
  func olderStatementDoesNotReplaceTheBalance() throws {
    let writer = try place.writer()
    try writer.figures(figures(50000, 20))
    #expect(try writer.figures(figures(10000, 10)).changes == 0)
    #expect(try account().balance == cents(50000))
    #expect(try account().balanceDate == LocalTime(day: november(20)))
    #expect(try writer.figures(figures(60000, 20)).changes > 0)
    #expect(try account().balance == cents(60000))
  }

  @Test
  func undatedFiguresReplaceDatedOnlyFromAFeed() throws {
    let writer = try place.writer()
    try writer.figures(figures(50000, 20))
    #expect(try writer.figures(figures(10000)).changes == 0)
    #expect(try writer.figures(figures(70000), fromFile: false).changes > 0)
    #expect(try account().balanceDate == nil)
    #expect(try writer.figures(figures(50000, 20)).changes == 0)
    #expect(try account().balance == cents(70000))
  }

  @Test
  func newBalanceReplacesAvailableButNotTheLimit() throws {
    let writer = try place.writer()
    try writer.figures(figures(50000, 20, available: 60000, limit: 100000))
    try writer.figures(figures(40000, 21))
    #expect(try account().available == nil)
    #expect(try account().creditLimit == cents(100000))
    try writer.figures(figures(nil, 22, available: 1))
    #expect(try account().balance == cents(40000))
    #expect(try account().available == cents(1))
    #expect(try account().balanceDate == LocalTime(day: november(21)))
  }

  @Test
  func equalAnswersAreKeptOnce() throws {
    let writer = try place.writer()
    for _ in 1...3 {
      try writer.figures(figures(10000, 10))
      try writer.figures(figures(50000, 20))
    }
    #expect(try place.sql("SELECT balance_units FROM figures ORDER BY 1") == ["10000", "50000"])
  }

  @Test
  func uncountableFiguresAreReported() throws {
    let summary = try place.writer().figures(BalanceRecord(balance: Amount(units: .max, scale: 0)))
    #expect(summary.rejected == 1)
    #expect(try account().balance == nil)
  }

  private func ask(_ balance: Int64, at moment: Int64, offset: Int, date: LocalTime? = nil) throws {
    let clock = Clock(fixed: Timestamp(seconds: moment), offset: offset)
    let writer = try StoreWriter(writing: place.folder, clock: clock, version: "1.0")
    let time = date ?? clock.localNow
    try writer.figures(BalanceRecord(balance: cents(balance), date: time), fromFile: false)
  }

  @Test
  func laterAnswerCountsDespiteClockChanges() throws {
    try ask(100, at: noon, offset: 9 * 3600)
    try ask(200, at: noon + 60, offset: -8 * 3600)
    #expect(try account().balance == cents(200))
    // The hour after summer time has ended.
    try ask(300, at: noon + 3600, offset: 7200)
    try ask(400, at: noon + 4200, offset: 3600)
    #expect(try account().balance == cents(400))
    try ask(500, at: noon + 5000, offset: 0, date: LocalTime(day: november(2)))
    #expect(try account().balance == cents(500))
  }

  @Test
  func fileAndAnswerAreComparedByMoment() throws {
    try ask(100, at: noon, offset: 9 * 3600)
    let clock = Clock(fixed: Timestamp(seconds: noon + 7200), offset: -8 * 3600)
    let writer = try StoreWriter(writing: place.folder, clock: clock, version: "1.0")
    // 6:00 there is two hours after 21:00 in Tokyo.
    try writer.figures(BalanceRecord(balance: cents(200), date: LocalTime(day: november(21), minute: 360)))
    #expect(try account().balance == cents(200))
  }

  @Test(arguments: [true, false])
  func farFutureDateCountsAsNow(fromFile: Bool) throws {
    let far = BalanceRecord(balance: cents(100), date: LocalTime(day: Day(iso: "2100-01-01")!))
    try place.writer().figures(far, fromFile: fromFile)
    #expect(try account().balanceDate?.day == november(21))
    try place.writer(at: noon + 7200).figures(
      BalanceRecord(balance: cents(200), date: LocalTime(day: november(21), minute: 13 * 60)))
    #expect(try account().balance == cents(200))
  }

  @Test
  func serverPauseLastsAtMostADay() throws {
    let writer = try place.writer()
    try writer.addSource(SourceDefinition(name: "bank", type: "sbanken", settings: "{}"))
    let far = Timestamp(seconds: 253_402_300_799)
    try writer.recordFailure("429", of: Fetch(source: "bank", kind: .refresh, hasStableIds: true), until: far)
    #expect(try writer.sources().first { $0.name == "bank" }?.nextAllowed == Timestamp(seconds: noon + 86_400))
    try writer.postpone("bank", until: far)
    #expect(try writer.sources().first { $0.name == "bank" }?.nextAllowed == Timestamp(seconds: noon + 86_400))
  }

  @Test
  func namesFollowTheSourceAndMissingOnesStay() throws {
    let writer = try place.writer()
    try writer.importFile([], of: checking(name: "Old"))
    let before = try account()
    #expect(try writer.importFile([], of: checking(name: "New")).changes > 0)
    #expect(try writer.importFile([], of: checking(name: nil)).changes == 0)
    #expect(try account().name == "New")
    #expect(try account().id == before.id)
    #expect(try account().kind == .banking)
    #expect(try account().updated == Timestamp(seconds: noon))
  }
}
