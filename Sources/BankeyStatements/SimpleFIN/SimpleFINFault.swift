/// Why an account or a transaction cannot be taken.
struct SimpleFINFault: Error {
  /// The end of a sentence: "it has no id".
  let reason: String

  /// A reason.
  init(_ reason: String) { self.reason = reason }
}
