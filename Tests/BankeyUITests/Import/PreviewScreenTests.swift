import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// The preview of an import on the screen.
@Suite struct PreviewScreenTests {
  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US",
    choices: ViewerChoices = ViewerChoices()
  ) async -> Person {
    let person = await Person(width, height, capabilities, locale: locale, choices: choices).start()
    person.viewer.preview(["/tmp/november.ofx"])
    await person.settle()
    return person
  }

  /// The events of `bankey-sync` for a file.
  private func tell(
    _ person: Person, path: String = "/tmp/november.ofx", rows: [SyncRow] = Self.rows, isLast: Bool = true
  ) async throws {
    let events = rows.map { SyncEvent.row($0, file: path) }
    let note = SyncEvent.error(.rejected, "Skipped a transaction: its date is impossible in “20261399”.") {
      ($0.file, $0.line) = (path, 31)
    }
    var counts = TransactionCounts()
    (counts.added, counts.suspicious, counts.unchanged, counts.reworded) = (3, 1, 3, 1)
    (counts.posted, counts.deleted) = (1, 1)
    let done = SyncEvent.file(path, .done) { ($0.hash, $0.accounts, $0.counts) = ("abc", 1, counts) }
    for event in events + [note, done] { try person.previewing.report(event) }
    if isLast { try person.previewing.finish() }
    await person.settle()
  }

  private static let rows = [
    row(.new, "2026-11-20", "PAYROLL ACME CORP", "3000.00"), row(.new, "2026-11-19", "GREEN GROCER", "-48.80"),
    row(.same, "2026-11-18", "RENT NOVEMBER", "-1200.00"), row(.changed, "2026-11-18", "STREAMING 4", "-14.99"),
    row(.posted, "2026-11-17", "BOOKSHOP", "-32.40"), row(.deleted, "2026-11-16", "CINEMA", "-18.00"),
    row(.suspicious, "2062-11-15", "DENTIST", "-90.00", .farAhead), row(.same, "2026-11-14", "BUS", "-4.00"),
  ]

  private static func row(
    _ verdict: RowVerdict, _ date: String, _ text: String, _ amount: String, _ doubt: RowDoubt? = nil,
    of account: String = "12345678903"
  ) -> SyncRow {
    SyncRow(
      verdict: verdict, doubt: doubt, account: account, date: date, amount: amount, currency: "USD",
      description: text)
  }

  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)]) func screensMatchRecordings(width: Int, height: Int)
    async throws
  {
    let person = await start(width, height)
    try await tell(person)
    expectScreen(person.screen, named: "preview-\(width)x\(height)")
  }

  @Test func firstRowStaysSelectedWhenANoteArrives() async throws {
    let (person, path) = (await start(), "/tmp/november.ofx")
    for row in Self.rows { try person.previewing.report(.row(row, file: path)) }
    try person.previewing.report(.file(path, .done))
    await person.settle()
    #expect(person.text.contains("▌ + new"))
    try person.previewing.report(.error(.rejected, "Read as Latin-1.") { $0.file = path })
    try person.previewing.finish()
    await person.settle()
    #expect(person.text.contains("▌ Read as Latin-1."))
  }

  @Test func secondFileShowsTheFirstFilesName() async throws {
    let person = await start(80, 12)
    try await tell(person, isLast: false)
    #expect(person.text.matches(of: /november.ofx/).count == 1)
    try await tell(person, path: "/tmp/december.ofx")
    #expect(person.text.matches(of: /november.ofx/).count == 2)
  }

  @Test func amountStaysWholeWithoutRoomForText() async throws {
    let person = await start(20, 6)
    try await tell(person, rows: [Self.row(.new, "2026-11-20", "PAYROLL ACME CORP", "-1234567.89")])
    person.press(.end)
    #expect(person.text.contains("−$1,234,567.89") && person.text.contains("+ PAYROLL"))
  }

  @Test func asciiScreenMatchesRecording() async throws {
    let person = await start(80, 24, Capabilities(isUnicode: false))
    try await tell(person)
    expectScreen(person.screen, named: "preview-ascii")
  }

  @Test func norwegianScreenMatchesRecording() async throws {
    let person = await start(locale: "nb_NO")
    try await tell(person)
    expectScreen(person.screen, named: "preview-norwegian")
  }

  @Test(arguments: [(80, 24), (40, 12)]) func rowsOfSeveralAccountsNameTheirs(width: Int, height: Int) async throws {
    let rows = [
      Self.row(.new, "2026-11-20", "PAYROLL ACME CORP", "3000.00"),
      Self.row(.suspicious, "2062-11-15", "DENTIST", "-90.00", .farAhead, of: "DE89370400440532013000"),
      Self.row(.new, "2026-11-18", "RENT NOVEMBER", "-1200.00", of: "DE89370400440532013000"),
    ]
    let person = await start(width, height)
    try await tell(person, rows: rows)
    person.press(.down)
    expectScreen(person.screen, named: "preview-accounts-\(width)x\(height)")
  }

  @Test(arguments: ["en_US", "nb_NO", "de_DE"]) func textsOfAllAccountsStandBelowEachOther(locale: String) async throws
  {
    let rows = [
      Self.row(.new, "2026-09-30", "PAYROLL", "3000.00", of: "Checking"),
      Self.row(.new, "2026-05-01", "PAYROLL", "9.00", of: "Cash"),
    ]
    let person = await start(locale: locale)
    try await tell(person, rows: rows)
    let places = person.lines.compactMap { line in
      line.firstRange(of: "PAYROLL").map { line[..<$0.lowerBound].count }
    }
    #expect(places.count == 2 && Set(places).count == 1, "\(person.text)")
  }

  @Test func accountsWithEqualEndingsShowFullNumbers() async throws {
    let rows = [
      Self.row(.new, "2026-11-20", "PAYROLL", "3000.00", of: "1234567"),
      Self.row(.new, "2026-11-19", "RENT", "-90.00", of: "7654567"),
    ]
    let person = await start()
    try await tell(person, rows: rows)
    #expect(person.text.contains("1234567  PAYROLL") && person.text.contains("7654567  RENT"))
  }

  @Test func figuresAreMasked() async throws {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = await start(choices: choices)
    try await tell(person)
    for figure in ["3,000", "48.80", "1,200", "STREAMING 4", "20261399"] { #expect(!person.text.contains(figure)) }
    #expect(person.text.contains("PAYROLL"))
  }

  @Test func yImportsThePreviewedRows() async throws {
    let person = await start()
    person.press("y")
    await person.settle()
    #expect(person.bank.accepted.isEmpty, "it is still being read")
    try await tell(person)
    person.press("y")
    await person.settle()
    #expect(person.bank.accepted == [AcceptedFile(path: "/tmp/november.ofx", hash: "abc")])
    #expect(person.text.contains("Jonathan"))
  }

  @Test(arguments: [Key.character("n"), .escape, .character("q")]) func leavingImportsNothing(key: Key) async throws {
    let person = await start()
    try await tell(person)
    person.press(key)
    await person.settle()
    #expect(person.bank.accepted.isEmpty)
    #expect(person.status.contains("nothing was imported"))
    #expect(person.text.contains("Jonathan"))
  }

  @Test func leavingStopsTheReading() async throws {
    let person = await start()
    person.press("n")
    await person.settle()
    #expect(try person.previewing.isStopped == true)
  }

  @Test func fShowsOnlyNewRows() async throws {
    let person = await start()
    try await tell(person)
    #expect(person.text.contains("RENT NOVEMBER"))
    person.press("f")
    #expect(!person.text.contains("RENT NOVEMBER") && person.text.contains("GREEN GROCER"))
    person.press("f")
    #expect(person.text.contains("RENT NOVEMBER"))
  }

  @Test func longFileShowsProgress() async throws {
    let person = await start()
    try person.previewing.report(.file("/tmp/november.ofx", .progress) { ($0.bytes, $0.size) = (45, 100) })
    await person.settle()
    #expect(person.status.contains("45%"))
  }

  @Test func unreadableFileIsReported() async throws {
    let person = await start()
    try person.previewing.report(.error(.unreadable, "The file is empty.") { $0.file = "/tmp/november.ofx" })
    try person.previewing.finish()
    await person.settle()
    #expect(person.overlays == 1 && person.text.contains("The file is empty."))
    person.press("o", "y")
    await person.settle()
    #expect(person.bank.accepted.isEmpty)
  }
}
