import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers

/// Fetches from a bank with Sbanken's API.
func ask(
  _ bank: FakeSbanken, at time: String = "2026-11-21T09:00:00+01:00", memory: String? = nil,
  secret: String = "s3cret/=",
  until cancellation: Cancellation = Cancellation(), settings change: (inout SbankenSettings) -> Void = { _ in }
) async throws -> Fetched {
  var settings = SbankenSettings(clientId: "me+you")
  settings.days = 80
  change(&settings)
  return try await TestServer.run({ bank.reply($0) }) { [settings] server in
    var fetched = try await offPool {
      var source = try SbankenSource(
        name: "bank", settings: settings.at(server.url), secret: Secret(secret), memory: memory)
      return fetch(&source, SourceCall(http: client(until: cancellation), clock: Clock(iso: time)!))
    }
    fetched.asked = server.asked
    return fetched
  }
}

extension SbankenSettings {
  fileprivate func at(_ url: String) throws -> SbankenSettings {
    var here = try SbankenSettings(
      json: #"{"clientId":"\#(clientId)","tokenURL":"\#(url)/connect/token","apiURL":"\#(url)/api/","days":\#(days)}"#)
    here.customerId = customerId
    return here
  }
}
