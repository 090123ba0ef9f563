import TUIKit

nonisolated extension Scenario {
  /// All scenarios there are.
  static let all = sizes + terminals + everyKey + stories

  /// The keys pressed in it.
  var keys: [Key] { steps.flatMap { if case .press(let keys) = $0 { keys } else { [Key]() } } }
}
