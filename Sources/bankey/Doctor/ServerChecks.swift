import BankeyModel
import BankeyStore

/// Reports on a shared database: its server, and when each collector last published.
struct ServerChecks {
  private let address: String

  init(_ address: String) { self.address = address }

  /// The results.
  func checks(_ status: ServerStatus) -> [HealthCheck] {
    let database = HealthCheck("database", .ok, "\(address), schema \(status.schema)")
    return [database, server(status)] + status.collectors.map(check)
  }

  private func server(_ status: ServerStatus) -> HealthCheck {
    let kind = status.isStandby ? "PostgreSQL \(status.version), a standby" : "PostgreSQL \(status.version)"
    guard let encryption = status.encryption else { return HealthCheck("server", .ok, kind + ", not encrypted") }
    return HealthCheck("server", .ok, "\(kind), encrypted with \(encryption)")
  }

  private func check(_ collector: ServerStatus.Collector) -> HealthCheck {
    guard let published = collector.published else {
      return HealthCheck(
        "collector", .note, "\(collector.name) has not published yet", mend: "bankey publish, on that machine")
    }
    return HealthCheck("collector", .ok, "\(collector.name) published \(published)")
  }
}
