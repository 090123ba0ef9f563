import BankeyCore

extension HTTPFault {
  /// Nothing came at all.
  static func noAnswer(_ server: String, _ limit: Duration) -> HTTPFault {
    HTTPFault(.noAnswer(milliseconds: limit.wholeMilliseconds), of: server)
  }

  /// The beginning came.
  static func wentSilent(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    HTTPFault(.silent(milliseconds: limits.silence.wholeMilliseconds), of: server)
  }

  /// It goes on and on.
  static func tookTooLong(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    HTTPFault(.tooSlow(milliseconds: limits.total.wholeMilliseconds), of: server)
  }

  /// No bank has that much to say.
  static func tooLarge(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    HTTPFault(.tooLarge(bytes: limits.bytes), of: server, .answer)
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int { Int(milliseconds) }
}
