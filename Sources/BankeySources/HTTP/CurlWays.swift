/// How a client reaches servers.
struct CurlWays: Sendable {
  /// The file of the authorities that it trusts; nil for those of the system.
  let authorities: String?
  /// The proxy that it goes through; nil for that of the environment.
  let proxy: String?
  /// How long and how large an answer may be.
  let limits: HTTPLimits
}
