import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import bankey

@Suite struct CLISyncLinesTests {
  @Test func linesAreWholeInAnyChunks() {
    let text = "one\ntwo\n\nthree\nfou"
    for size in 1...text.utf8.count {
      var buffer = LineBuffer()
      var rest = Array(text.utf8)[...]
      var lines: [String] = []
      while !rest.isEmpty {
        lines += buffer.lines(rest.prefix(size)).map { String(decoding: $0, as: UTF8.self) }
        rest = rest.dropFirst(size)
      }
      #expect(lines == ["one", "two", "", "three"])
    }
  }

  @Test func endlessLineIsDiscarded() {
    var buffer = LineBuffer()
    #expect(buffer.lines(repeatElement(65, count: LineBuffer.limit + 5)).isEmpty)
    #expect(buffer.lines("x\ny\n".utf8) == [Array("y".utf8)])
  }

  @Test func unknownEventsAreIgnored() {
    #expect(SyncEvent(line: Array(#"{"version":1,"event":"weather"}"#.utf8)) == nil)
    #expect(SyncEvent(line: Array("not JSON".utf8)) == nil)
    let event = SyncEvent(line: Array(#"{"version":1,"event":"error","code":"martian","message":"m","new":[1]}"#.utf8))
    #expect(event?.code == .other)
  }

  @Test func importSummariesCountFilesAndRows() {
    var report = ImportReport(Language.english.strings)
    #expect(report.summary(isWatched: false) == nil, "it could not begin, and has said why")
    _ = report.handle(event(.file, .started))
    #expect(report.summary(isWatched: false) == "nothing imported")
    _ = report.handle(event(.file, .done, added: 120, unchanged: 4))
    #expect(report.summary(isWatched: false) == "imported 1 file: 120 new, 4 already there")
    _ = report.handle(event(.file, .done, added: 1))
    _ = report.handle(event(.file, .failed))
    #expect(report.summary(isWatched: false) == "imported 2 files: 121 new, 4 already there")
  }

  @Test func unwatchedRefreshIsSilent() {
    var report = RefreshReport(Language.english.strings)
    _ = report.handle(event(.source, .done, added: 3))
    #expect(report.summary(isWatched: false) == nil)
    #expect(report.summary(isWatched: true) == "refreshed 1 source: 3 new")
  }

  @Test func summariesSpeakTheReadersLanguage() {
    var report = RefreshReport(Language.norwegian.strings)
    #expect(report.handle(event(.source, .started)) == "oppdaterer: demo")
    _ = report.handle(event(.source, .done, added: 1, unchanged: 4))
    #expect(report.summary(isWatched: true) == "oppdaterte 1 kilde: 1 ny, 4 fra før")
    #expect(ImportReport(Language.norwegian.strings).summary(isWatched: false) == nil)
  }

  private func event(_ kind: SyncEvent.Kind, _ state: SyncStep.State, added: Int = 0, unchanged: Int = 0)
    -> SyncEvent
  {
    var step = SyncStep(kind == .file ? "a.ofx" : "demo", state)
    var counts = TransactionCounts()
    (counts.added, counts.unchanged) = (added, unchanged)
    (step.accounts, step.counts) = (1, counts)
    return kind == .file ? SyncEvent.file(step) : .source(step)
  }
}
