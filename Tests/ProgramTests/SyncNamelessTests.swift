import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// Tables that do not say whose account they are of: two of them are never one account because neither says it.
@Suite struct SyncNamelessTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let first = "Date,Description,Amount\n2026-01-15,Fee,-5.00\n2026-01-16,Coffee,-4.10\n"
  private static let second = "Date,Description,Amount\n2026-01-15,Fee,-5.00\n2026-01-20,Rent,-400.00\n"

  private func run(_ words: String...) throws -> SyncProcess { try SyncProcess(["import"] + words, home: home) }

  @Test func aSecondFileOfTheSameFormIsRefusedUntilItsAccountIsSaid() throws {
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

  @Test func theSameFileIsOfTheSameAccount() throws {
    let one = try home.write(Self.first, to: "one.csv")
    #expect(try run(one).status == 0)
    #expect(try run(one).status == 0)
    #expect(try home.transactions() == 2)
  }

  @Test func aFileWhoseBalancesGoOnFromRowsThatAreThereIsOfTheSameAccount() throws {
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

  @Test func whatAFileSaysOfItsAccountCounts() throws {
    let file = try home.write("Date,Text,Amount,Account number\n2026-01-15,A,-1.00,1234567\n", to: "a.csv")
    let refused = try run("--account", "7654321", file)
    #expect(refused.status == 2 && refused.events.contains { $0.message?.contains("1234567") == true })
    #expect(try run("--account", "1234567", file).status == 0)
  }
}
