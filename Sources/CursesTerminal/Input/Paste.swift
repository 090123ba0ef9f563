/// Text between the two marks that a terminal puts around what is pasted.
nonisolated struct Paste: Equatable {
  /// No field of ours takes more, and a terminal that never sends the end must not fill the memory.
  static let limit = 65_536
  /// What came so far, with `\n` at the end of each line.
  private(set) var text = ""
  private var count = 0
  private var endsInReturn = false

  /// Takes a character. Terminals send returns for line ends, or the line ends as they were copied.
  mutating func append(_ scalar: Unicode.Scalar) {
    defer { endsInReturn = scalar == "\r" }
    guard count < Self.limit, !(scalar == "\n" && endsInReturn) else { return }
    text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
    count += 1
  }
}
