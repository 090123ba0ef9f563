import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// A secret being typed. It stays at one place in memory and is overwritten there after use.
public final class TypedSecret {
  /// The longest answer that PAM accepts, in bytes, including the terminating NUL.
  private static let capacity = 512
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: TypedSecret.capacity)
  private var length = 0

  /// Creates an empty secret.
  public init() {}

  isolated deinit {
    wipe()
    bytes.deallocate()
  }

  /// The typed text in UTF-8.
  public var typed: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: length) }

  var count: Int { typed.count { !TypedSecret.continues($0) } }

  /// The text, for answers that need not be hidden.
  var text: String { String(decoding: typed, as: UTF8.self) }

  /// Appends a text, unless the result would be too long.
  public func append(_ text: some StringProtocol) {
    guard length + text.utf8.count < TypedSecret.capacity else { return }
    for byte in text.utf8 {
      bytes[length] = byte
      length += 1
    }
  }

  func removeLast() {
    while length > 0 {
      length -= 1
      let last = bytes[length]
      bytes[length] = 0
      if !TypedSecret.continues(last) { return }
    }
  }

  /// Overwrites the typed bytes, so that no copy stays in memory.
  func wipe() {
    explicit_bzero(bytes, length)
    length = 0
  }

  /// Whether a byte continues a UTF-8 character.
  private nonisolated static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
