import BankeyCore

/// An account as `:25:` names it: an IBAN, a bank's number and an account's, or a number with a currency at its end.
enum MT940Account {
  /// The number that a person knows: without the currency.
  static func number(_ text: String) -> String {
    guard currency(text) != nil else { return text }
    return String(text.dropLast(3).reversed().drop { $0 == " " }.reversed())
  }

  /// The currency at the end of an account.
  static func currency(_ text: String) -> Currency? {
    let tail = text.suffix(3)
    guard text.count > 3, let before = text.dropLast(3).last, !before.isLetter,
      tail.utf8.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A })
    else { return nil }
    let currency = Currency(code: String(tail))
    return currency.isISO ? currency : nil
  }
}
