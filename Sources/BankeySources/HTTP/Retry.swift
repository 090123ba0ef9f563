import BankeyCore

/// Whether a question is asked once more, and after how many seconds. Nothing but a question ever is.
struct Retry {
  private var waits: ArraySlice<Int>
  /// Longer is not waited: the user is told instead.
  private static var longest: Int64 { 10 }

  /// For a request of a method.
  init(_ method: HTTPRequest.Method) { waits = method == .get ? [1, 3] : [] }

  /// After no answer.
  mutating func wait(after fault: HTTPFault) -> Int? { fault.isUnheard ? waits.popFirst() : nil }

  /// After an answer.
  mutating func wait(after answer: HTTPAnswer, now: Timestamp) -> Int? {
    guard [429, 502, 503, 504].contains(answer.status) else { return nil }
    guard let until = answer.retryAfter(now: now) else { return answer.status == 429 ? nil : waits.popFirst() }
    let asked = until.seconds - now.seconds
    guard asked <= Retry.longest, let own = waits.popFirst() else { return nil }
    return max(own, Int(asked))
  }
}
