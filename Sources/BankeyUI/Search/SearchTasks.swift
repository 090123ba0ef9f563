import BankeyText
import TUIKit

/// The work of a search: a question to the database, and a step from match to match. A new question ends both; a new
/// step ends only the one before.
final class SearchTasks {
  private let session: Session
  private var asking: Task<Void, Never>?
  private var walking: Task<Void, Never>?

  /// Creates the tasks of a screen.
  init(_ session: Session) { self.session = session }

  isolated deinit { cancel() }

  /// Ends all work and drops what it would have reported.
  func cancel() {
    asking?.cancel()
    walking?.cancel()
  }

  /// Asks a question. After an error, calls `onFailure`, and the last line reports the error.
  func ask(_ question: @escaping () async throws -> Void, onFailure: @escaping () -> Void) {
    cancel()
    asking = session.runTask { [weak self] in
      await self?.report(question, onFailure)
    }
  }

  /// Goes to another match.
  func walk(_ step: @escaping () async throws -> Void) {
    walking?.cancel()
    walking = session.runTask { [weak self] in
      await self?.report(step) {}
      self?.session.application?.setNeedsDisplay()
    }
  }

  private func report(_ work: () async throws -> Void, _ onFailure: () -> Void) async {
    do { try await work() } catch {
      if Task.isCancelled { return }
      let strings = session.settings.strings
      session.notice = strings.sentence(strings.findFailed, error)
      onFailure()
    }
  }
}
