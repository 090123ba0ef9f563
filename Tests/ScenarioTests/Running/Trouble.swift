/// What went wrong in a scenario, for a person to read.
nonisolated struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
