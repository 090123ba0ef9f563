import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// Questions about tables in a preview.
@Suite struct QuestionScreenTests {
  private static let name = "date-text-amount"
  private static let row = ["03/05/2026", "Kaffe på Torvet", "45.50"]
  private static let header = [CSVSetting(name, "header", text: "Date,Text,Amount")]

  private static let dates = CSVQuestion(
    .dates, profile: name, settings: header, row: row, value: "03/05/2026",
    choices: [("day-first", "2026-05-03"), ("month-first", "2026-03-05")].map {
      .init([CSVSetting(name, "dates", text: $0.0)], word: $0.0, sample: $0.1)
    })
  private static let columns = CSVQuestion(
    .amount, profile: name, settings: header, row: ["15.01.2026", "4.10", "", "7", "Coffee"],
    choices: [
      .init(
        [CSVSetting(name, .debit, [.named("Fra")]), CSVSetting(name, .credit, [.named("Til")])],
        columns: [.named("Fra"), .named("Til")], sample: "4.10 2.00"),
      .init([CSVSetting(name, .amount, [.number(4)])], columns: [.number(4)], sample: "7"),
    ])
  private static let account = CSVQuestion(
    .account, profile: name, settings: header, row: row, suggestion: "CSV Date, Text, Amount")
  private static let currency = CSVQuestion(
    .currency, profile: name, settings: header, row: row, suggestion: "XXX")

