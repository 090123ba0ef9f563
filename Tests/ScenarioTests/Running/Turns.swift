/// Limits the number of concurrent scenarios: a machine with two cores cannot run a hundred terminals.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Runs `body` when a slot is free.
  nonisolated func take<Answer: Sendable>(_ body: @MainActor () async throws -> Answer) async rethrows -> Answer {
    await begin()
    do {
      let answer = try await body()
      await end()
      return answer
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    if free > 0 { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
