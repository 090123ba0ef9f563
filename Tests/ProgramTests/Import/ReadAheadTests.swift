import TestSupport
import Testing

@testable import bankey_sync

struct ReadAheadTests {
  private struct Fault: Error, Equatable { let number: Int }

  @Test func piecesArriveInOrderBeforeTheError() {
    var pieces: [Int] = []
    #expect(throws: Fault(number: 1)) {
      try ReadAhead<Int>.run(
        { emit in
          for number in 0..<1000 { try emit(number) }
          throw Fault(number: 1)
        }, { pieces.append($0) })
    }
    #expect(pieces == Array(0..<1000))
  }

  @Test func failedConsumerStopsTheProducer() async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    #expect(throws: Fault(number: 2)) {
      try ReadAhead<Int>.run(
        { emit in
          defer { end.finish() }
          for number in 0... { try emit(number) }
        }, { if $0 == 20 { throw Fault(number: 2) } })
    }
    for await _ in ends {}
  }
}
