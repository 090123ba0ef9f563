import BankeyModel
import Testing

/// Whether a message names its bank by itself.
@Suite struct MessageNameTests {
  @Test(arguments: [
    ("First Bank wants you to log in", "First Bank", true), ("First Bank", "First Bank", true),
    ("Chase: closed", "Chase", true), ("Chased away", "Chase", false), ("A2 is no name of A", "A", false),
    ("Log in at Chase", "Chase", false), ("Anything", "", false),
  ])
  func nameIsAWholeWord(message: String, name: String, isNamed: Bool) {
    #expect(message.begins(withName: name) == isNamed)
  }
}
