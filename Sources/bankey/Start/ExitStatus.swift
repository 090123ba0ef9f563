/// What bankey's exit status says.
enum ExitStatus {
  /// All went well.
  static let success: Int32 = 0
  /// A negative answer: there is something that needs attention.
  static let negative: Int32 = 1
  /// A wrong call, or something failed.
  static let failure: Int32 = 2
  /// Ended by a signal, as a shell says it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
