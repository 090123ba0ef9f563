import Glibc

/// One connection of a `RawServer`.
struct RawConnection: Sendable {
  let socket: Int32

  /// Waits for the head of a request, or for the client to disconnect, and returns the bytes received.
  @discardableResult func readQuestion() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = readByte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends data; false if the client has disconnected.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends data; false if the client has disconnected.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Stays silent until the client disconnects.
  func waitForEnd() { while readByte() != nil {} }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(socket, &byte, 1) == 1 ? byte : nil
  }
}
