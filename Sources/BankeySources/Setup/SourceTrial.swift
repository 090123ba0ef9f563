import BankeyModel
import BankeyText
import Synchronization

/// The result of asking a source only to test it. Nothing is stored.
public struct SourceTrial: Hashable, Sendable {
  /// The quotas from which a call has been made.
  private final class UsedQuotas: Sendable {
    private let quotas = Mutex<Set<String>>([])

    func isFirst(_ quota: String) -> Bool { quotas.withLock { $0.insert(quota).inserted } }
  }

  private struct Key: Hashable {
    let connection: String
    let nativeId: String
    let currency: Currency
  }
  /// An error of a single connection.
  public struct Problem: Hashable, Sendable {
    /// The source's name for the connection, sanitized.
    public var connection: String?
    /// The bank's own message, sanitized.
    public var message: String
  }
  private var found: Set<Key> = []
  private var institutions: Set<String> = []
  /// The errors of single connections.
  public private(set) var troubles: [Problem] = []

  /// Asks a source with at most one call of each quota, which may leave out history.
  ///
  /// - Throws: The source's error if it gives no answer.
  public init(_ source: any Source, _ call: SourceCall) throws {
    var (source, call) = (source, call)
    let (spend, spent) = (call.spend, UsedQuotas())
    call.isTrial = true
    call.spend = { quota in
      guard spent.isFirst(quota) else { throw SourceError("A test makes no further requests.") }
      try spend(quota)
    }
    try source.fetch(call) { count($0) }
  }

  /// The number of accounts in the answer.
  public var accounts: Int { found.count }

  /// The number of banks that hold the accounts.
  public var banks: Int { institutions.count }

  private mutating func count(_ event: StatementEvent) {
    switch event {
    case .account(let record):
      found.insert(Key(connection: record.connection, nativeId: record.nativeId, currency: record.currency))
      institutions.insert(record.institution ?? record.connection)
    case .connection(let record):
      if let error = record.error {
        troubles.append(
          Problem(connection: record.name.map(PlainText.cleaned), message: PlainText.cleaned(error)))
      }
    default: break
    }
  }
}
