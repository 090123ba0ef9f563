import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The keys of one command. Dispatch, the status line and help are made from these.
nonisolated struct KeyBinding: Sendable {
  /// Where a key means something.
  enum Place: CaseIterable, Sendable {
    case accounts, details, find, transaction, figures, upcoming, sources, preview, firstRun, setup
  }
  /// What the keys ask for.
  let command: Command
  /// The keys, the one to be taught first.
  let keys: [Key]
  /// Those of the keys that go backward.
  let backward: Set<Key>
  /// The screens on which the keys mean this.
  let places: Set<Place>
  /// The screens whose status line tells of them.
  let hints: Set<Place>
  /// How the keys are called in a status line, where that is not the name of the first one: in Unicode and in ASCII.
  let label: (unicode: String, ascii: String)?

  /// Keys that just do something.
  init(_ command: Command, _ keys: [Key], on places: Set<Place> = Set(Place.allCases), hints: Set<Place> = []) {
    self.init(command, keys, backward: [], on: places, hints: hints, label: nil)
  }

  /// Keys of two directions, in pairs of one backward and one forward.
  init(
    _ command: Command, pairs: [(Key, Key)], forward: [Key] = [], on places: Set<Place>, hints: Set<Place> = [],
    label: (unicode: String, ascii: String)? = nil
  ) {
    self.init(
      command, pairs.flatMap { [$0.0, $0.1] } + forward, backward: Set(pairs.map(\.0)), on: places, hints: hints,
      label: label)
  }

  private init(
    _ command: Command, _ keys: [Key], backward: Set<Key>, on places: Set<Place>, hints: Set<Place>,
    label: (unicode: String, ascii: String)?
  ) {
    self.command = command
    self.keys = keys
    self.backward = backward
    self.places = places
    self.hints = hints
    self.label = label
  }
}
