import BankeyCore
import BankeyModel
import BankeyText

/// Reads the days of the timeline. The days of many accounts over many years take a moment, so the first time it hands
/// over the last months at once, and then everything.
final class TimelineReading {
  /// What was read.
  enum Part {
    /// Days that replace all earlier ones.
    case anew
    /// The days before those of the last months, which stay as they are.
    case rest
    /// Nothing: the reading failed.
    case none
  }

  private(set) var days: TimelineDays?
  /// Whether `days` reach back to the first transaction.
  private(set) var isWhole = false
  /// The accounts whose days these are.
  private(set) var accounts: [Account] = []
  /// The reason why there are no days; nil when there are.
  private(set) var failure: String?
  /// The state of the database that was read.
  private(set) var loads = -1
  var onRead: (Part) -> Void = { _ in }
  private let session: Session
  private var reading: Task<Void, Never>?

  /// Creates a reading that has not begun.
  init(_ session: Session) { self.session = session }

  isolated deinit { reading?.cancel() }

  /// Reads the days of accounts. The last ones stay until then.
  func read(_ accounts: [Account]) {
    loads = session.loads
    reading?.cancel()
    let recent: Day? = days == nil ? firstOfRecent : nil
    reading = session.runTask { [weak self, bank = session.bank] in
      do throws(BankError) {
        if let recent {
          let days = try await bank.timeline(of: accounts, since: recent)
          if !Task.isCancelled, !days.posted.isEmpty { self?.take(days, of: accounts, isWhole: false) }
        }
        let days = try await bank.timeline(of: accounts, since: nil)
        if !Task.isCancelled { self?.take(days, of: accounts, isWhole: true) }
      } catch {
        self?.fail(error)
      }
    }
  }

  /// The first day of the third last month.
  private var firstOfRecent: Day {
    let day = session.settings.presenter.now.day.advanced(by: -62)
    return day.advanced(by: 1 - day.components.day)
  }

  private func take(_ days: TimelineDays, of accounts: [Account], isWhole: Bool) {
    let part: Part = self.isWhole || !isWhole ? .anew : .rest
    (self.days, self.accounts, self.isWhole, failure) = (days, accounts, isWhole, nil)
    onRead(part)
  }

  private func fail(_ error: BankError) {
    let strings = session.settings.strings
    failure = strings.sentence(strings.transactionsFailed, error)
    onRead(.none)
  }
}
