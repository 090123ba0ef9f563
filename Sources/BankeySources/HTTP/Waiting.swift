/// How long one more may wait for an answer.
struct Waiting {
  let limits: HTTPLimits
  let receiver: CurlReceiver
  let cancellation: Cancellation
  let server: String
  private let start = ContinuousClock.now

  init(limits: HTTPLimits, receiver: CurlReceiver, cancellation: Cancellation, server: String) {
    (self.limits, self.receiver) = (limits, receiver)
    (self.cancellation, self.server) = (cancellation, server)
  }

  /// What is left until the first limit.
  func left() throws(HTTPFault) -> Duration {
    if cancellation.isCancelled { throw .stopped }
    let now = ContinuousClock.now
    let silence = receiver.heard + limits.silence - now
    let total = start + limits.total - now
    if silence <= .zero { throw receiver.hasHeard ? .wentSilent(server, limits) : .noAnswer(server, limits.silence) }
    if total <= .zero { throw .tookTooLong(server, limits) }
    return min(silence, total)
  }
}
