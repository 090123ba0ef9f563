/// How the program ends when all has been said.
struct ExitStatus: Error {
  /// All went well, also when there was nothing to do.
  static let success: Int32 = 0
  /// The answer to what was asked is no.
  static let negative: Int32 = 1
  /// Something could not be done; what could be done is done.
  static let failure: Int32 = 2

  /// The status.
  let code: Int32
}
