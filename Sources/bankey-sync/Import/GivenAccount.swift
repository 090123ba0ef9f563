import BankeyModel
import BankeyText

/// The account that a person says files to be of: `--account NAME`.
struct GivenAccount: Sendable {
  /// Its number, or a name for it.
  let name: String

  /// The event with the account's name where the file does not say it. A file that says another one is refused: its transactions would get
  /// into the wrong account.
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

  private func isCalled(_ other: String) -> Bool { GivenAccount.plain(other) == GivenAccount.plain(name) }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// The number of an account in the name of a file, which is offered where the file itself names none.
enum NumberInName {
  /// An IBAN, or the longest number that is no day.
  static func find(in path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
    if let iban = words.first(where: AccountNumber.isIBAN) { return iban }
    let numbers = words.map { $0.filter(\.isNumber) }.filter { (6...20).contains($0.count) && !isDay($0) }
    return numbers.max { $0.count < $1.count }
  }

  private static func isDay(_ digits: String) -> Bool {
    guard digits.count == 8 || digits.count == 6 || digits.count == 14 else { return false }
    return digits.hasPrefix("19") || digits.hasPrefix("20") || digits.count == 6
      || ["19", "20"].contains(String(digits.dropFirst(4).prefix(2)))
  }
}
