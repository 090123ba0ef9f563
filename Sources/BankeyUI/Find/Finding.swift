import BankeyCore
import TUIKit

/// What is looked for on a screen: what is being typed, what it means, and what was found.
nonisolated struct Finding {
  /// What is being typed; nil when nothing is.
  private(set) var prompt: Prompt?
  /// What is looked for: the last that made sense.
  private(set) var query = FindQuery([])
  /// Why what stands in the prompt makes no sense.
  private(set) var problem: FindProblem?
  /// What was found, last.
  private(set) var found: FoundTransactions?
  /// Whether `found` is of an earlier question.
  private(set) var isLooking = false
  /// Whether the list shows the matches alone.
  var showsMatchesOnly = false

  /// Whether something is looked for.
  var isActive: Bool { !query.isEmpty }

  /// Begins to type.
  mutating func open() { prompt = Prompt() }

  /// Changes what is typed; true when something else is looked for now.
  mutating func edit(_ mark: DecimalMark, _ change: (inout Prompt) -> Void) -> Bool {
    guard var typed = prompt else { return false }
    change(&typed)
    prompt = typed
    let before = query
    do throws(FindProblem) {
      query = try FindQuery(typed.text, mark: mark)
      problem = nil
    } catch {
      problem = error
    }
    return query != before
  }

  /// Waits for an answer; the last one is shown until then.
  mutating func ask() { isLooking = isActive }

  /// Takes the answer.
  mutating func take(_ found: FoundTransactions?) { (self.found, isLooking) = (found, false) }

  /// Ends the typing, and goes on looking for it.
  mutating func keep() {
    (prompt, problem) = (nil, nil)
    if !isActive { self = Finding() }
  }
}
