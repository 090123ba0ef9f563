import BankeyCore

/// The bank that is built in: twelve accounts, two years of transactions, and one more day with each answer.
///
/// An answer depends on the first day and on how many there were before, and on nothing else. The first one has two
/// years, later ones thirty days, as banks do it.
public struct DemoBank: Source {
  /// `demo`, or what the user calls it.
  public let name: String
  /// `demo`.
  public static let type = "demo"
  /// Its ids are the same when a transaction is posted.
  public let hasStableIds = true
  private var state: DemoState

  /// The bank as `memory` left it; without one it opens on `today`.
  public init(name: String, memory: String?, today: Day) throws(SourceError) {
    self.name = name
    state = try DemoState(json: memory ?? "{}", today: today)
  }

  /// The first day, and how many days later the next answer is.
  public var memory: String { state.json }

  /// The answer of the next day. The day is over when all of it was taken.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    let ledger = DemoLedger(start: state.start, through: state.next)
    for account in ledger.accounts {
      try DemoAnswer(ledger: ledger, account: account, day: state.next).events.forEach(sink)
    }
    state.next += 1
  }
}
