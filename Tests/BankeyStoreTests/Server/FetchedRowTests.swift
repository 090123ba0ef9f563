import BankeyModel
import Testing

@testable import BankeyStore

/// Values that a server sends as texts.
@Suite struct FetchedRowTests {
  /// An answer of one value.
  private final class Answer: FetchedBytes {
    let (rows, columns) = (1, 1)
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ text: String) {
      bytes = .allocate(capacity: max(1, text.utf8.count))
      _ = bytes.initialize(from: text.utf8)
      count = text.utf8.count
    }

    private let count: Int
    deinit { bytes.deallocate() }
    func name(_ column: Int) -> String { "sum" }
    func cell(_ row: Int, _ column: Int) -> FetchedCell { FetchedCell(start: bytes.baseAddress, count: count) }
  }

  private func number(_ text: String) throws -> Int64 {
    var number: Int64 = 0
    try FetchedRows(Answer(text)).each(limit: 1) { number = $0[0] }
    return number
  }

  @Test func wholeNumbersAreRead() throws {
    #expect(try ["0", "-9223372036854775808", "9223372036854775807", "t", "f"].map(number) == [0, .min, .max, 1, 0])
  }

  @Test(arguments: ["9223372036854775808", "1.5", "", "NaN"]) func otherNumbersAreRefused(text: String) {
    #expect(throws: StoreError.self) { try number(text) }
  }
}
