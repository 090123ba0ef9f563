import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Questions about tables through the real program: asked by a preview, answered, remembered by the import.
@Suite struct SyncAnswerTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let table = "Date,Text,Amount\n03/05/2026,Coffee,-4.10\n05/03/2026,Tea,-3.00\n"

  private func run(_ words: [String], _ answers: [CSVSetting] = []) throws -> SyncProcess {
    let config = ["--config", home.path + "/config/config.toml"]
    return try SyncProcess(["import"] + config + answers.flatMap { ["--answer", $0.json] } + words, home: home)
  }

  private var config: String? {
    try? String(contentsOf: URL(filePath: home.path + "/config/config.toml"), encoding: .utf8)
  }

  @Test func previewAsksUntilAnsweredAndTheImportRemembers() throws {
    try home.write("# mine\n", to: "config/config.toml")
    let file = try home.write(Self.table, to: "may.csv")
    let asked = try run(["--dry-run", file])
    let question = try #require(asked.events.compactMap(\.question).first)
    #expect(asked.status == 2 && question.topic == .dates)
    let first = question.settings(choice: question.choices[0])
    let next = try run(["--dry-run", file], first)
    #expect(next.status == 0 && next.events.compactMap(\.row?.date) == ["2026-05-03", "2026-03-05"])
    #expect(next.events.compactMap(\.question).map(\.topic) == [.columns, .account, .currency])
    #expect(config == "# mine\n", "nothing is written before it is accepted")
    let all = first + [CSVSetting(question.profile, "account", text: "Household")]
    let done = try run(["--remember", file], all)
    #expect(done.status == 0)
    #expect(done.events.first { $0.event == .remembered }?.profiles == [question.profile])
    #expect(
      config == "# mine\n\n[csv.date-text-amount]\nheader = \"Date,Text,Amount\"\ndates = \"day-first\"\n"
        + "account = \"Household\"\n")
    #expect(try home.store().accounts().map(\.nativeId) == ["Household"])
  }

  @Test func nextFileOfTheFormAsksNothing() throws {
    let file = try home.write("05/03/2026:Coffee:to go:4.10\n", to: "a.txt")
    var answers: [CSVSetting] = []
    // A preview always offers to name the columns, which is not a question.
    while let question = try run(["--dry-run", file], answers).events.compactMap(\.question).first(where: {
      $0.topic != .columns
    }) {
      #expect(answers.count < 12, "\(question)")
      let said = question.choices.first.map(question.settings(choice:)) ?? question.settings(answer: "")
      answers += said.filter { !answers.contains($0) }
    }
    #expect(try run(["--remember", file], answers).status == 0)
    let other = try home.write("07/03/2026:Cake:here:5.20\n08/03/2026:Bread::3.00\n", to: "b.txt")
    let next = try run([other])
    #expect(next.status == 0 && next.events.compactMap(\.question).allSatisfy { $0.topic == .columns })
    #expect(try home.store().accounts().map(\.transactions) == [3])
  }

  @Test func failedImportRemembersNothing() throws {
    let file = try home.write(Self.table, to: "may.csv")
    let answer = [CSVSetting("x", "match", text: "Date"), CSVSetting("x", "dates", text: "day-first")]
    #expect(try run(["--remember", "--hash", "other", file], answer).status == 2)
    #expect(config == nil)
  }

  @Test func unsavableAnswerIsReportedAndTheImportStays() throws {
    try home.write("", to: "config/folder/x")
    let file = try home.write(Self.table, to: "may.csv")
    let answer = [CSVSetting("x", "match", text: "Date"), CSVSetting("x", "dates", text: "day-first")]
    let words = ["import", "--config", home.path + "/config/folder/x/config.toml", "--remember", file]
    let run = try SyncProcess(words + answer.flatMap { ["--answer", $0.json] }, home: home)
    #expect(run.status == 0 && run.complaints.contains { $0.hasPrefix("notRemembered ") })
    #expect(try home.transactions() == 2)
  }
}
