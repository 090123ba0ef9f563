/// The part of a record that cannot be read.
enum QIFRowError: Error {
  case date, amount, action

  /// The letter of its line.
  var code: UInt8 {
    switch self {
    case .date: UInt8(ascii: "D")
    case .amount: UInt8(ascii: "T")
    case .action: UInt8(ascii: "N")
    }
  }

  /// The second half of a sentence that begins with the record.
  func reason(_ value: String) -> String {
    switch self {
    case .date: value.isEmpty ? "it has no date" : "its date\(value) is impossible"
    case .amount: value.isEmpty ? "it has no amount" : "its amount\(value) cannot be read"
    case .action: "bankey does not know what\(value) does to the account's cash"
    }
  }
}
