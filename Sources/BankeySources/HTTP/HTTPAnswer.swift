/// What a server answered, whatever its status.
public struct HTTPAnswer: Sendable {
  /// 200, 403, …
  public var status: Int
  /// The header fields, their names in lower case; of a field that came twice the last.
  public var headers: [String: String]
  /// The body, decompressed.
  public var body: [UInt8]
  /// What the server is called in an error: `bank.example`.
  public var server: String

  /// An answer.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = [], server: String = "the server") {
    self.status = status
    self.headers = headers
    self.body = body
    self.server = server
  }
}
