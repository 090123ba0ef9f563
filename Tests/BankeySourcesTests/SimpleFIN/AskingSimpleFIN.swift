import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers

/// Fetches from a SimpleFIN server.
func ask(
  _ bank: FakeSimpleFIN, at time: String = "2026-11-21T09:00:00Z", memory: String? = nil, days: Int = 365,
  until cancellation: Cancellation = Cancellation(), spend: @escaping @Sendable (String) throws -> Void = { _ in },
  sink: @escaping @Sendable (StatementEvent) throws -> Void = { _ in }
) async throws -> Fetched {
  try await TestServer.run({ bank.reply($0) }) { server in
    let access = server.url.replacing("http://", with: "http://demo:p%40ss%3Aword@") + "/simplefin/"
    var fetched = try await offPool {
      var settings = SimpleFINSettings()
      settings.days = days
      var source = try SimpleFINSource(name: "bank", settings: settings, secret: Secret(access), memory: memory)
      return fetch(
        &source, SourceCall(http: client(until: cancellation), clock: Clock(iso: time)!, spend: spend), sink)
    }
    fetched.asked = server.asked
    return fetched
  }
}

extension Fetched {
  /// The requested windows, as their length in days and the number of days since their end.
  func windows(before time: String = "2026-11-21T09:00:00Z") -> [ClosedRange<Int64>] {
    let now = Timestamp(iso: time)!.seconds
    return asked.filter { $0.path.contains("/accounts") }.map { asked in
      let (start, end) = (Int64(asked.query["start-date"]!)!, Int64(asked.query["end-date"]!)!)
      return (start - now) / 86_400...(end - now) / 86_400
    }
  }

  /// The ids of the received transactions.
  var ids: [String] { transactions.map(\.nativeId) }
}
