/// What every command can be told.
struct Options: Equatable, Sendable {
  /// The folder of the database, instead of the usual one.
  var data: String?
  /// The config file, instead of the usual one.
  var config: String?
  /// The moment that the clock stands at, in ISO 8601.
  var now: String?
}
