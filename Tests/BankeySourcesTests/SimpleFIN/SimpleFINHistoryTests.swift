import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Synchronization
import Testing

/// The requested periods: windows, history, gaps.
@Suite struct SimpleFINHistoryTests {
  typealias Fake = FakeSimpleFIN

  /// A row on each 20th day back from 20 November.
  private static let year = (0..<15).map { index in
    Fake.row(Day(iso: "2026-11-20")!.advanced(by: -20 * index).description, "t\(index)")
  }

  @Test func firstFetchCoversAYearIn90DayWindows() async throws {
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    let fetched = try await ask(bank)
    #expect(fetched.ids.sorted() == Self.year.indices.map { "t\($0)" }.sorted())
    #expect(fetched.windows() == [-88...1, -174 ... -85, -260 ... -171, -346 ... -257, -365 ... -343])
    #expect(fetched.asked.allSatisfy { $0.query["version"] == "2" && $0.query["pending"] == "1" })
    #expect(fetched.balances.count == 1 && fetched.connections.count == 1)
    #expect(fetched.accounts.count == 5 && Set(fetched.accounts).count == 1)
    #expect(fetched.periods.first?.upperBound == Day(iso: "2026-11-21"))
    #expect(fetched.error == nil && fetched.problems == [])
  }

  @Test func historyEndsAfterTwoEmptyWindows() async throws {
    let bank = Fake { $0.accounts = [("A1", Array(Self.year.prefix(3)))] }
    #expect(try await ask(bank).windows() == [-88...1, -174 ... -85, -260 ... -171])
  }

  @Test func configuredHistoryLengthIsHonored() async throws {
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    let fetched = try await ask(bank, days: 30)
    #expect(fetched.windows() == [-30...1] && fetched.ids == ["t0", "t1"])
  }

  @Test func laterFetchRequestsOnlyNewDays() async throws {
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    let memory = try await ask(bank).memory
    let fetched = try await ask(bank, at: "2026-11-22T09:00:00Z", memory: memory)
    #expect(fetched.windows(before: "2026-11-22T09:00:00Z") == [-15...1])
    #expect(fetched.ids == ["t0"])
  }

  @Test func pendingRowsExtendTheWindow() async throws {
    let bank = Fake { $0.accounts = [("A1", [Fake.pending("2026-10-20", "p"), Fake.row("2026-11-20", "t")])] }
    let memory = try await ask(bank).memory
    let fetched = try await ask(bank, at: "2026-11-22T09:00:00Z", memory: memory)
    #expect(fetched.ids == ["p", "t"])
    #expect(fetched.periods.allSatisfy { $0.contains(Day(iso: "2026-10-22")!) })
  }

  @Test func newAccountGetsItsHistory() async throws {
    let bank = Fake { $0.accounts = [("A1", Array(Self.year.prefix(2)))] }
    let memory = try await ask(bank).memory
    bank.change { $0.accounts.append(("A2", Self.year)) }
    let fetched = try await ask(bank, at: "2026-11-22T09:00:00Z", memory: memory)
    #expect(Set(fetched.ids) == Set(Self.year.indices.map { "t\($0)" }))
    #expect(try await ask(bank, at: "2026-11-23T09:00:00Z", memory: fetched.memory).asked.count == 1)
  }

  @Test func longGapIsFilledThroughQuietMonths() async throws {
    let bank = Fake { $0.accounts = [("A1", [Fake.row("2025-12-20", "old"), Fake.row("2026-11-20", "new")])] }
    let memory = try await ask(bank, at: "2025-12-10T09:00:00Z").memory
    let fetched = try await ask(bank, memory: memory)
    #expect(fetched.ids == ["new", "old"])
    #expect(fetched.windows().last?.lowerBound == -360)
  }

