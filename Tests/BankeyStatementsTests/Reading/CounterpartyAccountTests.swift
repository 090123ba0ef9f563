import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// The counterparty's account in each format.
@Suite struct CounterpartyAccountTests {
  private func camt(_ parties: String..., sign: String = "DBIT") throws -> [String?] {
    let details = parties.map { "<TxDtls><RltdPties>\($0)</RltdPties></TxDtls>" }.joined()
    let entry = CAMTSample.entry("<NtryDtls>\(details)</NtryDtls>", sign: "<CdtDbtInd>\(sign)</CdtDbtInd>")
    return try Answer(CAMTSample.file(CAMTSample.statement(entry))).rows.map(\.counterpartyAccount)
  }

  private static func account(_ number: String, of role: String) -> String {
    "<\(role)><Id><IBAN>\(number)</IBAN></Id></\(role)>"
  }

  @Test func camtNamesThePayeesOrPayersAccount() throws {
    let (own, other) = ("NL91ABNA0417164300", "DE89370400440532013000")
    let parties = Self.account(own, of: "DbtrAcct") + Self.account(other, of: "CdtrAcct")
    #expect(try camt(parties) == [other])
    let back = Self.account(other, of: "DbtrAcct") + Self.account(own, of: "CdtrAcct")
    #expect(try camt(back, sign: "CRDT") == [other])
    #expect(try camt("<CdtrAcct><Id><Othr><Id>8601-1117947</Id></Othr></Id></CdtrAcct>") == ["8601-1117947"])
    #expect(try camt("<Cdtr><Nm>Shop</Nm></Cdtr>") == [nil])
  }

  @Test func camtBatchNamesOnlyACommonAccount() throws {
    let (one, other) = (
      Self.account("DE89370400440532013000", of: "CdtrAcct"), Self.account("NO9386011117947", of: "CdtrAcct")
    )
    #expect(try camt(one, one) == ["DE89370400440532013000"])
    #expect(try camt(one, other) == [nil])
  }

  @Test(arguments: [
    ("166?00GUTSCHRIFT?20SVWZ+Gift?3037040044?310532013000?32Ann", "0532013000"),
    ("166?00X?20Gift?30COBADEFF?31DE89370400440532013000?32Ann", "DE89370400440532013000"),
    ("/CNTP/NL91ABNA0417164300/ABNANL2A/Ann///REMI/USTD//Gift/", "NL91ABNA0417164300"),
    ("/TRTP/SEPA/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/Ann/REMI/Gift", "NL91ABNA0417164300"),
    ("/ACCW/NL91ABNA0417164300,ABNANL2A/NAME/Ann/REMI/Gift", "NL91ABNA0417164300"), ("COFFEE", nil),
  ]) func mt940AccountIsReadFromItsFields(details: String, account: String?) throws {
    let rows = try Answer(MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRFNONREF//B1", details))).rows
    #expect(rows.map(\.counterpartyAccount) == [account])
  }

  @Test func qifAccountIsReadFromBrackets() throws {
    func account(_ category: String) throws -> [String?] {
      try Answer(QIFTests.file(QIFTests.row("1/15/26", "-4.10", "PMove\nL\(category)\n"))).rows.map(
        \.counterpartyAccount)
    }
    #expect(try account("[Savings]") == ["[Savings]"])
    #expect(try account("[Savings]/Holiday") == ["[Savings]"])
    #expect(try account("Food:Coffee") == [nil])
  }

  @Test func tableAccountIsReadFromItsColumn() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount;Counterparty account", "15.01.2026;Move;-4,10;NO93 8601 1117 947", "16.01.2026;Coffee;-5,10;")
    #expect(answer.rows.map(\.counterpartyAccount) == ["NO93 8601 1117 947", nil])
  }

  @Test func ownAccountIsNotTheCounterparty() throws {
    let answer = try CSVSample.answer(
      "Date;Payer account;Payee account;Text;Amount", "15.01.2026;12345678903;98765432109;Rent;-4,10",
      "16.01.2026;55555555555;12345678903;Pay;5,10", "17.01.2026;12345678903;77777777777;Gift;-6,10")
    #expect(answer.rows.map(\.counterpartyAccount) == ["98765432109", "55555555555", "77777777777"])
  }
}
