import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

/// What is published is what the file holds.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct PublishTests {
  let place = try! TestFolder()

  private func compare(_ address: ServerAddress, _ comment: Comment = "") throws {
    let local = try StoreAnswers(place.reader(), isFile: true).lines
    let shared = try StoreAnswers(address.store(), isFile: false).lines
    #expect(local.count == shared.count, comment)
    for (one, other) in zip(local, shared) where one != other {
      Issue.record("\(comment)\nfile   \(one)\nserver \(other)")
      return
    }
  }

  @Test func publishedStoreAnswersLikeTheFile() throws {
    let address = try ServerAddress.newDatabase()
    try RichStore(place).fill()
    try place.publish(address)
    try compare(address)
  }

  @Test(arguments: 1...3)
  func publishingFollowsImportsUndosDeletionsJoinsAndRestores(seed: Int) throws {
    let address = try ServerAddress.newDatabase()
    var random = SeededRandom(seed: UInt64(seed))
    let program = StoreProgram((0..<60).map { _ in UInt8(random.int(0...255)) })
    var steps = 0
    try program.run(in: place.folder) { done in
      steps += 1
      guard steps % 3 == 0, try place.folder.hasDatabase() else { return }
      try place.publish(address)
      try compare(address, "seed \(seed) after \(done.joined(separator: " "))")
    }
  }

  @Test func onlyChangesAreSent() throws {
    let address = try ServerAddress.newDatabase()
    let writer = try place.writer()
    try writer.importFile((1...28).map { buy("Coffee \($0)", on: $0, id: "\($0)") })
    #expect(try place.publish(address).sent > 28)
    #expect(try place.publish(address).sent == 0)
    try writer.importFile([buy("Rent", -90_000, on: 20, id: "r")], of: checking("2"))
    let sent = try place.publish(address).sent
    #expect(sent > 0 && sent < 20)
    try compare(address)
  }
}
