import BankeyModel
import BankeyStore
import Synchronization

/// A tally for threads that ask sources at the same time.
final class SharedTally: Sendable {
  private let tally: Mutex<Tally>

  /// Shares a tally.
  init(_ tally: Tally) { self.tally = Mutex(tally) }

  /// Says that a source is being asked.
  func begin(_ name: String) { tally.withLock { $0.say(name, .started) } }

  /// Says how far a source is, in words.
  func tell(_ name: String, _ message: String) { tally.withLock { $0.say(name, .progress) { $0.message = message } } }

  /// Says which bank a source is at, and how many accounts it has told of.
  func tell(_ name: String, _ connection: String?, accounts: Int) {
    tally.withLock { $0.say(name, .progress) { ($0.connection, $0.accounts) = (connection, accounts) } }
  }

  /// Says that a source has answered, and what was wrong with parts of its answer.
  func end(_ name: String, _ summary: FetchSummary, _ troubles: [SourceAnswer.Trouble]) {
    tally.withLock { tally in
      tally.note(name, summary.problems)
      for trouble in troubles { tally.fail(name, trouble.code, trouble.message, connection: trouble.subject) }
      tally.end(name, summary)
    }
  }

  /// Says that a source is not asked, and why.
  func skip(_ name: String, _ reason: String) {
    tally.withLock { tally in
      tally.note(name, .postponed, reason)
      tally.skip(name)
    }
  }

  /// Says that a source gave no answer, and why.
  func fail(_ name: String, _ failure: SyncError) { tally.withLock { $0.fail(name, .source, failure) } }

  /// Says the last line, and how the program ends.
  func finish() throws(SyncExit) { try tally.withLock { tally throws(SyncExit) in try tally.finish() } }
}
