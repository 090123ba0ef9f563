import BankeyCore

/// What makes a new row the twin of an older one.
enum Likeness {
  /// The same text; the id may be another one.
  case sameText
  /// Neither has an id; the text may be another one.
  case withoutID

  /// The order that puts like rows side by side.
  var order: String {
    switch self {
    case .sameText: "day, units, scale, description"
    case .withoutID: "day, units, scale"
    }
  }

  /// Which rows can be alike at all.
  var condition: String {
    switch self {
    case .sameText: "TRUE"
    case .withoutID: "native_id = ''"
    }
  }

  /// Whether two rows are alike.
  func holds(_ a: TransactionRecord, _ b: TransactionRecord) -> Bool {
    a.day == b.day && a.amount == b.amount && (self == .withoutID || a.description == b.description)
  }
}
