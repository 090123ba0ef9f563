import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyStore
import BankeyText
import BankeyUI
import Dispatch

/// `bankey-sync` at work for the screens. It is read on a queue of its own, which waits for it, and told on the main queue.
actor SyncProcess {
  private let queue = OwnQueue("bankey-sync")
  private let child: Result<SyncChild, CommandError>
  private var isOver = false
  private var failure: BankFailure?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Starts `bankey-sync` with these words on its command line, and `input` for it to read. What hinders that is said in `strings`.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil) {
    child = Result { () throws(CommandError) in
      try SyncChild(words, strings, input: input, program: try SyncExecutable.path())
    }
  }

  /// The work as the screens know it.
  @MainActor var task: SyncTask { SyncTask(follow: { await self.follow($0) }, cancel: cancel) }

  /// Tells it to stop.
  nonisolated func cancel() { try? child.get().cancel() }

  /// Tells it to stop, and waits until it has.
  nonisolated func stop() async {
    cancel()
    try? await end()
  }

  /// Waits for its end; throws why it did not do its work.
  nonisolated func end() async throws(BankFailure) {
    if let failure = await follow({ _ in }) { throw failure }
  }

  /// Waits for its end, and gives why it did not do its work. The first who waits is told the progress.
  func follow(_ report: @escaping SyncTask.Report) -> BankFailure? {
    if !isOver {
      failure = run { event in DispatchQueue.main.async { report(event) } }
      isOver = true
    }
    return failure
  }

  private func run(_ report: (SyncEvent) -> Void) -> BankFailure? {
    do throws(CommandError) {
      return SyncProcess.follow(try child.get(), report)
    } catch {
      return BankFailure(error.message)
    }
  }

  private static func follow(_ child: SyncChild, _ report: (SyncEvent) -> Void) -> BankFailure? {
    var complaint: String?
    var isFinished = false
    let (end, errors) = child.follow { event in
      if case .finished = event { isFinished = true }
      complaint = event.complaint ?? complaint
      report(event)
    }
    return isFinished ? nil : BankFailure(complaint ?? sentence(end, errors))
  }

  private static func sentence(_ end: ProcessEnd, _ errors: String) -> String {
    let said = errors.split(separator: "\n").last.map(String.init)
    return switch end {
    case .exited(let status): said ?? "bankey-sync ended with status \(status) before it finished"
    case .signaled(let signal): "bankey-sync was ended by signal \(signal)"
    }
  }
}
