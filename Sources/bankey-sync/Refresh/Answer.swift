import BankeyCore

/// What a source says, kept until all of it is here, so that a slow bank holds nobody up. It is in memory; what a server may
/// send has a limit.
final class Answer {
  /// Something that went wrong at one bank while the others answered.
  struct Trouble: Hashable {
    /// The bank, or the account.
    var subject: String?
    /// What is wrong, cleaned.
    var message: String
    var code: SyncCode
  }

  /// What came, in its order.
  private(set) var events: [StatementEvent] = []
  /// What went wrong, each thing once.
  private(set) var troubles: [Trouble] = []
  private let report: (_ subject: String?, _ accounts: Int) -> Void
  private var names: [String: String] = [:]
  private var account: AccountRecord?
  private var accounts: Set<[String]> = []

  /// An answer whose progress is told: the bank, and how many accounts have come.
  init(report: @escaping (_ subject: String?, _ accounts: Int) -> Void) { self.report = report }

  /// Takes a piece in.
  func take(_ event: StatementEvent) {
    events.append(event)
    switch event {
    case .connection(let record): take(record)
    case .account(let record): take(record)
    case .incomplete(let reason): note(account?.name ?? account?.number, reason, .incomplete)
    default: break
    }
  }

  private func take(_ record: ConnectionRecord) {
    names[record.nativeId] = record.name ?? names[record.nativeId]
    if let error = record.error { note(names[record.nativeId], error, .connection) }
  }

  private func take(_ record: AccountRecord) {
    account = record
    // An answer in several pieces names an account in each of them.
    accounts.insert([record.connection, record.nativeId, record.currency.code])
    report((record.institution ?? names[record.connection]).map { PlainText.cleaned($0) }, accounts.count)
  }

  private func note(_ subject: String?, _ message: String, _ code: SyncCode) {
    let trouble = Trouble(
      subject: subject.map { PlainText.cleaned($0) }, message: PlainText.cleaned(message), code: code)
    if !troubles.contains(trouble) { troubles.append(trouble) }
  }
}
