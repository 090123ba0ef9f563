import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Synchronization

/// Asks one source and records its answer.
struct SourceFetch: Sendable {
  let name: String
  let refresh: Refresh
  let tally: SharedTally
  /// The texts in the user's language.
  let strings: any Strings

  /// Asks it, unless it has few calls left or is pausing.
  func run() {
    tally.begin(name)
    do {
      let known = try KnownSource(of: name, in: refresh.store)
      if let reason = known.reasonToWait(at: refresh.clock, refresh, in: strings) {
        return tally.skip(name, reason)
      }
      do {
        try ask(refresh.open(known.definition, known.memory), known)
      } catch {
        record(error)
        throw error
      }
    } catch {
      tally.fail(name, SyncError(error))
    }
  }

  private func ask(_ source: any Source, _ known: KnownSource) throws {
    var source = source
    let answer = SourceAnswer { [tally, name] in tally.report(name, $0, accounts: $1) }
    let budget = CallQuota(source: name, type: type(of: source), refresh: refresh)
    let rest = RetryAfterRecorder(refresh.http, clock: refresh.clock)
    var call = SourceCall(
      http: rest, clock: refresh.clock, strings: strings, spend: budget.spend,
      tell: { [tally, name] in tally.report(name, $0) })
    (call.isAttended, call.profiles) = (refresh.isAttended, refresh.profiles)
    try source.fetch(call, into: answer.add)
    let summary = try record(answer, of: source, restingUntil: rest.until)
    tally.end(name, summary, answer.troubles)
  }

  /// Records the answer together with the source's new state, in one transaction.
  private func record(
    _ answer: SourceAnswer, of source: any Source, restingUntil next: Timestamp?
  ) throws -> FetchSummary {
    var fetch = Fetch(source: name, type: type(of: source).type, kind: .refresh, hasStableIds: source.hasStableIds)
    fetch.hasOwnCalendar = type(of: source).type == DemoBank.type
    return try refresh.store.write { store in
      try store.record(fetch) { sink in
        try answer.events.forEach(sink)
        try store.remember(source.memory, of: name)
        if let next { try store.postpone(name, until: next) }
      }
    }
  }

  /// Records the reason why there is no answer. Only the first error is reported, not one from recording it.
  private func record(_ error: any Error) {
    // An error of the database is not the source's fault; and while another process writes, recording would just wait
    // again.
    if error is StoreError || (error as? SyncError)?.code == .busy { return }
    var next: Timestamp?
    if case .tooOften(let until) = (error as? SourceError)?.kind { next = until }
    let fetch = Fetch(source: name, kind: .refresh, hasStableIds: false)
    try? refresh.store.write { try $0.recordFailure(SyncError(error).message(in: strings), of: fetch, until: next) }
  }
}

/// The stored data of a source before it is contacted.
struct KnownSource {
  let definition: SourceDefinition
  let memory: String?
  private let status: SourceStatus?

  /// Reads the source. Creates the demo bank when it is first requested.
  init(of name: String, in store: SharedStore) throws {
    (definition, memory, status) = try store.read { store in
      guard let definition = try store.definition(of: name) ?? SourceDefinition.builtIn(name),
        definition.type != Account.filesSource
      else { throw SyncError(.unknownSource) { $0.noSuchSource } }
      return (definition, try store.memory(of: name), try store.sources().first { $0.name == name })
    }
  }

  /// The reason not to ask it now: it asked for a pause, or has few calls left. Nil when it may be asked. An attended
  /// refresh may use up the calls of each account.
  func reasonToWait(at clock: Clock, _ refresh: Refresh, in strings: any Strings) -> String? {
    guard let status else { return nil }
    if let next = status.rest(at: clock.now) {
      return strings.rateLimited(until: clock.short(next))
    }
    let quotas = status.quotas.filter { !(refresh.isAttended && $0.isOfAccount) }
    guard !refresh.isForced, let quota = quotas.first(where: { $0.isScarce(at: clock.now) }) else { return nil }
    return strings.notAsked(left: quota.left(at: clock.now), of: quota.allowed, until: clock.short(quota.end))
  }
}

extension Clock {
  /// A time near to now in words: `14:30`, or `2026-11-22 14:30`.
  func short(_ moment: Timestamp) -> String {
    let parts = local(moment).description.split(separator: "T").map(String.init)
    return local(moment).day == localNow.day ? parts[1] : parts.joined(separator: " ")
  }
}

/// The remaining calls of a source. Each call is recorded in the database before it is made.
struct CallQuota: Sendable {
  /// The multiple of the allowed calls beyond which even a confirmed refresh makes none, because it would cost the user
  /// the access.
  private static let limit = 2

  let source: String
  let type: any Source.Type
  let refresh: Refresh

  /// Counts a call. Throws when it must not be made.
  @Sendable func spend(_ name: String) throws {
    guard let quota = type.quotas.first(where: { $0.name == QuotaStatus.base(of: name) }) else { return }
    try refresh.store.write { store in
      let known = try store.sources().first { $0.name == source }?.quotas.first { $0.name == name }
      if let known { try check(known, allowed: quota.allowed) }
      try store.spend(
        name, allowed: quota.allowed, confirmed: quota.confirmed, period: quota.period, of: source)
    }
  }

  private func check(_ known: QuotaStatus, allowed: Int) throws(SourceError) {
    let (clock, used) = (refresh.clock, known.used(at: refresh.clock.now))
    guard used >= allowed * (refresh.isForced ? Self.limit : 1) else { return }
    let (start, end) = (clock.short(known.start), clock.short(known.end))
    throw SourceError(.tooOften(until: refresh.isForced ? known.end : nil)) {
      $0.asked(used, since: start, until: end)
    }
  }
}
