import CCurl

/// One way to drive curl, with the connections that it keeps open. Only one thread uses it at a time.
final class CurlMulti: @unchecked Sendable {
  private let multi: UnsafeMutableRawPointer

  init() { multi = curl_multi_init() }

  deinit { curl_multi_cleanup(multi) }

  /// Ends the waiting in `run`. The one call that any thread may make.
  func wake() { curl_multi_wakeup(multi) }

  /// Carries a transfer to its end. `patience` says how long it may wait for something to come, or throws.
  func run(
    _ handle: UnsafeMutableRawPointer, patience: () throws(HTTPFault) -> Duration
  ) throws(HTTPFault) -> CURLcode {
    curl_multi_add_handle(multi, handle)
    defer { curl_multi_remove_handle(multi, handle) }
    var running: Int32 = 0
    while true {
      let longest = try patience()
      guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
      if let result { return result }
      curl_multi_poll(multi, nil, 0, longest.milliseconds, nil)
    }
  }

  private var result: CURLcode? {
    var left: Int32 = 0
    guard let message = curl_multi_info_read(multi, &left), message.pointee.msg == CURLMSG_DONE else { return nil }
    return message.pointee.data.result
  }
}

extension Duration {
  /// Whole milliseconds, at least one and at most a day, as C takes them.
  var milliseconds: Int32 {
    let (seconds, rest) = min(self, .seconds(86_400)).components
    return max(1, Int32(seconds * 1000 + rest / 1_000_000_000_000_000))
  }
}
