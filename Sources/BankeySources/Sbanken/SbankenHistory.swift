import BankeyCore

/// The transactions of one account over some time, as far as they could be had.
struct SbankenHistory {
  /// The days that they are of.
  let days: ClosedRange<Day>
  /// What can be read of them, the earliest window first.
  private(set) var records: [TransactionRecord] = []
  /// How many have no day or no amount.
  private(set) var unreadable = 0
  /// Why they are not all.
  private(set) var trouble: SourceError?

  /// Asks for all of them, the latest first. After `trouble` it is of no use to ask.
  init(_ days: ClosedRange<Day>, of pages: SbankenPages, _ session: inout SbankenSession, after trouble: SourceError?) {
    self.days = days
    self.trouble = trouble
    for window in SbankenWindow.all(days.lowerBound, through: days.upperBound) where self.trouble == nil {
      do throws(SourceError) {
        take(try pages.items(of: window, &session))
      } catch {
        self.trouble = error
      }
    }
  }

  private mutating func take(_ items: [JSONValue]) {
    let read = items.compactMap { SbankenTransaction($0).record }
    records = read + records
    unreadable += items.count - read.count
  }

  /// What there is to tell, in a language.
  func events(_ strings: any Strings) -> [StatementEvent] {
    var events: [StatementEvent] = [.period(days), .transactions(records)]
    if unreadable > 0 {
      events.append(.problem(StatementProblem(.rejected, strings.leftOut(transactions: unreadable))))
    }
    if let trouble { events.append(.incomplete(trouble.sentence(in: strings))) }
    return events
  }
}

extension SourceError {
  /// Whether the next question would fail in the same way. Access may be refused to one account alone.
  var isLasting: Bool {
    switch kind {
    case .tooOften, .payment, .stopped: true
    case .passing, .setting, .credentials, .answer: false
    }
  }
}
