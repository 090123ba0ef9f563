import BankeyCore

extension Day: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { number.bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Day {
    Day(number: Int.read(from: statement, at: index))
  }
}

extension Timestamp: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { seconds.bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Timestamp {
    Timestamp(seconds: Int64.read(from: statement, at: index))
  }
}

/// 0 for authorized, 1 for posted: an index of a million rows is smaller by megabytes than with the words.
extension TransactionStatus: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    (self == .posted).bind(to: statement, at: index)
  }
  static func read(from statement: OpaquePointer, at index: Int32) -> TransactionStatus {
    Bool.read(from: statement, at: index) ? .posted : .authorized
  }
}
