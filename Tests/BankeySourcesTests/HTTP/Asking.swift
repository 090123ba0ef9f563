import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers

/// The settings of a test's client: short limits, and no pauses before it repeats a request.
func client(
  trusting authorities: String? = nil, through proxy: String? = nil, until cancellation: Cancellation = Cancellation(),
  limits change: (inout HTTPLimits) -> Void = { _ in }, pause: @escaping @Sendable (Int) -> Void = { _ in }
) -> CurlClient {
  var limits = HTTPLimits()
  change(&limits)
  return CurlClient(
    trusting: authorities, through: proxy, limits: limits, cancellation: cancellation,
    clock: Clock(iso: "2026-11-21T09:00:00Z")!,
    pause: pause)
}

/// The answer to a request, sent on a separate thread.
func get(
  _ url: String, with client: CurlClient = client(), as credentials: HTTPRequest.Credentials? = nil
) async throws -> HTTPAnswer {
  try await offPool { try client.send(HTTPRequest(.get, Secret(url), credentials: credentials)) }
}

/// The client's error when there is no answer.
func fault(
  _ url: String, with client: CurlClient = client(), as credentials: HTTPRequest.Credentials? = nil
) async throws -> String {
  do {
    return "no fault but \(try await get(url, with: client, as: credentials).status)"
  } catch let error as SourceError {
    return error.message
  }
}

/// A name and a password.
let somebody = HTTPRequest.Credentials.basic(name: Secret("ola"), password: Secret("s3:cr%et"))
