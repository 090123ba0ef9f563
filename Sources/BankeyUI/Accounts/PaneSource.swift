import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Reads what a pane shows, one account at a time: of those that were passed over while one was read, only the last is read next. What
/// was read stays until the next is here.
final class PaneSource {
  /// What is to be shown: an account as the database knows it now.
  struct Wish: Equatable {
    let account: Account.ID
    /// Of the session: another number whenever the database may say something else.
    let loads: Int
    let date: GroupingDate
    /// How many transactions of each status can be shown, in steps, so that a window that grows by a line reads nothing.
    let limit: Int

    init(account: Account.ID, loads: Int, date: GroupingDate, lines: Int) {
      (self.account, self.loads, self.date) = (account, loads, date)
      limit = (max(0, lines) / 40 + 1) * 40
    }
  }
  /// An account that was read, or why it could not be.
  struct Answer {
    let wish: Wish
    let slice: Result<AccountSlice, BankFailure>
  }

  /// A selection that stands still for so long is read; keys that repeat are faster.
  static let pause = Duration.milliseconds(100)

  private(set) var answer: Answer?
  /// Another number whenever there is another answer.
  private(set) var version = 0
  private var wish: Wish?
  private var isReading = false
  private var waiting: Appointment?

  /// Asks for an account. The first one is read at once.
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
      // Another one is wanted by now: where nothing waits for it, its time has come.
      if waiting == nil { read(bank, application) }
      return
    }
    self.answer = answer
    version += 1
    application.setNeedsDisplay()
  }
}
