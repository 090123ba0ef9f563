import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import TestSupport
import Testing

/// What a table leaves open: the question, its choices with samples, and that each answer reads the file.
@Suite struct CSVQuestionTests {
  /// The question of a table that cannot be read without an answer.
  private func question(_ lines: String...) throws -> CSVQuestion {
    try #require(refusal(lines.joined(separator: "\n") + "\n")?.question)
  }

  @Test func ambiguousDateOrderAsks() throws {
    let question = try question("Date,Text,Amount", "03/05/2026,Coffee,-4.10", "05/03/2026,Tea,-3.00")
    #expect(question.topic == .dates && question.value == "03/05/2026")
    #expect(question.choices.map(\.sample) == ["2026-05-03", "2026-03-05"])
    #expect(question.row == ["03/05/2026", "Coffee", "-4.10"])
    #expect(
      question.settings(choice: question.choices[0]).map { $0.head + " " + $0.line } == [
        "[csv.date-text-amount] header = \"Date,Text,Amount\"", "[csv.date-text-amount] dates = \"day-first\"",
      ])
  }

  @Test func ambiguousMarkAsks() throws {
    let question = try question("Date;Text;Amount", "15.01.2026;Coffee;\"-4,100\"")
    #expect(question.topic == .decimals && question.value == "-4,100")
    #expect(question.choices.map(\.sample) == ["-4100.00", "-4.10"])
  }

  @Test func twoAmountColumnsAsk() throws {
    let question = try question("Dag,Ene,Andre,Hva", "15.01.2026,4.10,3.90,Coffee", "16.01.2026,3.00,2.00,Tea")
    #expect(question.topic == .amount)
    #expect(question.choices.map(\.columns) == [[.named("Ene")], [.named("Andre")]])
    #expect(question.choices.map(\.sample) == ["4.10", "3.90"])
    #expect(
      question.settings(choice: question.choices[1]).map { $0.path } == [
        "header = \"Dag,Ene,Andre,Hva\"", "columns.date = \"Dag\"", "columns.amount = \"Andre\"",
      ])
  }

  @Test func alternatingColumnsAsk() throws {
    let question = try question("Dag,Fra,Til,Hva", "15.01.2026,4.10,,Coffee", "16.01.2026,,2.00,Pay")
    #expect(question.choices.map(\.columns) == [[.named("Fra"), .named("Til")], [.named("Til"), .named("Fra")]])
    #expect(question.choices[0].settings.map(\.key) == ["columns.debit", "columns.credit"])
  }

  @Test func ambiguousDayColumnsAsk() throws {
    let question = try question("15.01.2026;16.01.2026;A;1,5;2,5", "16.01.2026;17.01.2026;B;1,5;3,5")
    #expect(question.topic == .date)
    #expect(question.choices.map(\.columns) == [[.number(1)], [.number(2)]])
    #expect(question.settings.map(\.value.toml) == ["5", "\"d.d.y|d.d.y|*|money|money\""])
  }

  @Test func unknownTextTableAsks() throws {
    let error = try #require(refusal("05/03/2026:Coffee:to go:4.10\n"))
    #expect(error.message.hasPrefix("This looks like a table with “:” between its fields"))
    #expect(
      error.message.contains(
        "[csv.NAME] with fields = 4 and form = \"d/d/y|*|*|money\" and delimiter = \":\" and columns.date = …"))
    let question = try #require(error.question)
    #expect(question.topic == .amount && question.choices.map(\.columns) == [[.number(4)]])
    #expect(question.row == ["05/03/2026", "Coffee", "to go", "4.10"])
  }

  @Test(arguments: ["Dear reader: this is a letter\n", "a:b\nc:d\n", "2026-01-15 12:30:11 started\n"])
  func nonTableDoesNotAsk(_ text: String) { #expect(refusal(text)?.question == nil) }

  @Test func accountCurrencyAndSignAskTogetherWithRows() throws {
    let sign = try question("Date,Text,Amount", "2026-01-15,A,1.50", "2026-01-16,B,2.50")
    #expect(sign.topic == .sign && sign.choices.map(\.word) == ["as-written", "reversed"])
    #expect(sign.choices.map { $0.outcomes.map(\.amount) } == [["1.50", "2.50"], ["-1.50", "-2.50"]])
    var profile = CSVProfile(name: "x")
    (profile.header, profile.sign) = ("Date,Text,Amount", .reversed)
    let answer = try CSVSample.answer(
      "Date,Text,Amount", "2026-01-15,A,1.50", "2026-01-16,B,2.50", profile: profile)
    let questions = answer.problems.compactMap(\.question)
    #expect(questions.map(\.topic) == [.columns, .account, .currency])
    #expect(questions.map(\.suggestion) == ["", "CSV Date, Text, Amount", "XXX"])
    #expect(answer.rows.count == 2)
  }

  /// All columns of text belong to a transaction, and what each column holds can be said without a question.
  @Test func severalTextColumnsAreReadAndCanBeNamed() throws {
    let answer = try CSVSample.answer("15.01.2026;Kaffe;på torvet;-1,5", "16.01.2026;Te;i parken;-2,5")
    #expect(answer.rows.map(\.description) == ["Kaffe på torvet", "Te i parken"])
    let question = try #require(answer.problems.compactMap(\.question).first)
    #expect(question.topic == .columns && question.rows.count == 2)
    let said = question.settings(columns: [(.description, [2]), (.ignored, [1])])
    var config = try ConfigText(path: "/nonexistent/config.toml")
    try config.add(said)
    let named = try CSVSample.answer(
      "15.01.2026;Kaffe;på torvet;-1,5", "16.01.2026;Te;i parken;-2,5", profile: try config.config().csv[0])
    #expect(named.rows.map(\.description) == ["på torvet", "i parken"])
  }

  @Test func newProfileHasAFreeName() throws {
    var taken = CSVProfile(name: "date-text-amount")
    taken.match = "Another"
    let answer = try CSVSample.answer("Date,Text,Amount", "2026-01-15,A,-1.50", profile: taken)
    #expect(answer.problems.compactMap(\.question).allSatisfy { $0.profile == "date-text-amount-2" })
  }

  @Test func answeredTableAsksNoMore() throws {
    for seed in UInt64(1)...150 {
      let table = CSVUnknownSample(seed: seed)
      var config = try ConfigText(path: "/nonexistent/config.toml")
      var (said, answer) = ([CSVSetting](), try reading(table.file, config))
      while let question = answer.question {
        try #require(said.count < 12, "seed \(seed): \(question) after \(said)")
        let more = try #require(table.answer(question), "seed \(seed): \(question)").filter { !said.contains($0) }
        try #require(!more.isEmpty, "seed \(seed): \(question) is asked again")
        try config.add(more)
        said += more
        answer = try reading(table.file, config)
      }
      let rows = answer.rows.map { "\($0.day) \($0.amount) \($0.description)" }
      #expect(rows == table.rows, "seed \(seed): \(String(decoding: config.bytes, as: UTF8.self))")
    }
  }

  /// What a file holds, and the first thing that is open.
  private func reading(_ file: [UInt8], _ config: ConfigText) throws -> (
    rows: [TransactionRecord], question: CSVQuestion?
  ) {
    do {
      let answer = try Answer(file, profiles: try config.config().csv)
      return (answer.rows, answer.problems.compactMap(\.question).first { $0.topic != .columns })
    } catch let error as StatementError {
      return ([], error.question)
    }
  }

  /// A long line of headers is not quoted: it would hide what is missing.
  @Test func adviceQuotesTheWholeHeaderLine() throws {
    let headers = "\"Date\",\"Description\",\"Amount\",\"Place\""
    let problems = try CSVSample.answer(headers, "2026-01-15,A,-1.50,B").problems
    let quoted = headers.replacing("\"", with: "\\\"")
    #expect(problems.contains { $0.message.contains("[csv.NAME] with header = \"\(quoted)\" and account = ") })
    let long = "Date,\(String(repeating: "Description ", count: 9)),Amount"
    let other = try CSVSample.answer(long, "2026-01-15,A,-1.50").problems
    #expect(other.contains { $0.message.contains("[csv.NAME] with header = the line of headers and account = ") })
  }

  @Test func answerIsNotAskedAgain() throws {
    var profile = CSVProfile(name: "x")
    (profile.header, profile.account, profile.sign) = ("Date,Text,Amount", "CSV Date, Text, Amount", .asWritten)
    profile.currency = Currency(code: "XXX")
    let answer = try CSVSample.answer("Date,Text,Amount", "2026-01-15,A,1.50", profile: profile)
    #expect(answer.problems.compactMap(\.question).map(\.topic) == [.columns])
    #expect(answer.statements.map(\.account.nativeId) == ["CSV Date, Text, Amount"])
    #expect(answer.problems.contains { $0.message.hasPrefix("Columns as [csv.x] says: dates from") })
  }

  @Test func headerProfileFitsOnlyItsHeaders() throws {
    var profile = CSVProfile(name: "x")
    (profile.header, profile.account) = ("Date,Text,Amount", "Household")
    let same = try CSVSample.answer("Report", "Date,Text,Amount", "2026-01-15,A,-1.50", profile: profile)
    #expect(same.statements.map(\.account.nativeId) == ["Household"])
    let other = try CSVSample.answer("Value Date,Text,Amount", "2026-01-15,A,-1.50", profile: profile)
    #expect(other.statements.map(\.account.nativeId) == ["CSV Value Date, Text, Amount"])
  }

  @Test func fieldProfileFitsOnlyTablesWithoutHeaders() throws {
    var profile = CSVProfile(name: "x")
    (profile.fields, profile.account) = (3, "Household")
    profile.columns = [.date: [.number(1)], .amount: [.number(3)]]
    let same = try CSVSample.answer("2026-01-15,Coffee,-1.50", "2026-01-16,Tea,-2.50", profile: profile)
    #expect(same.statements.map(\.account.nativeId) == ["Household"])
    #expect(same.rows.map(\.description) == ["Coffee", "Tea"])
    for other in ["Date,Text,Amount\n2026-01-15,A,-1.50\n", "2026-01-15,Coffee,x,-1.50\n"] {
      let answer = try Answer(Array(other.utf8), profiles: [profile])
      #expect(answer.statements.map(\.account.nativeId) != ["Household"])
    }
  }

  @Test func profileWithoutATableRefusesTheFile() throws {
    let file = Array("Date,Text,Amount\n2026-01-15,A,1.50\n2026-01-16,B,-2.50\n".utf8)
    var number = CSVProfile(name: "x")
    (number.match, number.sign, number.columns) = ("Date", .reversed, [.amount: [.number(9)]])
    var skip = CSVProfile(name: "x")
    (skip.match, skip.sign, skip.skip) = ("Date", .reversed, 3)
    for profile in [number, skip] {
      #expect(throws: StatementError.self) { try Answer(file, profiles: [profile]) }
      var other = CSVProfile(name: "y")
      other.match = "Text"
      #expect(try Answer(file, profiles: [profile, other]).rows.count == 2)
    }
  }

  @Test func profileWithAMissingColumnRefusesTheFile() throws {
    let file = Array(CSVQuestionTests.danish.utf8)
    var profile = CSVProfile(name: "krumhavn")
    (profile.match, profile.columns) = ("Krumhavn", [.date: [.named("Valeur")]])
    #expect(throws: StatementError.self) { try Answer(file, profiles: [profile]) }
    do {
      _ = try Answer(file, profiles: [profile])
    } catch {
      let message = (error as? StatementError)?.message
      #expect(
        message
          == "[csv.krumhavn] in the config matches this file, but the file has no column “Valeur”. Its columns are “Kode”, “Valør”, “Hvad”, “Kr.”, “Tilbage”."
      )
      #expect((error as? StatementError)?.line == 2)
    }
    #expect(StatementFormat.sniff(file, profiles: [profile]) == .csv)
    profile.match = "Another bank"
    #expect(try Answer(file, profiles: [profile]).rows.count == 3)
  }

  @Test func onlyTextColumnIsTheDescription() throws {
    let answer = try Answer(CSVQuestionTests.danish)
    #expect(answer.rows.map(\.description) == ["Kaffe på Torvet", "Løn", "Husleje marts"])
    #expect(answer.problems.contains { $0.message.contains("texts from “Hvad”, the only text column; ") })
  }

  private static let danish = """
    Krumhavn Sparekasse;Udskrift;;;
    Kode;Valør;Hvad;Kr.;Tilbage
    A1;03-04-2026;Kaffe på Torvet;-45,50;954,50
    B2;14-04-2026;Løn;1.000,00;1.954,50
    A1;15-04-2026;Husleje marts;-500,00;1.454,50

    """
}
