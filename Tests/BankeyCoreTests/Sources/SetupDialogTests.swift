import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite
struct SetupDialogTests {
  private func dialog(_ answers: String..., taken: [String] = []) throws -> SetupDialog {
    var dialog = SetupDialog(places: SetupPlace.allCases, taken: taken)
    for answer in answers { try dialog.answer(answer) }
    return dialog
  }

  @Test(arguments: [["my-bank"], ["my-bank", "--name", "two words"], ["it's", "a\\b", ""]])
  func programStartsFromItsCommand(words: [String]) throws {
    var source = SourceStatus(name: "Program", type: "command")
    source.program = words
    let dialog = try #require(SetupDialog(reconnecting: source, places: [.file]))
    #expect(dialog.step == .program)
    #expect(CommandWords.split(dialog.draft) == words)
  }

  @Test
  func simplefinTokenIsKeptInAFile() throws {
    let dialog = try dialog("1", "", "file", " aHR0cHM= ")
    #expect(dialog.step == nil)
    #expect(
      dialog.setup.reveal() == #"{"type":"simplefin","name":"SimpleFIN","token":"aHR0cHM=","secret":"file"}"#)
  }

  @Test
  func simplefinTakesAClaimedURLOrACommand() throws {
    #expect(try dialog("simple", "Mine", "1", "https://u:p@h").setup.reveal().contains(#""access":"https://u:p@h""#))
    #expect(
      try dialog("1", "Mine", "2", "pass show 'my bank'").setup.reveal()
        == #"{"type":"simplefin","name":"Mine","secret":{"command":["pass","show","my bank"]}}"#)
  }

  @Test
  func sbankenAsksForBothKeys() throws {
    #expect(
      try dialog("3", "", "id", "service", "hush").setup.reveal()
        == #"{"type":"sbanken","name":"Sbanken","clientId":"id","clientSecret":"hush","secret":"service"}"#)
    #expect(
      try dialog("command", "Cash", "my-bank --json").setup.reveal()
        == #"{"type":"command","name":"Cash","command":["my-bank","--json"]}"#)
  }

  @Test(arguments: zip(["99", "x", ""], [SetupError.noChoice, .noChoice, .noChoice]))
  func invalidAnswerIsExplainedAndTheQuestionStays(text: String, problem: SetupError) throws {
    var dialog = try dialog()
    #expect(throws: problem) { try dialog.answer(text) }
    #expect(dialog.step == .type)
  }

  @Test
  func takenNamesAndEmptyAnswersAreRefused() throws {
    var dialog = try dialog("1", taken: ["SimpleFIN", "mine"])
    #expect(dialog.suggestedName == "SimpleFIN 2")
    #expect(throws: SetupError.nameTaken) { try dialog.answer("mine") }
    #expect(throws: SetupError.badName) { try dialog.answer("-rf") }
    #expect(throws: SetupError.badName) { try dialog.answer("files") }
    try dialog.answer("")
    try dialog.answer("command")
    #expect(throws: SetupError.openQuote) { try dialog.answer("pass 'show") }
    #expect(throws: SetupError.empty) { try dialog.answer("  ") }
  }

  @Test
  func answersAndTheirFollowUpsCanBeTakenBack() throws {
    var dialog = try dialog("1", "Mine", "file", "token")
    var steps: [SetupStep?] = []
    while dialog.back() != nil { steps.append(dialog.step) }
    #expect(steps == [.token, .place, .name, .type])
    dialog = try self.dialog("1", "Mine", "file")
    #expect(dialog.step == .token)
    _ = dialog.back()
    try dialog.answer("command")
    #expect(dialog.step == .secretCommand)
  }

  @Test
  func printedDialogShowsNoAnswer() throws {
    var text = ""
    dump(try dialog("3", "", "id", "service", "hush"), to: &text)
    #expect(!text.contains("hush"))
  }

  @Test(
    arguments: zip(
      ["pass show bank", " a  'b c' \"d \\\" e\"f \\  ''", "", "a 'b"],
      [["pass", "show", "bank"], ["a", "b c", "d \" ef", " ", ""], [], nil]))
  func commandsAreSplitAsByAShell(command: String, words: [String]?) {
    #expect(CommandWords.split(command) == words)
  }
}
