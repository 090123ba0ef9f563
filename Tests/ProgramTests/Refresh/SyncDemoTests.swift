import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// The demo bank through the real program and the real database.
@Suite struct SyncDemoTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func refresh() throws -> SyncProcess {
    try SyncProcess(["refresh", "demo", "--now", "2026-11-21T09:00:00Z"], home: home)
  }

  @Test func firstRefreshOpensTheBank() throws {
    let run = try refresh()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.done.first?.accounts == 12)
    #expect(run.events.last?.event == .finished)
    #expect(try run.lines.allSatisfy { try JSONValue(Array($0.utf8))["version"]?.integer == 1 })
    let balances = try home.store().accounts().map {
      "\($0.currency.code) \($0.balance?.description ?? "-") \($0.name)"
    }
    #expect(
      balances.sorted() == [
        "EUR 220.00 Travel Wallet", "NOK 1240.50 Lommepenger", "USD -50.83 Student Mastercard",
        "USD -8400.00 Car Loan", "USD 0.00 Visa Avion Card", "USD 105.45 High-Interest Savings",
        "USD 10613.19 High-Interest Savings", "USD 15000.00 Growth Fund", "USD 15054.01 Trading Account",
        "USD 17562.44 No-Fee All-In Chequing", "USD 2000.00 Tax-Free Saver", "USD 929466.23 Banking Account",
      ])
  }

  @Test func eachRefreshAddsOneDay() throws {
    _ = try refresh()
    let second = try refresh()
    #expect(second.done.first?.posted == 2)
    #expect(second.done.first?.dropped == 0)
    let banking = try home.store().accounts().first { $0.number == "12345678903" }
    #expect(banking?.balance == Amount(units: 929_452_73, scale: 2))
    #expect(banking?.transactions == 414)
    #expect(banking?.balanceDate?.day == Day(year: 2026, month: 11, day: 22))
    #expect(try refresh().done.first?.posted == 2)
  }

  @Test func accountsComeAndGo() throws {
    let names = try (0..<6).map { _ in
      _ = try refresh()
      return Set(try home.store().accounts().map { $0.name + ($0.number ?? "") })
    }
    #expect(names[3].subtracting(names[2]) == ["Rainy Day Fund719***440"])
    #expect(names[4].subtracting(names[5]) == ["High-Interest Savings719***810"])
  }

  @Test func refreshWithoutNamesIncludesAllSources() throws {
    _ = try refresh()
    let run = try SyncProcess(["refresh"], home: home)
    #expect(run.done.map(\.source) == ["demo"])
    #expect(run.done.first?.posted == 2)
  }

  @Test func failedSourceDoesNotStopTheOthers() throws {
    let run = try SyncProcess(["refresh", "nobank", "demo"], home: home)
    #expect(run.status == 2)
    #expect(run.complaints == ["unknownSource nobank There is no source with that name."])
    #expect(run.events.filter { $0.state == .failed }.map(\.source) == ["nobank"])
    #expect(run.done.map(\.source) == ["demo"])
    #expect(try home.store().accounts().count == 12)
  }

  @Test func refreshWithoutABankSaysWhatToDo() throws {
    let run = try SyncProcess(["refresh"], home: home)
    #expect(run.status == 0)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.contains("bankey import") == true)
    #expect(run.events.last?.changed == 0)
  }

  @Test func databaseIsPrivate() throws {
    _ = try refresh()
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path + "/data") {
      let attributes = try FileManager.default.attributesOfItem(atPath: home.path + "/data/" + name)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
  }
}
