import BankeyModel
import BankeyStore
import Synchronization

/// A tally for threads that ask sources concurrently.
final class SharedTally: Sendable {
  private let tally: Mutex<Tally>

  /// Wraps a tally.
  init(_ tally: Tally) { self.tally = Mutex(tally) }

  /// Reports that a source is being asked.
  func begin(_ name: String) { tally.withLock { $0.say(name, .started) } }

  /// Reports a source's progress in words.
  func tell(_ name: String, _ message: String) { tally.withLock { $0.say(name, .progress) { $0.message = message } } }

  /// Reports a source's current bank, and the number of accounts so far.
  func tell(_ name: String, _ connection: String?, accounts: Int) {
    tally.withLock { $0.say(name, .progress) { ($0.connection, $0.accounts) = (connection, accounts) } }
  }

  /// Reports that a source has answered, with the errors in parts of its answer.
  func end(_ name: String, _ summary: FetchSummary, _ troubles: [SourceAnswer.Problem]) {
    tally.withLock { tally in
      tally.note(name, summary.problems)
      for trouble in troubles { tally.fail(name, trouble.code, trouble.message, connection: trouble.subject) }
      tally.end(name, summary)
    }
  }

  /// Reports that a source is not asked, with the reason.
  func skip(_ name: String, _ reason: String) {
    tally.withLock { tally in
      tally.note(name, .postponed, reason)
      tally.skip(name)
    }
  }

  /// Reports that a source gave no answer, with the reason.
  func fail(_ name: String, _ failure: SyncError) { tally.withLock { $0.fail(name, .source, failure) } }

  /// Writes the last line. Throws when a source has failed.
  func finish() throws(SyncExitError) { try tally.withLock { tally throws(SyncExitError) in try tally.finish() } }
}
