/// What an amount is counted in: an ISO 4217 currency, or a custom one such as points.
public struct Currency: Hashable, Sendable {
  /// The ISO 4217 code, or the custom currency's own name, as the source wrote it.
  public let code: String
  /// Digits after the decimal point that are always written: 2 for USD, 0 for JPY, 3 for KWD.
  public let decimals: Int

  /// A currency with the decimals that the caller knows: 0 to 18, as an amount can have.
  public init(code: String, decimals: Int) {
    self.code = code
    self.decimals = min(max(decimals, 0), 18)
  }
}
