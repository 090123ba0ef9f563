/// A request to a test's server.
struct Asked: Hashable, Sendable {
  /// `GET` or `POST`
  var method: String
  /// The path with its query, as it came.
  var path: String
  /// The header fields, their names in lower case.
  var headers: [String: String]
  var body: String
}
