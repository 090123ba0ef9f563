import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Foundation
import Testing

/// Statements in forms that only a few programs write.
@Suite struct MT940FormTests {
  @Test(arguments: [" ", "   "]) func indentedFieldsAreRead(indent: String) throws {
    let plain = MT940Sample.statement(MT940Sample.row())
    let lines = plain.split(separator: "\n").joined(separator: "\n" + indent) + "\n"
    for file in [lines, indent + lines] {
      let answer = try Answer(file)
      #expect(answer.rows.map(\.description) == ["COFFEE"])
      #expect(answer.statements.map(\.balances) == (try Answer(plain)).statements.map(\.balances))
    }
  }

  /// In a file whose fields are not indented, such a line belongs to the text.
  @Test func indentedTagInATextIsText() throws {
    let row = try Answer(MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRFNONREF", "COFFEE\n :61:A"))).row
    #expect(row?.description == "COFFEE :61:A")
  }

  @Test func closingBalanceTakesTheOpeningsCurrency() throws {
    let answer = try Answer(MT940Sample.statement(MT940Sample.row(), closing: ":62F:C260131995,90\n"))
    #expect(answer.statements.flatMap(\.balances).map(\.balance) == [Amount(units: 9959, scale: 1)])
    #expect(answer.problems.isEmpty)
  }

  @Test func balanceWithoutAnyCurrencyIsReported() throws {
    let file = MT940Sample.statement(
      opening: ":60F:C2601011000,00\n", MT940Sample.row(), closing: ":62F:C260131995,90\n")
    let answer = try Answer(file)
    #expect(answer.statements.flatMap(\.balances).isEmpty)
    #expect(answer.problems.contains { $0.message == "The balance “C260131995,90” cannot be read." })
  }

  /// A line that is full may end within a time whose minutes look like a tag.
  @Test(arguments: ["20", "21", "25", "28", "13"]) func timeInATextIsNotAField(minute: String) throws {
    let details = "166?20Card 2026-01-15T20\n:\(minute):10 no. 4?32ANN"
    let answer = try Answer(MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRFNONREF", details)))
    #expect(answer.rows.map(\.description) == ["ANN - Card 2026-01-15T20:\(minute):10 no. 4"])
    #expect(answer.problems.isEmpty)
  }

  @Test func brokenLinesOfAnEntryAreJoined() throws {
    let file = MT940Sample.statement(":61:2601150115CR\n4,10NTRFNONREF//B1\nFEE\n:\n86:166?20Rent?32ANN\n")
    let row = try Answer(file).row
    #expect(row?.amount.description == "4.10")
    #expect(row?.nativeId == "B1")
    #expect(row?.description == "ANN - Rent")
  }

  @Test func blankBehindATagIsLayout() throws {
    let plain = MT940Sample.statement(MT940Sample.row())
    let answer = try Answer(
      plain.replacing("60F:", with: "60F: ").replacing("61:", with: "61: ").replacing("62F:", with: "62F: "))
    #expect(answer.rows.map(\.amount) == (try Answer(plain)).rows.map(\.amount))
    #expect(answer.statements.map(\.balances) == (try Answer(plain)).statements.map(\.balances))
  }

  /// A piece or a line is full at its number of characters, whatever bytes they take.
  @Test(arguments: [String.Encoding.utf8, .windowsCP1250, .isoLatin2]) func charactersFillLines(_ set: String.Encoding)
    throws
  {
    let lines = [
      "Plată către furnizorul de energie electrică pentru luna octombrie",
      " şi taxa de racordare aferentă abonamentului încheiat în anul pre", "cedent la Bucureşti",
    ]
    let rows =
      (1...3).map { _ in MT940Sample.row("2601150115D4,10NTRF", lines.joined(separator: "\n")) }
      + [MT940Sample.row("2601150115D4,10NTRF", "020?20Za?32DRUGI MAZOWIECKI URZĄD SKAR?33BOWY")]
    let bytes = try #require(MT940Sample.statement(rows.joined()).data(using: set))
    let texts = try Answer(Array(bytes)).rows.map(\.description)
    #expect(texts == Array(repeating: lines.joined(), count: 3) + ["DRUGI MAZOWIECKI URZĄD SKARBOWY - Za"])
  }

  @Test func minusProvedByBalancesReversesTheAmount() throws {
    let rows = MT940Sample.row("2601150115D-4,10NTRF") + MT940Sample.row("2601150115C-3,10NTRF")
    let answer = try Answer(MT940Sample.statement(rows, closing: ":62F:C260131EUR1001,00\n"))
    #expect(answer.rows.map(\.amount.description) == ["4.10", "-3.10"])
    let open = try Answer(MT940Sample.statement(rows + MT940Sample.row(), closing: ":62F:C260131EUR1,00\n"))
    #expect(open.rows.map(\.amount.description) == ["-4.10"])
    #expect(open.problems.contains { $0.message.contains("the balances do not show what it means") })
  }

  @Test(arguments: [
    (":90D:1EUR4,10\n:90C:0EUR0,\n", nil), (":90D:2EUR4,10\n", "The bank counts 2 debits here, and bankey 1."),
    (":90C:1EUR1,\n", "The bank counts 1 credits here, and bankey 0."),
    (":90D:1EUR5,10\n", "The bank's sum is 5.10 here, and bankey's is 4.10."), (":90:9EUR4,10\n", nil),
  ]) func sumsOfAReportAreCompared(sums: String, words: String?) throws {
    let file = ":20:X\n:25:1\n:28C:1/1\n:34F:EUR0,\n:13:2601151200\n" + MT940Sample.row() + sums
    #expect(try Answer(file).problems.map(\.message) == [words].compactMap(\.self))
  }
}
