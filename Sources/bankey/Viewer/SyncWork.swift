import BankeyCore
import BankeyUI

/// `bankey-sync` at work for the screens.
struct SyncWork: Sendable {
  /// The program that runs; nil when it could not be started.
  let child: SyncChild?
  /// Its progress. Whoever stops reading it stops the child.
  let progress: AsyncThrowingStream<SyncEvent, any Error>

  /// Starts `bankey-sync` with these words on its command line.
  init(_ words: [String]) {
    let (progress, report) = AsyncThrowingStream.makeStream(of: SyncEvent.self)
    self.progress = progress
    do {
      let child = try SyncChild(words, program: try SyncProgram.path())
      self.child = child
      report.onTermination = { _ in child.cancel() }
      Task { await SyncWork.follow(child, report) }
    } catch {
      child = nil
      report.finish(throwing: BankFailure(error.message))
    }
  }

  private static func follow(
    _ child: SyncChild, _ report: AsyncThrowingStream<SyncEvent, any Error>.Continuation
  ) async {
    var complaint: String?
    var isFinished = false
    for await event in child.events {
      isFinished = isFinished || event.event == .finished
      complaint = event.complaint ?? complaint
      report.yield(event)
    }
    let (end, errors) = await child.end()
    report.finish(throwing: isFinished ? nil : BankFailure(complaint ?? sentence(end, errors)))
  }

  private static func sentence(_ end: SyncEnd, _ errors: String) -> String {
    let said = errors.split(separator: "\n").last.map(String.init)
    return switch end {
    case .exited(let status): said ?? "bankey-sync ended with status \(status) before it was done"
    case .signaled(let signal): "bankey-sync was ended by signal \(signal)"
    }
  }
}
