import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Foundation
import TestSupport
import Testing

/// The example in docs/sources/command.md works.
struct ExampleTests {
  private let script = Checkout.file("docs/sources/my-bank.sh").path

  /// Its output for a folder with these tables.
  private func run(_ tables: [String: String]) throws -> Fetched {
    let folder = NSTemporaryDirectory() + "bankey-example-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in tables { try text.write(toFile: "\(folder)/\(name).csv", atomically: true, encoding: .utf8) }
    var source = CommandSource(name: "my-bank", settings: CommandSettings(command: [script, folder]))
    return fetch(&source, SourceCall(http: NoServer(), clock: Clock(iso: "2026-11-21T09:00:00+01:00")!))
  }

  @Test func accountsAndTransactionsAreRead() throws {
    let fetched = try run([
      "accounts": "1,Everyday,NOK,1234.50,2026-11-20\n2,\"Savings\" \\ more,NOK,0.10,2026-11-19\n",
      "1": "a,2026-11-20,-10.21,pending,KIWI 505, Oslo\nb,2026-11-18,250.00,posted,Salary\n", "2": "",
    ])
    #expect(fetched.error == nil)
    #expect(fetched.problems == [])
    #expect(fetched.accounts.map(\.name) == ["Everyday", "\"Savings\" \\ more"])
    #expect(fetched.accounts.map(\.institution) == ["My Bank", "My Bank"])
    #expect(fetched.balances.map(\.balance) == [Amount(units: 123_450, scale: 2), Amount(units: 10, scale: 2)])
    #expect(
      fetched.transactions.map(\.line) == [
        "2026-11-20 authorized -10.21 KIWI 505, Oslo", "2026-11-18 posted 250.00 Salary",
      ])
    #expect(fetched.transactions.map(\.nativeId) == ["a", "b"])
  }

  @Test(arguments: [[:], ["accounts": "1,Everyday,NOK,1234.50,2026-11-20\n"]])
  func silentBankIsAnError(tables: [String: String]) throws {
    let fetched = try run(tables)
    #expect(fetched.events == [])
    #expect(fetched.error?.message.contains("No such file or directory") == true)
  }
}
