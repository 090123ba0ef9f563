/// How a client reaches servers.
struct CurlWays: Sendable {
  /// The file of the authorities that it trusts; nil for those of the system.
  let authorities: String?
  /// The proxy that it goes through; nil for that of the environment.
  let proxy: String?
  /// How long and how large an answer may be.
  var limits: HTTPLimits

  /// The same, with at most so long for the whole answer.
  func within(_ patience: Duration?) -> CurlWays {
    var ways = self
    ways.limits.total = min(limits.total, patience ?? limits.total)
    return ways
  }
}
