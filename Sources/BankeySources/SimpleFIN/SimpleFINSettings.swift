import BankeyCore

/// What the user can say of a SimpleFIN source beside its secret: `{"days":365}`.
public struct SimpleFINSettings: Hashable, Sendable {
  /// How many days back history is asked for.
  public var days = 365

  /// As they usually are.
  public init() {}

  /// Reads settings as they are kept.
  public init(json: String) throws(SourceError) {
    guard let value = try? JSONValue(Array(json.utf8)), value.isObject else {
      throw SourceError("The settings of a SimpleFIN source are no object of JSON.", .setting)
    }
    guard let days = value["days"] else { return }
    guard let number = days.number.flatMap({ Int($0) }), (1...36_500).contains(number) else {
      throw SourceError("The days of a SimpleFIN source are a number from 1 to 36500.", .setting)
    }
    self.days = number
  }
}
