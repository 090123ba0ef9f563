import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Loads the contents of a pane, one account at a time. When the selection moves on while an account is loading, only
/// the last request is loaded next. The loaded account stays until the next one is ready.
final class PaneSource {
  /// A request for an account in its current state.
  struct Wish: Equatable {
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
  struct Answer {
    let wish: Wish
    let slice: Result<AccountSlice, BankFailure>
  }

  /// The time for which the selection must rest before its account is loaded; repeated keys are faster.
  static let pause = Duration.milliseconds(100)

  private(set) var answer: Answer?
  /// A number that changes with every answer.
  private(set) var version = 0
  private var wish: Wish?
  private var isReading = false
  private var waiting: Appointment?

  /// Requests an account. The first one is loaded immediately.
  func want(_ wish: Wish, of bank: any BankService, _ application: Application) {
    guard wish != self.wish else { return }
    let isMoving = self.wish != nil && self.wish?.account != wish.account
    self.wish = wish
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
    guard !isReading, let wish else { return }
    isReading = true
    Task { [weak self, weak application] in
      let slice: Result<AccountSlice, BankFailure>
      do throws(BankFailure) {
        slice = .success(try await bank.slice(of: wish.account, by: wish.date, limit: wish.limit))
      } catch {
        slice = .failure(error)
      }
      self?.take(Answer(wish: wish, slice: slice), bank, application)
    }
  }

  private func take(_ answer: Answer, _ bank: any BankService, _ application: Application?) {
    isReading = false
    guard let application else { return }
    guard answer.wish == wish else {
      // The request has changed meanwhile. If no timer is waiting for it, load it now.
      if waiting == nil { read(bank, application) }
      return
    }
    self.answer = answer
    version += 1
    application.setNeedsDisplay()
  }
}
