import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestServers

@testable import BankeySources

/// A source of Enable Banking over days and consents, whose answers are recorded in a database.
final class EnableBankingRig {
  let bank: FakeEnableBanking
  private(set) var memory: String?
  var settings = #""country":"NO","bank":"dnb""#
  /// The quotas that were spent, in order.
  private(set) var spent: [String] = []
  private let folder: DataFolder
  private var moment: Int64

  init(now: String = "2026-06-01T12:00:00Z", _ change: (inout FakeEnableBanking.State) -> Void = { _ in }) {
    bank = FakeEnableBanking(now: now, change)
    moment = Timestamp(iso: now)!.seconds
    folder = DataFolder(FileManager.default.temporaryDirectory.path + "/bankey-eb-" + UUID().uuidString)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  /// Lets some time pass.
  func wait(days: Int = 0, seconds: Int64 = 0) {
    moment += Int64(days) * 86_400 + seconds
    bank.with { [moment] in $0.now = moment }
  }

  private var clock: Clock { Clock(fixed: Timestamp(seconds: moment), offset: 0) }

  private func definition(_ url: String) -> SourceDefinition {
    SourceDefinition(
      name: "DNB", type: "enablebanking",
      settings: #"{"application":"\#(FakeEnableBanking.application)","apiURL":"\#(url)",\#(settings)}"#)
  }

  private func key() throws -> Secret { try RSAKey.line(of: Secret(TestKey.shared.pem)) }

  func choices() async throws -> [String] {
    try await bank.run { url in
      let (definition, clock, key) = (definition(url), clock, try key())
      return try await offPool {
        try definition.choices(secret: key, SourceCall(http: client(), clock: clock))
      }
    }
  }

  /// Gives consent as a user would. `paste` changes the address that came back.
  @discardableResult
  func consent(_ paste: @escaping @Sendable (String) -> String = { $0 }) async throws -> Int {
    let end = try await bank.run { url in
      let (definition, clock, memory, key, bank) = (definition(url), clock, memory, try key(), bank)
      return try await offPool {
        let call = SourceCall(http: client(), clock: clock)
        let start = try definition.beginConsent(secret: key, memory: memory, call)
        let back = Secret(paste(bank.consent(at: start.address)))
        return try definition.finishConsent(with: back, secret: key, memory: start.memory, call)
      }
    }
    memory = end.memory
    return end.accounts
  }

  /// Withdraws the consent, as removing the source does.
  func withdrawConsent() async throws {
    try await bank.run { url in
      let (definition, clock, memory, key) = (definition(url), clock, memory, try key())
      try await offPool {
        try definition.withdrawConsent(secret: key, memory: memory, SourceCall(http: client(), clock: clock))
      }
    }
  }

  /// Fetches from the source, and records the answer.
  @discardableResult
  func refresh(isAttended: Bool = false) async throws -> Fetched {
    let counted = Counter()
    let fetched = try await bank.run { url in
      let (definition, clock, memory, key) = (definition(url), clock, memory, try key())
      return try await offPool {
        var source: any Source = try definition.open(memory: memory, secret: key, clock: clock)
        var call = SourceCall(http: client(), clock: clock) { quota in counted.spend(quota) }
        call.isAttended = isAttended
        return fetchAny(&source, call)
      }
    }
    spent += counted.all
    if fetched.error == nil {
      memory = fetched.memory
      try record(fetched)
    }
    return fetched
  }

  private func record(_ fetched: Fetched) throws {
    let writer = try StoreWriter(writing: folder, clock: clock, version: "1.0")
    let fetch = Fetch(source: "DNB", type: "enablebanking", kind: .refresh, hasStableIds: false)
    _ = try writer.record(fetch) { sink in try fetched.events.forEach(sink) }
  }

  /// The stored transactions of all accounts, newest first: `2026-06-01 -129.90 KIWI`; a star marks pending ones.
  func stored() throws -> [String] {
    let store = try Store(reading: folder)
    return try store.accounts().flatMap { account in
      try TransactionStatus.allCases.flatMap { status in
        try store.page(of: TransactionGroup(account: account.id, status: status), from: .first, limit: 200).map {
          "\($0.day) \($0.amount) \($0.description)" + (status == .authorized ? "*" : "")
        }
      }
    }
  }

  /// The number of stored accounts.
  func accounts() throws -> Int { try Store(reading: folder).accounts().count }
}

/// Counts the calls.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var all: [String] = []
  func spend(_ quota: String) { lock.withLock { all.append(quota) } }
}

/// The whole output of a source, and its error.
private func fetchAny(_ source: inout any Source, _ call: SourceCall) -> Fetched {
  func run(_ opened: some Source) -> Fetched {
    var opened = opened
    return fetch(&opened, call)
  }
  return run(source)
}
