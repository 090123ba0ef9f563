import BankeyModel

/// Rows among the transactions that only state a balance, as Brazilian banks write them: `SALDO ANTERIOR`, `SALDO DO
/// DIA`. Counted as money, they would double it.
enum OFXBalanceRow {
  /// Whether a row with these texts states a balance. Its name decides, if it has one.
  static func isFound(_ row: OFXRow, in text: OFXText) -> Bool {
    guard let value = row.name ?? row.payee ?? row.memo, let first = text.bytes[value.place].first, first | 0x20 == s
    else { return false }
    return text.string(value).map(isBalance) ?? false
  }

  private static func isBalance(_ text: String) -> Bool {
    let word = WordFolding.folded(text)
    guard word.hasPrefix("saldo") else { return false }
    // One bank spaces the only word out. Without spaces it could be somebody's name.
    if word == "saldo" { return text.contains("a l d") || text.contains("A L D") }
    let line = CSVWords.line(text)
    return line == .opening || line == .closing
  }

  private static let s = UInt8(ascii: "s")
}
