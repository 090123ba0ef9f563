extension HTTPFault {
  /// Nothing came at all.
  static func noAnswer(_ server: String, _ limit: Duration) -> HTTPFault {
    HTTPFault("\(server) did not answer within \(limit.words).")
  }

  /// The beginning came.
  static func wentSilent(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    HTTPFault("The answer of \(server) was cut off: nothing came for \(limits.silence.words).")
  }

  /// It goes on and on.
  static func tookTooLong(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    HTTPFault("The answer of \(server) took longer than \(limits.total.words).")
  }

  /// No bank has that much to say.
  static func tooLarge(_ server: String, _ limits: HTTPLimits) -> HTTPFault {
    let limit = limits.bytes < 1 << 20 ? "\(limits.bytes >> 10) KB" : "\(limits.bytes >> 20) MB"
    return HTTPFault("The answer of \(server) is larger than \(limit).", .answer)
  }
}

extension Duration {
  /// `30 seconds`
  fileprivate var words: String {
    let (count, unit) = self < .seconds(1) ? (milliseconds, "millisecond") : (milliseconds / 1000, "second")
    return "\(count) \(unit)" + (count == 1 ? "" : "s")
  }
}
