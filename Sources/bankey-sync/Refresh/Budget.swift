import BankeyCore
import BankeySources
import BankeyStore

/// How often a source may still be asked. Each call is counted in the database before it is made.
struct Budget: Sendable {
  /// Beyond so many times what is allowed nothing is asked, whoever wishes it: it would cost the access.
  private static let limit = 2

  let source: String
  let type: any Source.Type
  let refresh: Refresh

  /// Counts a call. Throws when it must not be made.
  @Sendable func spend(_ name: String) throws {
    guard let quota = type.quotas.first(where: { $0.name == name }) else { return }
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
