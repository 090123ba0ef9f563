import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The keys of a command. Dispatch, the status line and help derive from these.
nonisolated struct KeyBinding: Sendable {
  /// The screens on which a key can have a meaning.
  enum Place: CaseIterable, Sendable {
    case accounts, details, find, timeline, transaction, figures, netWorth, upcoming, sources, preview, firstRun, setup
  }
  let command: Command
  /// The keys, the preferred one first.
  let keys: [Key]
  /// The keys that mean backward.
  let backward: Set<Key>
  /// The screens on which the keys have this meaning.
  let places: Set<Place>
  /// The screens whose status line shows them.
  let hints: Set<Place>
  /// The keys' name in the status line, if it differs from that of the first one, in Unicode and ASCII.
  let label: (unicode: String, ascii: String)?

  /// Creates keys for a command without direction.
  init(_ command: Command, _ keys: [Key], on places: Set<Place> = Set(Place.allCases), hints: Set<Place> = []) {
    self.init(command, keys, backward: [], on: places, hints: hints, label: nil)
  }

  /// Creates keys for a command with two directions, in pairs of backward and forward.
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
