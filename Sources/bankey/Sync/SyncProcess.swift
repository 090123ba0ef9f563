import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyStore
import BankeyText
import BankeyUI
import Dispatch

/// Runs `bankey-sync` for the screens. Its output is read on a separate queue and reported on the main queue.
actor SyncProcess {
  private let queue = OwnQueue("bankey-sync")
  private let child: Result<SyncChild, CommandError>
  private var isOver = false
  private var failure: BankError?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Starts `bankey-sync` with command line arguments and `input` on its standard input. `strings` words the error if
  /// it cannot start.
  init(_ words: [String], _ strings: any Strings, input: SyncInput? = nil) {
    child = Result { () throws(CommandError) in
      try SyncChild(words, strings, input: input, program: try SyncExecutable.path())
    }
  }

  /// The task for the screens.
  @MainActor var task: RunningSync { RunningSync(follow: { await self.follow($0) }, cancel: cancel) }

  /// Asks it to stop.
  nonisolated func cancel() { try? child.get().cancel() }

  /// Asks it to stop, and waits for that.
  nonisolated func stop() async {
    cancel()
    try? await end()
  }

  /// Waits for it to end; throws the reason if it failed.
  nonisolated func end() async throws(BankError) {
    if let failure = await follow({ _ in }) { throw failure }
  }

  /// Waits for it to end and returns the reason if it failed. The first caller receives the progress.
  func follow(_ report: @escaping RunningSync.Report) -> BankError? {
    if !isOver {
      failure = run { event in DispatchQueue.main.async { report(event) } }
      isOver = true
    }
    return failure
  }

  private func run(_ report: (SyncEvent) -> Void) -> BankError? {
    do throws(CommandError) {
      return SyncProcess.follow(try child.get(), report)
    } catch {
      return BankError(error.message)
    }
  }

  private static func follow(_ child: SyncChild, _ report: (SyncEvent) -> Void) -> BankError? {
    var complaint: String?
    var isFinished = false
    let (end, errors) = child.follow { event in
      if case .finished = event { isFinished = true }
      complaint = event.complaint ?? complaint
      report(event)
    }
    return isFinished ? nil : BankError(complaint ?? sentence(end, errors))
  }

  private static func sentence(_ end: ProcessEnd, _ errors: String) -> String {
    let said = errors.split(separator: "\n").last.map(String.init)
    return switch end {
    case .exited(let status): said ?? "bankey-sync ended with status \(status) before it finished"
    case .signaled(let signal): "signal \(signal) ended bankey-sync"
    }
  }
}
