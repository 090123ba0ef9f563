/// Asks servers. Blocks until the answer is there.
public protocol HTTPClient: Sendable {
  /// The answer to a request. Throws when there is none: no name, no connection, no trust, too slow, too large, stopped.
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer
}
