import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
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

  @Test func closingBalanceWithoutACurrencyHasThatOfTheOpening() throws {
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
}
