import Testing

/// Lets other tasks of the main actor run until a condition holds. Records an issue when it does not after very many of
/// them, because then nothing that could make it hold is going on.
@MainActor public func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
) async {
  for _ in 0..<1_000_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("waited in vain", sourceLocation: sourceLocation)
}