  private func start(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), locale: String = "en_US",
    choices: ViewerChoices = ViewerChoices(), files: [String] = ["/tmp/may.csv"], asking questions: [CSVQuestion]
  ) async throws -> Person {
    let person = await Person(width, height, capabilities, locale: locale, choices: choices).start()
    person.viewer.preview(files)
    await person.settle()
    try await tell(person, files, questions)
    return person
  }

  /// The events of `bankey-sync` for several files; the first one has a question. A file that cannot be read without
  /// an answer fails.
  private func tell(
    _ person: Person, _ files: [String] = ["/tmp/may.csv"], _ questions: [CSVQuestion] = []
  ) async throws {
    for question in questions {
      try person.previewing.report(.error(.note, "A note.") { ($0.file, $0.question) = (files[0], question) })
    }
    let hasFailed = questions.contains { $0.topic == .dates || $0.topic == .amount }
    for file in hasFailed ? files.dropFirst() : files[...] {
      var counts = TransactionCounts()
      counts.added = 2
      try person.previewing.report(
        .file(file, .done) { ($0.hash, $0.accounts, $0.counts) = ("abc", 1, counts) })
    }
    try person.previewing.finish()
    await person.settle()
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6)]) func screensMatchRecordings(width: Int, height: Int) async throws {
    let dates = try await start(width, height, asking: [Self.dates])
    expectScreen(dates.screen, named: "question-dates-\(width)x\(height)")
    let columns = try await start(width, height, asking: [Self.columns])
    columns.press(.down)
    expectScreen(columns.screen, named: "question-columns-\(width)x\(height)")
    let account = try await start(width, height, asking: [Self.account])
    account.driver.type("House")
    expectScreen(account.screen, named: "question-account-\(width)x\(height)")
  }

  /// The smallest screen has room for the question, not only for its answers.
  @Test(arguments: ["en_US", "nb_NO"]) func smallestScreenAsksTheQuestion(locale: String) async throws {
    let asked = [
      (Self.dates, "come first in “03/05/2026”?", "først i «03/05/2026»?"),
      (Self.columns, "Which column contains the amount?", "Hvilken kolonne inneholder beløpet?"),
      (Self.account, "The file does not name its account.", "Filen oppgir ikke kontoen."),
    ]
    for (question, english, norwegian) in asked {
      let person = try await start(20, 6, locale: locale, asking: [question])
      let lines = person.screen.text.split(separator: "\n").map { $0.trimmingPrefix(" ") }
      let text = lines.joined(separator: " ")
      #expect(text.contains(locale == "en_US" ? english : norwegian), "\(person.screen.text)")
      #expect(!lines[lines.count - 1].contains("…"))
    }
  }

  @Test func choicesBelowTheScreenAreAnnounced() async throws {
    let person = try await start(20, 6, files: ["/tmp/may.csv", "/tmp/june.csv"], asking: [Self.columns])
    #expect(person.screen.text.contains("▼"))
    person.press(.down, .down)
    #expect(person.screen.text.contains("▲"))
    #expect(!person.screen.text.contains("▼"))
  }

  @Test func asciiNorwegianScreenMatchesRecording() async throws {
    let person = try await start(80, 24, Capabilities(isUnicode: false), locale: "nb_NO", asking: [Self.dates])
    expectScreen(person.screen, named: "question-ascii-norwegian")
  }

  @Test(arguments: [
    (CSVQuestion.Topic.decimals, [".", ","], ["a decimal point     −4,100.00", "a decimal comma     −4.10"]),
    (.sign, ["as-written", "reversed"], ["it came in          +4,100", "it went out         -4,100"]),
  ]) func choiceShowsItsResult(topic: CSVQuestion.Topic, words: [String], lines: [String]) async throws {
    let samples = ["-4100.00", "-4.10"]
    let choices = zip(words, samples).map { CSVQuestion.Choice([], word: $0, sample: $1) }
    let person = try await start(
      asking: [CSVQuestion(topic, profile: Self.name, settings: [], row: Self.row, value: "4,100", choices: choices)])
    for line in lines { #expect(person.text.contains(line)) }
  }

  @Test func figuresAreMasked() async throws {
    var choices = ViewerChoices()
    choices.isPrivate = true
    let person = try await start(choices: choices, asking: [Self.columns])
    for figure in ["4.10", "2.00"] { #expect(!person.text.contains(figure)) }
    #expect(person.text.contains("Fra"))
  }

  @Test func answerRereadsTheFileAndIsAccepted() async throws {
    let person = try await start(asking: [Self.dates])
    person.press(.down, .enter)
    await person.settle()
    let said = Self.header + [CSVSetting(Self.name, "dates", text: "month-first")]
    #expect(person.bank.previewed.count == 2 && person.bank.answers == said)
    try await tell(person)
    #expect(person.status.contains("y saves this as [csv.date-text-amount]"))
    person.press("y")
    await person.settle()
    #expect(person.bank.answers == said && person.bank.accepted.count == 1)
    #expect(person.status.contains("saved in config.toml as [csv.date-text-amount]"))
  }

  @Test func unsavedAnswerIsReported() async throws {
    let person = try await start(asking: [Self.dates])
    person.press(.enter)
    await person.settle()
    try await tell(person)
    person.bank.forgetting = "config.toml cannot be written: Operation not permitted"
    person.press("y")
    await person.settle()
    #expect(person.text.contains("Imported, but the answers were not saved"))
    #expect(person.text.contains("config.toml cannot be written"))
    #expect(!person.status.contains("remembered in"))
  }

  @Test func accountAndCurrencyAreTypedOnOneScreen() async throws {
    let person = try await start(asking: [Self.account, Self.currency])
    #expect(person.text.contains("three-letter code") && person.text.contains("Account:"))
    #expect(!person.text.contains("question 1"))
    person.press(.enter)
    person.driver.type("gold")
    person.press(.enter)
    #expect(person.text.contains("three-letter") && person.bank.previewed.count == 1)
    person.press(.control("u"))
    person.driver.type("nok")
    person.press(.enter)
    await person.settle()
    #expect(
      person.bank.answers == Self.header + [
        CSVSetting(Self.name, "account", text: "CSV Date, Text, Amount"),
        CSVSetting(Self.name, "currency", text: "NOK"),
      ])
  }

  /// Several words of a direction, each with the rows that it changes.
  private static let words: CSVQuestion = {
    let rows = [["2026-03-12", "Zap", "48.80"], ["2026-03-13", "Kem", "3.00"]]
    func outcomes(_ out: String) -> [CSVQuestion.Outcome] {
      rows.map { .init(day: $0[0], amount: ($0[1] == out ? "-" : "") + $0[2]) }
    }
    return CSVQuestion(
      .outgoing, profile: name, settings: header, row: rows[0],
      choices: [("Zap", false), ("Kem", false), ("CR", false), ("DR", true)].map {
        .init([], word: $0.0, sample: "", lit: [1], outcomes: outcomes($0.0), mark: $0.1)
      } + [.init([CSVSetting(name, "sign", text: "reversed")], word: "reversed", sample: "")],
      rows: rows, outcomes: outcomes(""))
  }()

  @Test func severalWordsCanMeanMoneyOut() async throws {
    let person = try await start(asking: [Self.words])
    #expect(person.text.contains("[ ] Zap") && person.text.contains("[x] DR"))
    #expect(person.text.contains("+48.80") && person.text.contains("+3.00"))
    person.press(" ", .down, " ", .enter)
    #expect(person.bank.previewed.count == 2)
    await person.settle()
    #expect(
      person.bank.answers == Self.header + [
        CSVSetting(Self.name, "out", texts: ["Zap", "Kem", "DR"]), CSVSetting(Self.name, "in", texts: ["CR"]),
      ])
  }

  @Test func tenthChoiceStandsBelowTheNinth() async throws {
    var question = Self.columns
    question.choices = (1...10).map {
      .init([CSVSetting(Self.name, .amount, [.number($0)])], columns: [.number($0)], sample: "7")
    }
    let person = try await start(asking: [question])
    let places = person.lines.compactMap { line in
      line.firstMatch(of: /column [0-9]/).map { line[..<$0.range.lowerBound].count }
    }
    #expect(places.count == 10 && Set(places).count == 1, "\(person.text)")
  }

  @Test func columnsCanBeAssignedInsteadOfAnswering() async throws {
    let person = try await start(asking: [Self.table])
    person.press(.down, .down)
    #expect(person.text.contains("3  other: describe the columns"))
    person.press(.enter)
    #expect(person.text.contains("What does each column contain?") && person.text.contains("Melding"))
    // The third column is the counterparty.
    person.press(.down, .down, .enter)
    #expect(person.text.contains("What does “Navn” contain?"))
    for _ in 0..<7 { person.press(.down) }
    person.press(.enter)
    #expect(person.text.contains("Navn                the counterparty"))
    for _ in 0..<4 { person.press(.up) }
    person.press(.enter)
    await person.settle()
    #expect(person.bank.answers.contains(CSVSetting(Self.name, .counterparty, [.named("Navn")])))
    // It can be undone; then the question returns.
    try await tell(person)
    person.press(.left)
    #expect(person.text.contains("other: describe the columns") && person.bank.previewed.count == 2)
  }

  /// A statement without an account has no table by which it could be called, and the answer holds for its file alone.
  @Test func accountWithoutSuggestionMustBeTyped() async throws {
    let file = CSVSetting.profile(ofFile: "abc")
    let person = try await start(asking: [CSVQuestion(.account, profile: file, settings: [], row: [])])
    #expect(!person.text.contains("Leave it empty for"))
    person.press(.enter)
    #expect(person.text.contains("or a name for it.") && person.bank.previewed.count == 1)
    person.driver.type("Holiday fund")
    person.press(.enter)
    await person.settle()
    try await tell(person)
    #expect(person.bank.answers == [CSVSetting(file, "account", text: "Holiday fund")])
    #expect(person.bank.answers.first?.text == "Holiday fund" && person.bank.answers.first?.file == "abc")
    #expect(!person.text.contains("file:abc"))
  }

  @Test func escapeImportsNothing() async throws {
    let person = try await start(asking: [Self.dates])
    person.press(.escape)
    await person.settle()
    #expect(person.bank.previewed.count == 1 && person.bank.accepted.isEmpty)
    #expect(person.status.contains("nothing was imported") && person.text.contains("Jonathan"))
  }

  @Test func oneOfSeveralFilesCanBeLeftOut() async throws {
    let files = ["/tmp/may.csv", "/tmp/june.csv"]
    let person = try await start(files: files, asking: [Self.dates])
    #expect(person.text.contains("skip this file"))
    person.press("3")
    await person.settle()
    try await tell(person, files, [Self.dates])
    person.press("y")
    await person.settle()
    #expect(person.bank.accepted.map(\.path) == ["/tmp/june.csv"])
  }

  @Test func answerWithoutEffectIsNotAskedAgain() async throws {
    let person = try await start(asking: [Self.dates])
    person.press("1")
    await person.settle()
    try await tell(person, asking: [Self.dates])
    #expect(!person.text.contains("the month first"))
  }

  /// A table with two possible amount columns, and the outcome of each.
  private static let table: CSVQuestion = {
    let rows = [
      ["12.03.2026", "5240", "GREEN GROCER", "Kjøp i butikk med kort på terminal", "48.80", "1204.10"],
      ["12.03.2026", "5241", "CITY TRANSIT", "Kjøp", "4.10", "1200.00"],
      ["11.03.2026", "5242", "PAYROLL ACME CORP", "Lønn", "3000.00", "4200.00"],
      ["10.03.2026", "5243", "RENT NOVEMBER", "Giro", "1200.00", "3000.00"],
      ["09.03.2026", "5244", "CINEMA", "Kjøp", "18.00", "2982.00"],
    ]
    let choices = [4, 5].map { column in
      CSVQuestion.Choice(
        [CSVSetting(name, .amount, [.number(column + 1)])], columns: [.number(column + 1)], sample: rows[0][column],
        lit: [column],
        outcomes: rows.map { .init(day: "2026-03-" + $0[0].prefix(2), amount: "-" + $0[column], text: $0[2]) })
    }
    return CSVQuestion(
      .amount, profile: name, settings: header, row: rows[0], choices: choices,
      header: ["Dato", "Nr", "Navn", "Melding", "Beløp", "Saldo"], rows: rows)
  }()

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (132, 50)]) func fileRowsAreShown(width: Int, height: Int)
    async throws
  {
    let person = try await start(width, height, asking: [Self.table, Self.account])
    expectScreen(person.screen, named: "question-table-\(width)x\(height)")
  }

  @Test func asciiNorwegianRowsMatchRecording() async throws {
    let person = try await start(80, 24, Capabilities(isUnicode: false), locale: "nb_NO", asking: [Self.table])
    expectScreen(person.screen, named: "question-table-ascii-norwegian")
  }

  @Test func chosenColumnScrollsIntoView() async throws {
    var wide = Self.table
    let fields = (0..<30).map { "field \($0)" }
    (wide.header, wide.rows) = ([], [fields])
    wide.choices = [0, 17, 29].map { .init([], columns: [.number($0 + 1)], sample: "", lit: [$0]) }
    let person = try await start(60, 24, asking: [wide])
    #expect(person.text.contains("field 0 ") && !person.text.contains("field 17"))
    person.press(.down)
    #expect(person.text.contains("field 17") && person.text.contains("▲▲▲▲▲▲▲▲") && !person.text.contains("field 0 "))
    person.press(.down)
    #expect(person.text.contains("field 29") && !person.text.contains("field 17"))
  }

  @Test func eachAnswerPreviewsTheRows() async throws {
    let person = try await start(asking: [Self.table])
    #expect(person.text.contains("Mar 12     −48.80  GREEN GROCER"))
    #expect(person.text.contains("Mar 11  −3,000.00  PAYROLL"))
    person.press(.down)
    #expect(person.text.contains("−2,982.00  CINEMA") && !person.text.contains("−18.00  CINEMA"))
  }

  @Test func earlierAnswerIsTakenBack() async throws {
    let person = try await start(asking: [Self.dates, Self.account])
    person.press(.down, .enter)
    #expect(person.text.contains("name its account") && person.status.contains("Esc goes back"))
    person.press(.escape)
    #expect(person.text.contains("› 2  the month first") && person.status.contains("Esc cancels the import"))
    person.press("1", .enter)
    await person.settle()
    #expect(person.bank.answers.contains(CSVSetting(Self.name, "dates", text: "day-first")))
    #expect(!person.bank.answers.contains(CSVSetting(Self.name, "dates", text: "month-first")))
  }

  @Test func answerIsTakenBackInThePreview() async throws {
    let person = try await start(asking: [Self.dates])
    person.press("2")
    await person.settle()
    try await tell(person)
    person.press(.backspace)
    #expect(person.text.contains("› 2  the month first"))
    person.press("1")
    await person.settle()
    try await tell(person)
    person.press("y")
    await person.settle()
    #expect(person.bank.answers == Self.header + [CSVSetting(Self.name, "dates", text: "day-first")])
  }

  @Test func answerOfAnEarlierRoundIsTakenBack() async throws {
    let person = try await start(asking: [Self.dates])
    person.press("2")
    await person.settle()
    try await tell(person, asking: [Self.columns])
    #expect(person.text.contains("Which column contains the amount"))
    person.press(.escape)
    #expect(person.text.contains("› 2  the month first"))
    person.press("1")
    await person.settle()
    try await tell(person, asking: [Self.columns])
    #expect(person.text.contains("Which column contains the amount"))
    person.press("2")
    await person.settle()
    #expect(person.bank.answers.first { $0.key == "dates" }?.text == "day-first")
    #expect(person.bank.answers.contains { $0.key == "columns.amount" })
  }

  @Test func backspaceWithoutAnAnswerIsExplained() async throws {
    let person = try await start(asking: [])
    person.press(.backspace)
    #expect(person.status.contains("there is no answer") && person.text.contains("may.csv"))
  }

  private func tell(_ person: Person, asking questions: [CSVQuestion]) async throws {
    try await tell(person, ["/tmp/may.csv"], questions)
  }
}
