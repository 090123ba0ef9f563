import BankeyCore
import TUIKit

/// The keys of one command. Help, the status line and the dispatch of keys are made from these.
nonisolated struct KeyBinding: Sendable {
  /// Where a key means something.
  enum Place: CaseIterable, Sendable {
    case accounts, details, firstRun
  }
  /// What the keys ask for.
  let command: Command
  /// The keys that go forward, or just do it.
  let keys: [Key]
  /// The keys that go backward, of commands that have a direction.
  let backward: [Key]
  /// The screens on which the keys mean this.
  let places: Set<Place>

  init(_ command: Command, _ keys: [Key], backward: [Key] = [], on places: Set<Place> = Set(Place.allCases)) {
    self.command = command
    self.keys = keys
    self.backward = backward
    self.places = places
  }
}
