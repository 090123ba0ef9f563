import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Loads the contents of a pane, one account at a time. When the selection moves on while an account is loading, only
/// the last request is loaded next. The loaded account stays until the next one is ready.
final class PaneSource {
  /// A request for an account in its current state.
  struct Request: Equatable {
    let account: Account.ID
    /// The session's number, which changes whenever the database may have changed.
    let loads: Int
    let date: GroupingDate
    /// The number of transactions of each status to read, in steps, so that a slightly taller window needs no new read.
    let limit: Int

    init(account: Account.ID, loads: Int, date: GroupingDate, lines: Int) {
      (self.account, self.loads, self.date) = (account, loads, date)
      limit = (max(0, lines) / 40 + 1) * 40
    }
  }
  /// A loaded account, or the reason why loading failed.
  struct Loaded {
    let request: Request
    let slice: Result<AccountSlice, BankError>
  }

  /// The time for which the selection must rest before its account is loaded; repeated keys are faster.
  static let pause = Duration.milliseconds(100)

  private(set) var loaded: Loaded?
  /// A number that changes with every load.
  private(set) var version = 0
  private var request: Request?
  private var isReading = false
  private var waiting: ScheduledAction?

  /// Requests an account. The first one is loaded immediately.
  func load(_ request: Request, of bank: any BankService, _ application: Application) {
    guard request != self.request else { return }
    let isMoving = self.request != nil && self.request?.account != request.account
    self.request = request
    waiting?.cancel()
    waiting = nil
    guard isMoving else { return read(bank, application) }
    waiting = application.schedule(after: Self.pause) { [weak self, weak application] in
      guard let self, let application else { return }
      waiting = nil
      read(bank, application)
    }
  }

  private func read(_ bank: any BankService, _ application: Application) {
    guard !isReading, let request else { return }
    isReading = true
    application.runTask { [weak self, weak application] in
      let slice: Result<AccountSlice, BankError>
      do throws(BankError) {
        slice = .success(try await bank.slice(of: request.account, by: request.date, limit: request.limit))
      } catch {
        slice = .failure(error)
      }
      self?.take(Loaded(request: request, slice: slice), bank, application)
    }
  }

  private func take(_ loaded: Loaded, _ bank: any BankService, _ application: Application?) {
    isReading = false
    guard let application else { return }
    guard loaded.request == request else {
      // The request has changed meanwhile. If no timer is waiting for it, loads it now.
      if waiting == nil { read(bank, application) }
      return
    }
    self.loaded = loaded
    version += 1
    application.setNeedsDisplay()
  }
}
