import BankeyCore
import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import bankey_sync

/// Refreshes with sources that answer, fail, wait for each other and have too few calls left.
@Suite struct SyncRefreshTests {
  let rig: RefreshRig

  init() throws { rig = try RefreshRig() }

  @Test func sourcesAreRefreshedConcurrently() throws {
    let both = Meeting(of: 3)
    for name in ["a", "b", "c"] { try rig.add(name) { _, _ in try both.arrive() } }
    let run = try rig.refresh()
    #expect(run.status == 0)
    #expect(Set(run.events(.done).compactMap(\.source)) == ["a", "b", "c"])
    #expect(run.events(.done).map(\.done) == [1, 2, 3])
  }

  @Test func moreSourcesThanSlotsAreAllRefreshed() throws {
    for number in 0..<20 { try rig.add("source \(number)") { _, sink in try account("1", sink) } }
    #expect(try rig.refresh().events(.done).count == 20)
    #expect(try rig.home.store().accounts().count == 20)
  }

  /// Waiting for each of them would take a minute and a half.
  @Test func otherWriterIsAwaitedOncePerRun() throws {
    rig.patience = 3_000
    for number in 0..<30 { try rig.add("source \(number)") { _, sink in try account("1", sink) } }
    let lock = try ProcessLock(.write, in: rig.folder, clock: rig.clock, strings: Language.english.strings)
    let start = ContinuousClock.now
    let run = try rig.refresh()
    #expect(ContinuousClock.now - start < .seconds(45))
    #expect(run.status == 2)
    #expect(run.events(.failed).count == 30)
    #expect(run.complaints.allSatisfy { $0.hasPrefix("busy ") }, "\(run.complaints.first ?? "")")
    lock.release()
    #expect(try rig.refresh().events(.done).count == 30)
  }

