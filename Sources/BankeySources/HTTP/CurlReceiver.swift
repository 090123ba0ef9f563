import BankeyModel
import BankeyText
import CCurl

/// Collects an answer piece by piece, as curl reads it.
final class CurlReceiver {
  /// The header fields, with names in lower case.
  private(set) var headers: [String: String] = [:]
  /// The body received so far.
  private(set) var body: [UInt8] = []
  /// Whether the answer exceeded the limit and curl was told to stop.
  private(set) var isTooLarge = false
  /// When data was last received.
  private(set) var heard = ContinuousClock.now
  /// Whether any data was received.
  private(set) var hasHeard = false
  private var room: Int

  /// Creates a receiver for at most `room` bytes.
  init(room: Int) { self.room = room }

  /// Makes curl deliver the answer here. The receiver must live as long as the handle.
  func attach(to handle: UnsafeMutableRawPointer) {
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    set_pointer(handle, CURLOPT_WRITEDATA, pointer)
    set_pointer(handle, CURLOPT_HEADERDATA, pointer)
    set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, one, count, receiver in
      CurlReceiver.take(bytes, one * count, receiver) { $0.body += $1 }
    }
    set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, one, count, receiver in
      CurlReceiver.take(bytes, one * count, receiver) { $0.takeHeader(String(decoding: $1, as: UTF8.self)) }
    }
  }

  /// Stores a piece and returns the number of bytes accepted; fewer than all makes curl stop.
  private static func take(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ receiver: UnsafeMutableRawPointer?,
    _ store: (CurlReceiver, UnsafeRawBufferPointer) -> Void
  ) -> Int {
    guard let receiver else { return 0 }
    let own = Unmanaged<CurlReceiver>.fromOpaque(receiver).takeUnretainedValue()
    (own.heard, own.hasHeard) = (.now, true)
    own.room -= count
    own.isTooLarge = own.room < 0
    if own.isTooLarge { return 0 }
    store(own, UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  private func takeHeader(_ line: String) {
    // A final answer may follow an interim one (status 1xx).
    if line.hasPrefix("HTTP/") { headers = [:] }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    headers[parts[0].lowercased()] = parts[1].trimmed
  }
}
