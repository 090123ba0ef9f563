/// An exact decimal figure: `units` × 10^−`scale`. 929466.23 is 92946623 units at scale 2.
///
/// Two amounts are equal when they are the same figure, whatever their scale: 0.50 equals 0.5.
public struct Amount: Sendable {
  /// The figure without its decimal point, negative when it is owed or paid.
  public let units: Int64
  /// Digits after the decimal point, 0 to 18.
  public let scale: Int

  /// An amount of `units` × 10^−`scale`.
  public init(units: Int64, scale: Int) {
    precondition((0...18).contains(scale), "a scale is 0 to 18")
    self.units = units
    self.scale = scale
  }
}