  @Test func failedSourceHidesNoOther() throws {
    try rig.add("good") { _, sink in try account("1", sink) }
    try rig.add("bad") { _, _ in throw SourceError("The bank is closed.") }
    let run = try rig.refresh(["good", "bad", "none", "good"])
    #expect(run.status == 2)
    #expect(
      run.complaints.sorted() == [
        "source bad The bank is closed.", "unknownSource none There is no source with that name.",
      ])
    #expect(run.events(.done).map(\.source) == ["good"])
    #expect(Set(run.events(.failed).compactMap(\.source)) == ["bad", "none"])
    let sources = try rig.home.store().sources()
    #expect(sources.map(\.lastError) == ["The bank is closed.", nil])
    #expect(sources.map(\.name) == ["bad", "good"])
  }

  @Test func failedSourceKeepsItsDataAndRecovers() throws {
    let fails = Mutex(false)
    try rig.add("bank") { _, sink in
      if fails.withLock({ $0 }) { throw SourceError("The bank is closed.") }
      try account("1", sink)
    }
    #expect(try rig.refresh().status == 0)
    fails.withLock { $0 = true }
    #expect(try rig.refresh().status == 2)
    #expect(try rig.home.store().accounts().map(\.error) == ["The bank is closed."])
    #expect(try rig.home.store().accounts().map(\.balance) == [Amount(units: 100, scale: 0)])
    fails.withLock { $0 = false }
    #expect(try rig.refresh().status == 0)
    #expect(try rig.home.store().accounts().map(\.error) == [nil])
  }

  @Test func partialAnswerThatThrowsIsDiscarded() throws {
    try rig.add("bank") { _, sink in
      try account("1", sink)
      throw SourceError("cut")
    }
    #expect(try rig.refresh().status == 2)
    #expect(try rig.home.store().accounts().isEmpty)
  }

  @Test func failedConnectionIsReportedAndOthersAreStored() throws {
    try rig.add("feed") { _, sink in
      try sink(.connection(ConnectionRecord(nativeId: "1", name: "First\u{1b}[31m Bank", error: "Log in\u{7}")))
      try sink(.connection(ConnectionRecord(nativeId: "2", name: "Other Bank")))
      try account("2", connection: "2", sink)
      try sink(.incomplete("Half of it"))
    }
    let run = try rig.refresh()
    #expect(run.status == 2)
    #expect(run.events(.done).first?.accounts == 1)
    let troubles = run.events.filter { $0.event == .error }
    #expect(troubles.map(\.code) == [.connection, .incomplete])
    #expect(troubles.map(\.message) == ["Log in\u{fffd}", "Half of it"])
    #expect(troubles.map(\.connection) == ["First\u{fffd}[31m Bank", "2"])
    #expect(run.events(.progress).map(\.connection) == ["Other Bank"])
    #expect(try rig.home.store().sources().first?.connections.map(\.lastError) == ["Log in\u{7}", nil])
  }

  @Test func sourceReportsProgress() throws {
    try rig.add("feed") { call, sink in
      call.tell("First Bank: 1 of 2 accounts")
      try account("1", sink)
    }
    #expect(try rig.refresh().events(.progress).map(\.message) == ["First Bank: 1 of 2 accounts", nil])
  }

  @Test func callIsCountedBeforeItIsMade() throws {
    let home = rig.home
    try rig.add("feed") { call, _ in
      try call.spend("accounts")
      #expect(try home.store().sources().first?.quotas.first?.used == 1)
      throw SourceError("no answer")
    }
    #expect(try rig.refresh().status == 2)
    #expect(try rig.home.store().sources().first?.quotas.first?.left(at: rig.clock.now) == 5)
  }

  @Test func nearlyUsedQuotaSkipsTheSourceUnlessForced() throws {
    let asked = Mutex(0)
    try rig.add("feed") { call, _ in
      try call.spend("accounts")
      asked.withLock { $0 += 1 }
    }
    for _ in 0..<4 { #expect(try rig.refresh().status == 0) }
    let run = try rig.refresh()
    #expect(run.status == 0)
    #expect(
      run.complaints == [
        "postponed feed Only 2 of 6 calls are left until 2026-11-22 12:00, so bankey did not refresh it."
          + " `bankey refresh --force` refreshes it anyway."
      ])
    #expect(run.events(.skipped).map(\.source) == ["feed"])
    #expect(asked.withLock { $0 } == 4)
    // On request it exceeds the allowed calls, but not so far that the service withdraws access.
    let statuses = try (0..<9).map { _ in try rig.refresh(isForced: true).status }
    #expect(statuses == [0, 0, 0, 0, 0, 0, 0, 0, 2])
    #expect(asked.withLock { $0 } == 12)
    rig.clock = Clock(fixed: Timestamp(seconds: rig.clock.now.seconds + 86_400), offset: 0)
    #expect(try rig.refresh().events(.skipped).isEmpty)
  }

  @Test func usedUpQuotaEndsTheRefresh() throws {
    try rig.add("feed") { call, _ in for _ in 0..<9 { try call.spend("accounts") } }
    let run = try rig.refresh()
    #expect(
      run.complaints == [
        "source feed bankey has called it 6 times since 12:00. Try again after 2026-11-22 12:00."
      ])
  }

  @Test func serverPauseIsKeptAfterASuccess() throws {
    rig.http = TiredServer()
    try rig.add("feed") { call, sink in
      _ = try call.http.send(HTTPRequest(.get, Secret("https://bank.example/"), credentials: .bearer(Secret("t"))))
      try account("1", sink)
    }
    #expect(try rig.refresh().status == 0)
    let until = Timestamp(seconds: rig.clock.now.seconds + 3600)
    #expect(try rig.home.store().sources().first?.nextAllowed == until)
    #expect(try rig.home.store().accounts().count == 1)
    #expect(
      try rig.refresh().complaints == [
        "postponed feed The bank limits how often bankey may contact it. Try again after 13:00."
      ])
    rig.clock = Clock(fixed: until, offset: 0)
    #expect(try rig.refresh().events(.done).count == 1)
  }

  @Test func pausedServerIsNotContacted() throws {
    let until = Timestamp(seconds: rig.clock.now.seconds + 3600)
    let asked = Mutex(0)
    try rig.add("feed") { _, _ in
      if asked.withLock({
        $0 += 1; return $0
      }) == 1 {
        throw SourceError("Asked too often.", .tooOften(until: until))
      }
    }
    #expect(try rig.refresh().status == 2)
    let run = try rig.refresh(isForced: true)
    #expect(run.status == 0)
    #expect(
      run.complaints == ["postponed feed The bank limits how often bankey may contact it. Try again after 13:00."])
    #expect(try rig.home.store().sources().first?.lastError == "Asked too often.")
    rig.clock = Clock(fixed: until, offset: 0)
    #expect(try rig.refresh().status == 0)
    #expect(asked.withLock { $0 } == 2)
    #expect(try rig.home.store().sources().first?.nextAllowed == nil)
    #expect(try rig.home.store().sources().first?.lastError == nil)
  }
}

/// A source with one account that has a balance of 100.
private func account(_ id: String, connection: String = "", _ sink: (StatementEvent) throws -> Void) throws {
  try sink(.account(AccountRecord(connection: connection, nativeId: id, number: id, currency: Currency(code: "USD"))))
  try sink(.balances(BalanceRecord(balance: Amount(units: 100, scale: 0))))
}

/// A source that does not answer for an hour.
private struct TiredServer: HTTPClient {
  func send(_ request: HTTPRequest) -> HTTPAnswer { HTTPAnswer(status: 429, headers: ["retry-after": "3600"]) }
}
