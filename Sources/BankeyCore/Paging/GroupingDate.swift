/// Which of its two dates a transaction is grouped by.
public enum GroupingDate: Int, CaseIterable, Hashable, Sendable {
  /// The day it counts on: booked when posted, else authorized.
  case booked
  /// The day it was authorized, where the source says; else the day it counts on.
  case authorized
}
