import BankeyCore
import TUIKit

extension RowChange {
  /// "▲ +120.00", "● new": a sign and a word or a figure, so that color is never needed.
  nonisolated func text(_ symbols: Symbols) -> Text {
    switch self {
    case .added(let word): Text(symbols.news + " " + word, .strong)
    case .removed(let word): Text(symbols.gone + " " + word, .removed)
    case .risen(let figure): Text(symbols.rise + " " + figure, .rise)
    case .fallen(let figure): Text(symbols.fall + " " + figure, .fall)
    }
  }

  /// The sign alone, where there is no room for more.
  nonisolated func sign(_ symbols: Symbols) -> Text {
    switch self {
    case .added: Text(symbols.news, .strong)
    case .removed: Text(symbols.gone, .removed)
    case .risen: Text(symbols.rise, .rise)
    case .fallen: Text(symbols.fall, .fall)
    }
  }
}

extension AccountRowViewModel {
  /// Whether the account is gone and its row will follow.
  nonisolated var isGone: Bool { if case .removed = change { true } else { false } }

  /// The surface of a row that has just come.
  nonisolated var ground: Role? { if case .added = change { .inserted } else { nil } }

  /// The name, struck when the account is gone. It is the same in the selected row: to write it anew with every key
  /// would double what a key costs over a slow line.
  nonisolated var name: Text { isGone ? Text(accountName, .removed, attributes: .strike) : Text(accountName) }
}
