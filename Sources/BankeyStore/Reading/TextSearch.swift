import BankeyCore

/// Looks for a part of a text, whatever the case and in every script: SQLite's LIKE folds ASCII letters only.
struct TextSearch {
  private let wanted: [UInt8]

  init(_ text: String) { wanted = Array(text.lowercased().utf8) }

  /// Whether the description or the counterparty has it.
  func matches(_ transaction: Transaction) -> Bool {
    isPart(of: transaction.description) || (transaction.counterparty.map(isPart) ?? false)
  }

  private func isPart(of text: String) -> Bool {
    let bytes = Array(text.lowercased().utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