  @Test func failedFetchKeepsRowsAndTheNextContinues() async throws {
    let bank = Fake {
      $0.accounts = [("A1", Self.year)]
      $0.instead = ["/simplefin/accounts": [nil, nil, .status(500), nil]]
    }
    let fetched = try await ask(bank)
    #expect(fetched.error == nil && fetched.ids.count == 9 && fetched.balances.count == 1)
    #expect(
      fetched.problems.map(plain) == [
        "bankey has not fetched the transactions before 2026-06-03 yet. 127.0.0.1 has an internal error (500)."
      ])
    let next = try await ask(bank, at: "2026-11-21T10:00:00Z", memory: fetched.memory)
    #expect(next.windows() == [-14...1, -260 ... -171, -346 ... -257, -365 ... -343])
    #expect(Set(fetched.ids + next.ids).count == Self.year.count)
    #expect(try await ask(bank, memory: next.memory).asked.count == 1)
  }

  @Test func rowInTwoWindowsIsOneTransaction() async throws {
    // Without ids, in the days that two windows share; two of them are equal.
    let rows = (0..<2).map { _ in Fake.row("2026-08-26", "") } + [Fake.row("2026-08-25", "")]
    let fetched = try await ask(Fake { $0.accounts = [("A1", rows), ("A2", rows)] })
    #expect(fetched.windows()[0].lowerBound == -88 && fetched.windows()[1].upperBound == -85)
    #expect(fetched.transactions.count == 6)
  }

  @Test func everyRequestIsCountedBeforeItIsSent() async throws {
    let spent = Mutex<[String]>([])
    let bank = Fake { $0.accounts = [("A1", Array(Self.year.prefix(3)))] }
    let fetched = try await ask(bank, spend: { quota in spent.withLock { $0.append(quota) } })
    #expect(spent.withLock { $0 } == fetched.asked.map { _ in SimpleFINSource.quotas[0].name })
  }

  @Test func retriesAreCounted() async throws {
    let spent = Mutex(0)
    let busy = Fake { $0.instead = ["/simplefin/accounts": [.status(503), .status(502), nil]] }
    let fetched = try await ask(busy, days: 30, spend: { _ in spent.withLock { $0 += 1 } })
    #expect(fetched.error == nil && fetched.asked.count == 3 && spent.withLock(\.self) == 3)
  }

  @Test func noRetryWithoutACallLeft() async throws {
    let left = Mutex(2)
    let busy = Fake { $0.instead = ["/simplefin/accounts": [.status(503)]] }
    let fetched = try await ask(
      busy,
      spend: { _ in
        try left.withLock { left in
          left -= 1
          if left < 0 { throw SourceError("No call is left.", .tooOften(until: nil)) }
        }
      })
    #expect(fetched.asked.count == 2)
    #expect(fetched.error.map { plain($0.message) } == "127.0.0.1 has an internal error (503).")
  }

  /// The memory is stored in the database, which can contain anything.
  @Test(arguments: [Int64.min, -1, 0, 1_795_251_600, 1 << 40, .max], [Int64.min, -1, 0, 1_795_251_600, 1 << 40, .max])
  func invalidMemoryIsHandled(a: Int64, b: Int64) async throws {
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    for day in ["0001-01-01", "9999-12-31", "x"] {
      let memory =
        #"{"version":\#(a),"asked":\#(a),"authorized":"\#(day)","accounts":{"C1":["A1"]},"currencies":{},"#
        + #""backlog":{"end":\#(a),"floor":\#(b),"isHistory":\#(a < 0)}}"#
      let fetched = try await ask(bank, memory: memory)
      #expect(fetched.error == nil && fetched.asked.count < 1000)
    }
  }

  @Test func nothingIsSentWithoutACallLeft() async throws {
    let none = try await ask(Fake(), spend: { _ in throw SourceError("No call is left.", .tooOften(until: nil)) })
    #expect(none.error?.message == "No call is left." && none.asked == [])
    let left = Mutex(1)
    let one = try await ask(
      Fake { $0.accounts = [("A1", Self.year)] },
      spend: { _ in
        try left.withLock { left in
          if left == 0 { throw SourceError("No call is left.", .tooOften(until: nil)) }
          left -= 1
        }
      })
    #expect(one.asked.count == 1 && one.error == nil && one.ids.count == 5)
    #expect(one.problems == ["bankey has not fetched the transactions before 2026-08-28 yet. No call is left."])
  }

  @Test func receiversErrorEndsTheFetch() async throws {
    struct Full: Error {}
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    let fetched = try await ask(bank, sink: { event in if case .balances = event { throw Full() } })
    #expect(fetched.asked.count == 1 && fetched.balances == [])
    #expect(fetched.memory == (try await ask(Fake { $0.instead = ["/simplefin/accounts": [.status(404)]] })).memory)
  }

  @Test func stopEndsTheFetch() async throws {
    let cancellation = Cancellation()
    let bank = Fake { $0.accounts = [("A1", Self.year)] }
    let fetched = try await ask(bank, until: cancellation, sink: { _ in cancellation.cancel() })
    #expect(fetched.error?.kind == .stopped && fetched.asked.count == 1)
  }
}
