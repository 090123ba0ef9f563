import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Tables that do not name their account: two of them are never taken for one account.
@Suite struct SyncNamelessTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let first = "Date,Description,Amount\n2026-01-15,Fee,-5.00\n2026-01-16,Coffee,-4.10\n"
  private static let second = "Date,Description,Amount\n2026-01-15,Fee,-5.00\n2026-01-20,Rent,-400.00\n"

  private func run(_ words: String...) throws -> SyncProcess { try SyncProcess(["import"] + words, home: home) }

  @Test func secondFileOfTheFormNeedsItsAccount() throws {
    let (one, two) = (try home.write(Self.first, to: "one.csv"), try home.write(Self.second, to: "two.csv"))
    #expect(try run(one).status == 0)
    let refused = try run(two)
    #expect(refused.status == 2)
    #expect(refused.events.contains { $0.message?.contains("bankey import --account NAME FILE") == true })
    #expect(refused.events.contains { $0.question?.topic == .account })
    #expect(try home.transactions() == 2)
    #expect(try run("--account", "Savings", two).status == 0)
    #expect(try home.store().accounts().count == 2)
    #expect(try home.transactions() == 4)
  }

  @Test func repeatedFileKeepsItsAccount() throws {
    let one = try home.write(Self.first, to: "one.csv")
    #expect(try run(one).status == 0)
    #expect(try run(one).status == 0)
    #expect(try home.transactions() == 2)
  }

  @Test func continuingBalancesKeepTheAccount() throws {
    let header = "Date,Description,Amount,Balance\n"
    let rows = [
      "2026-01-13,Fee,-5.00,95.00\n", "2026-01-16,Coffee,-4.10,90.90\n", "2026-01-20,Tea,-0.90,90.00\n",
      "2026-01-21,Pay,10.00,100.00\n", "2026-01-22,Cake,-7.00,93.00\n",
    ]
    let january = try home.write(header + rows[0...3].joined(), to: "a.csv")
    let february = try home.write(header + rows[2...4].joined(), to: "b.csv")
    let other = try home.write(header + rows[0...3].joined().replacing("90.", with: "80."), to: "c.csv")
    #expect(try run(january).status == 0)
    #expect(try run(february).status == 0)
    #expect(try home.transactions() == 5 && home.store().accounts().count == 1)
    #expect(try run(other).status == 2)
  }

  /// A statement that does not name its account, like some banks' exports.
  private static let ofx = statement(2, from: 1).replacing("<ACCTID>1234567890", with: "")
  private static let camt = """
    <?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId>
    </GrpHdr><Stmt><Id>1</Id><Acct><Ccy>EUR</Ccy></Acct><Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-01-15</Dt></BookgDt><AddtlNtryInf>Fee</AddtlNtryInf></Ntry></Stmt></BkToCstmrStmt></Document>
    """
  private static let mt940 =
    ":20:1\n:25:\n:28C:1\n:60F:C260101EUR100,00\n:61:260115D5,00NMSCX\n:86:Fee\n:62F:C260131EUR95,00\n-\n"

  @Test(arguments: [(ofx, "a.ofx"), (camt, "a.xml"), (mt940, "a.sta")])
  func namelessStatementTakesTheAnswer(_ text: String, _ name: String) throws {
    let file = try home.write(text, to: "folder/" + name)
    let refused = try run(file)
    #expect(refused.status == 2)
    #expect(refused.events.contains { $0.message?.contains("bankey import --account NAME FILE") == true })
    let question = try #require(refused.events.compactMap(\.question).first)
    #expect(question.topic == .account && question.choices.isEmpty)

    // As an answer in the preview, for this file only.
    let answers = question.settings(answer: "Savings \"home\"").flatMap { ["--answer", $0.json] }
    let answered = try SyncProcess(["import", "--dry-run", file] + answers, home: home)
    #expect(answered.status == 0 && !answered.events.contains { $0.question != nil })
    #expect(try SyncProcess(["import", "--remember", file] + answers, home: home).status == 0)
    #expect(try home.store().accounts().map(\.name) == ["Savings \"home\""])
    let other = try home.write(text + "\n", to: "other/" + name)
    #expect(try SyncProcess(["import", other] + answers, home: home).status == 2)

    // Or with an option for all files, including those in a folder.
    let count = try home.transactions()
    #expect(try run("--account", "Savings \"home\"", home.path + "/folder").status == 0)
    #expect(try home.store().accounts().count == 1 && home.transactions() == count)
  }

  @Test func numberInTheFileNameIsSuggested() throws {
    let refused = try run(home.write(Self.ofx, to: "DE89370400440532013000.ofx"))
    #expect(refused.events.compactMap(\.question).first?.suggestion == "DE89370400440532013000")
  }

  @Test func accountInTheFileWins() throws {
    let file = try home.write("Date,Text,Amount,Account number\n2026-01-15,A,-1.00,1234567\n", to: "a.csv")
    let refused = try run("--account", "7654321", file)
    #expect(refused.status == 2 && refused.events.contains { $0.message?.contains("1234567") == true })
    #expect(try run("--account", "1234567", file).status == 0)
  }
}
