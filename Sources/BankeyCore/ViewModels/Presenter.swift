/// Turns accounts and transactions into the texts of the screens: pure functions of values, locale and time.
public struct Presenter: Sendable {
  /// How amounts and dates are written.
  public let formats: Formats
  /// The texts.
  public let strings: any Strings
  /// What is called today.
  public let now: LocalTime
  let clock: Clock
  /// The account that shows its figures under the mask.
  var peeked: Account.ID?

  /// The presenter of a locale at the time that `clock` shows.
  public init(formats: Formats, clock: Clock) {
    self.formats = formats
    self.clock = clock
    strings = formats.language.strings
    now = clock.localNow
  }
}
