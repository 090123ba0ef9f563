/// What every command can be told.
struct Options: Equatable, Sendable {
  /// The folder of the database, instead of the usual one.
  var data: String?
  /// The config file, instead of the usual one.
  var config: String?
  /// The moment that the clock stands at, in ISO 8601.
  var now: String?
  /// The built-in bank, in a throw-away folder.
  var isDemo = false
  /// Amounts and numbers are masked in all that is written.
  var isPrivate = false
}
