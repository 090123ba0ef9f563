import TestSupport
import Testing

/// The short form of the fuzz target for the store: random sequences of operations, compared with a model.
@Suite
struct StoreModelTests {
  @Test(arguments: 1...12)
  func databaseMatchesTheModel(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let bytes = (0..<400).map { _ in UInt8(random.int(0...255)) }
    let place = try TestFolder()
    try StoreProgram(bytes).run(in: place.folder)
  }
}
