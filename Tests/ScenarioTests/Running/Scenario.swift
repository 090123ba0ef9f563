import TUIKit
import Testing

/// Actions of a user and the expected screens, played headless and in a real terminal, whose screens must be equal
/// after every step.
nonisolated struct Scenario: Sendable {
  let name: String
  /// The data that bankey finds at the start.
  var data = ScenarioData.bank
  /// Columns and lines.
  var size = Size(80, 24)
  var terminal = ScenarioTerminal.standard
  /// Lines of the config. Motion is off unless it is the subject, because the spinners of two programs are not in step.
  var config = "motion = false"
  var steps: [Step] = []
}

nonisolated extension Scenario: CustomTestStringConvertible {
  var testDescription: String { name }
}
