import BankeyModel
import BankeyText

/// The account that the user assigns to files: `--account NAME`.
struct AssignedAccount: Sendable {
  /// The number, or a name.
  let name: String

  /// The event with the account's name where the file gives none. Throws when the file names another account, because
  /// its transactions would end up in the wrong one.
  func named(_ event: StatementEvent) throws(SyncError) -> StatementEvent {
    guard case .account(var record) = event else { return event }
    guard !record.isNamed else {
      guard isCalled(record.nativeId) || record.number.map(isCalled) ?? false else {
        let (given, own) = (PlainText.cleaned(name), PlainText.cleaned(record.number ?? record.nativeId))
        throw SyncError { $0.otherAccount(given, own: own) }
      }
      return event
    }
    let isNumber = name.contains(where: \.isNumber)
    let whole = [name, record.part].compactMap(\.self).joined(separator: " ")
    (record.nativeId, record.number, record.name) = (whole, isNumber ? whole : nil, isNumber ? nil : whole)
    record.isNamed = true
    return .account(record)
  }

  private func isCalled(_ other: String) -> Bool { AssignedAccount.plain(other) == AssignedAccount.plain(name) }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// Finds an account number in a file name, as a suggestion when the file itself has none.
enum NumberInName {
  /// An IBAN, or else the longest number that is not a date; nil when there is none.
  static func find(in path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    if let iban = words.first(where: AccountNumber.isIBAN) { return iban }
    let numbers = words.map { $0.filter(\.isNumber) }.filter { (7...20).contains($0.count) && !isDay($0) }
    return numbers.max { $0.count < $1.count }
  }

  private static func isDay(_ digits: String) -> Bool {
    guard digits.count == 8 || digits.count == 14 else { return false }
    return digits.hasPrefix("19") || digits.hasPrefix("20")
      || ["19", "20"].contains(String(digits.dropFirst(4).prefix(2)))
  }
}
