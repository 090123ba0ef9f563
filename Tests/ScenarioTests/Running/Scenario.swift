import TUIKit
import Testing

/// What a person does with bankey and what is to be seen then. Played headless and in a real terminal, whose screens must be equal
/// after every step.
nonisolated struct Scenario: Sendable {
  /// What it is about.
  let name: String
  /// What bankey finds when it starts.
  var data = ScenarioData.bank
  /// Columns and lines.
  var size = Size(80, 24)
  /// What it runs in.
  var terminal = ScenarioTerminal.standard
  /// Lines of the config. Nothing moves where that is not the point: the spinner turns in two programs at two times.
  var config = "motion = false"
  /// What is done, and what is seen.
  var steps: [Step] = []
}

nonisolated extension Scenario: CustomTestStringConvertible {
  var testDescription: String { name }
}
