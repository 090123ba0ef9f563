import BankeyModel
import BankeyText
import Synchronization

/// What a source says when it is asked only to see whether it works: nothing of it is kept.
public struct SourceTrial: Hashable, Sendable {
  /// The quotas of which a call was made.
  private final class Spent: Sendable {
    private let quotas = Mutex<Set<String>>([])

    func isFirst(_ quota: String) -> Bool { quotas.withLock { $0.insert(quota).inserted } }
  }

  private struct Key: Hashable {
    let connection: String
    let nativeId: String
    let currency: Currency
  }
  /// What is wrong with a single connection.
  public struct Trouble: Hashable, Sendable {
    /// What the source calls the connection, cleaned.
    public var connection: String?
    /// What is wrong, in the bank's own words, cleaned.
    public var message: String
  }
  private var found: Set<Key> = []
  private var institutions: Set<String> = []
  /// What is wrong with single connections.
  public private(set) var troubles: [Trouble] = []

  /// Asks a source for what it has, with no more than one call of each quota: where history takes more, it is done without.
  ///
  /// Throws what the source throws when it gives no answer at all.
  public init(_ source: any Source, _ call: SourceCall) throws {
    var (source, call) = (source, call)
    let (spend, spent) = (call.spend, Spent())
    call.spend = { quota in
      guard spent.isFirst(quota) else { throw SourceError("A trial does not ask for more.") }
      try spend(quota)
    }
    try source.fetch(call) { take($0) }
  }

  /// How many accounts it told of.
  public var accounts: Int { found.count }

  /// At how many banks they are.
  public var banks: Int { institutions.count }

  private mutating func take(_ event: StatementEvent) {
    switch event {
    case .account(let record):
      found.insert(Key(connection: record.connection, nativeId: record.nativeId, currency: record.currency))
      institutions.insert(record.institution ?? record.connection)
    case .connection(let record):
      if let error = record.error {
        troubles.append(
          Trouble(connection: record.name.map(PlainText.cleaned), message: PlainText.cleaned(error)))
      }
    default: break
    }
  }
}
