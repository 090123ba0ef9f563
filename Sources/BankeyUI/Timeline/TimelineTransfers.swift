import BankeyCore
import BankeyModel

/// The certain transfers of the months that have been shown. It reads only these, because finding the two sides of a
/// transfer takes longer than reading its month.
final class TimelineTransfers {
  /// The transfers by the first day of their month.
  private(set) var known: [Day: [OwnTransfer]] = [:]
  /// Called with the transfers of the months that were read.
  var onRead: ([Day: [OwnTransfer]]) -> Void = { _ in }
  private let session: Session
  private var reading: Task<Void, Never>?

  /// Creates transfers that are not known yet.
  init(_ session: Session) { self.session = session }

  isolated deinit { reading?.cancel() }

  /// Forgets all, because transactions or accounts have changed.
  func forget() {
    reading?.cancel()
    (known, reading) = ([:], nil)
  }

  /// Reads the transfers of a month and its neighbors, so that they are there when the user moves on. One reading at a
  /// time is enough, because the next frame asks again for a month that it lacks.
  func read(around month: Int, of timeline: Timeline) {
    guard reading == nil else { return }
    let months = [month, month + 1, month - 1].filter { timeline.months.indices.contains($0) }
      .map { timeline.months[$0] }.filter { known[$0.id] == nil }
    reading = session.runTask { [weak self, bank = session.bank] in
      for month in months {
        let found = try? await bank.transfers(in: month.span, between: timeline.accounts)
        if Task.isCancelled { return }
        self?.known[month.id] = found ?? []
      }
      self?.finish()
    }
  }

  private func finish() {
    reading = nil
    onRead(known)
  }
}
