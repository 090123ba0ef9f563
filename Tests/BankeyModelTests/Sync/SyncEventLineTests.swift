import BankeyModel
import Testing

/// The lines between the two programs, as docs/sync.md describes them.
@Suite struct SyncEventLineTests {
  private func step(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void) -> SyncStep {
    var step = SyncStep(name, state)
    fill(&step)
    return step
  }

  private var done: SyncStep {
    var counts = TransactionCounts()
    (counts.added, counts.unchanged) = (31, 4)
    return step("may.ofx", .done) {
      ($0.done, $0.total, $0.accounts, $0.counts, $0.hash) = (1, 1, 1, counts, "abc")
    }
  }

  private var question: CSVQuestion {
    CSVQuestion(
      .amount, profile: "may",
      settings: [
        CSVSetting("may", "skip", number: 2), CSVSetting("may", "account", text: "👨‍👩‍👧 Family\u{E0067}"),
        CSVSetting("may", "skip_rows", texts: ["a\u{AD}b", "\"c\""]),
      ], row: ["1", "Blå \u{1B}[2J"],
      value: "4,100",
      choices: [
        .init(
          [CSVSetting("may", .amount, [.number(2), .named("Out")])], columns: [.number(2), .named("Out")],
          word: "as-written", sample: "-1.00", lit: [1],
          outcomes: [.init(day: "2026-05-03", amount: "-1.00", text: "x")])
      ], suggestion: "s", header: ["In", "Out"], rows: [["1", "2"]], lit: [0])
  }

  private var events: [SyncEvent] {
    var undone = UndoSummary()
    (undone.removed, undone.kept, undone.restored) = (3, 2, 1)
    var message = SyncMessage(.note, "A \"note\"\non two lines.")
    (message.file, message.line, message.question) = ("/tmp/may.csv", 12, question)
    let row = SyncRow(
      verdict: .new, doubt: .farAhead, account: "1", date: "2026-05-03", amount: "-1.00", currency: "EUR",
      description: "Kaffe ☕")
    return [
      .source(step("demo", .progress) { ($0.connection, $0.accounts, $0.message) = ("First Bank", 3, "1 of 2") }),
      .source(step("demo", .saved) { _ in }), .file(done),
      .file(step("a", .progress) { ($0.bytes, $0.size) = (1, 2) }), .row(row, file: "a.csv"), .undone(undone),
      .error(message), .remembered(profiles: ["may"], file: "config.toml"), .waiting("another is at work"),
      .places(["service", "file"]), .check(HealthCheck("lock", .wrong, "is off", remedy: "turn it on")),
      .finished(changes: 7),
    ]
  }

  @Test func everyEventIsReadBack() throws {
    for event in events { #expect(SyncEvent(line: Array(event.json.utf8)) == event, "\(event.json)") }
  }

  @Test func keysAreInAlphabeticalOrder() throws {
    for event in events {
      let members = try #require(try JSONValue(Array(event.json.utf8)).members).map(\.name)
      #expect(members == members.sorted() && members.contains("version"), "\(event.json)")
    }
    #expect(SyncEvent.finished(changes: 7).json == #"{"changed":7,"event":"finished","version":1}"#)
    #expect(
      SyncEvent.file(done).json
        == #"{"accounts":1,"added":31,"deleted":0,"done":1,"dropped":0,"event":"file","file":"may.ofx","hash":"abc","#
        + #""posted":0,"reworded":0,"state":"done","total":1,"unchanged":4,"version":1}"#)
  }

  @Test func linesContainNoControlCharacters() {
    for event in events { #expect(event.json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }) }
  }

  @Test(arguments: [
    "", "not JSON", "[]", "{}", #"{"event":"weather"}"#, #"{"event":"source","source":"demo"}"#,
    #"{"event":"source","source":"demo","state":"asleep"}"#, #"{"event":"file","state":"done","file":7}"#,
    #"{"event":"row","file":"a","row":{}}"#, #"{"event":"error","message":"no code"}"#,
  ]) func unreadableLineIsNil(line: String) {
    #expect(SyncEvent(line: Array(line.utf8)) == nil)
  }
}
