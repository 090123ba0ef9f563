import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct SourceTests {
  let place = try! TestFolder()
  let refresh = Fetch(source: "bank", type: "demo", kind: .refresh, hasStableIds: true)

  @Test
  func failedSourceKeepsItsLastSuccess() throws {
    _ = try place.writer().record(refresh) { _ in }
    let later = try place.writer(at: noon + 60)
    #expect(throws: StatementError.self) { try later.record(refresh) { _ in throw StatementError("Consent expired") } }
    #expect(
      try place.reader().sources() == [
        SourceStatus(
          name: "bank", type: "demo", lastSuccess: Timestamp(seconds: noon),
          lastFailure: Timestamp(seconds: noon + 60), lastError: "Consent expired")
      ])
    _ = try place.writer(at: noon + 120).record(refresh) { _ in }
    #expect(try place.reader().sources().first?.lastError == nil)
    #expect(try place.reader().sources().first?.lastSuccess == Timestamp(seconds: noon + 120))
  }

  @Test
  func failedFileIsNotAFailedSource() throws {
    let writer = try place.writer()
    #expect(throws: StatementError.self) {
      try writer.record(.file("a.ofx", hash: "h")) { _ in throw StatementError("cut") }
    }
    #expect(try place.reader().sources() == [])
  }

  @Test
  func settingsAndMemoryAreKeptWithTheAnswer() throws {
    let writer = try place.writer()
    #expect(try writer.definition(of: "bank") == nil)
    let bank = SourceDefinition(
      name: "bank", type: "demo", settings: #"{"id":1}"#, secret: .command(["pass", "show", "bank"]))
    try writer.addSource(bank)
    #expect(try writer.memory(of: "bank") == nil)
    let taken = #expect(throws: StoreError.self) { try writer.addSource(bank) }
    #expect(taken?.code == .taken)
    let advance = { (_: (StatementEvent) throws -> Void) in try writer.remember(#"{"day":2}"#, of: "bank") }
    #expect(throws: StatementError.self) {
      try writer.record(refresh) { sink in
        try advance(sink)
        throw StatementError("no")
      }
    }
    #expect(try writer.memory(of: "bank") == nil)
    _ = try writer.record(refresh, advance)
    #expect(try writer.memory(of: "bank") == #"{"day":2}"#)
    #expect(try writer.definition(of: "bank") == bank)
    #expect(try writer.sources().map(\.type) == ["demo"])
    #expect(throws: StoreError.self) { try writer.remember("{}", of: "other") }
  }

  @Test
  func fetchesAreListedNewestFirst() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3), buy(on: 4)])
    try writer.refresh([buy(on: 3, id: "a")])
    let list = try place.reader().fetches()
    #expect(list.map(\.source) == ["bank", "files"])
    #expect(list.map(\.kind) == [.refresh, .import(file: "a.ofx", hash: "h")])
    #expect(list.map(\.added) == [1, 2])
  }

  @Test
  func eventBeforeItsAccountIsAnError() throws {
    let writer = try place.writer()
    #expect(throws: StoreError.self) { try writer.record(refresh) { try $0(.transactions([buy(on: 3)])) } }
    #expect(try place.reader().lines() == [])
  }

  @Test
  func thousandProblemsArePassedOnAndAllCounted() throws {
    let summary = try place.writer().record(refresh) { sink in
      for line in 1...1500 { try sink(.problem(StatementProblem(.rejected, "no", line: line))) }
      try sink(.problem(StatementProblem(.note, "late")))
    }
    #expect((summary.rejected, summary.problems.count) == (1500, 1000))
  }
}
