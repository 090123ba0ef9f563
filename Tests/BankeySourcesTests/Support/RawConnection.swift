import Glibc

/// One connection of a `RawServer`.
struct RawConnection: Sendable {
  let socket: Int32

  /// Waits for the head of a question, or for the client to go, and gives back what came.
  @discardableResult func readQuestion() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = readByte() { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends something; false when the client has gone.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends something; false when the client has gone.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Says nothing more until the client goes.
  func waitForEnd() { while readByte() != nil {} }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(socket, &byte, 1) == 1 ? byte : nil
  }
}
