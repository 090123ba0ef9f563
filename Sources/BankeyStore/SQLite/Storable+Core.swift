import BankeyCore

extension Day: Storable {
  /// The days of the years 0001 to 9999.
  static let possible = -719_162...2_932_896
  static let placeholder = Day(number: 0)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { number.bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Day? {
    Int.read(from: statement, at: index).flatMap { possible.contains($0) ? Day(number: $0) : nil }
  }
}

extension Timestamp: Storable {
  /// The moments of the years 0001 to 9999.
  public static let possible = Timestamp(seconds: -62_135_596_800)...Timestamp(seconds: 253_402_300_799)
  static let placeholder = Timestamp(seconds: 0)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { seconds.bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Timestamp? {
    Int64.read(from: statement, at: index).map(Timestamp.init(seconds:)).flatMap { possible.contains($0) ? $0 : nil }
  }

  /// This moment, or the last possible one.
  var capped: Timestamp { max(min(self, Self.possible.upperBound), Self.possible.lowerBound) }
}

/// 0 for authorized, 1 for posted: an index of a million rows is smaller by megabytes than with the words.
extension TransactionStatus: Storable {
  static let placeholder = TransactionStatus.posted

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    (self == .posted).bind(to: statement, at: index)
  }
  static func read(from statement: OpaquePointer, at index: Int32) -> TransactionStatus? {
    Bool.read(from: statement, at: index).map { $0 ? .posted : .authorized }
  }
}
