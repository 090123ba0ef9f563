/// A readable report of a failed scenario.
nonisolated struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
