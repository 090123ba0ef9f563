import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// What is typed where nobody may read it. It stands in one place in memory, and is overwritten there once it has been used.
public final class TypedSecret {
  /// As many bytes as PAM takes, and the zero that ends them.
  private static let capacity = 512
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: TypedSecret.capacity)
  private var length = 0

  /// Nothing typed.
  public init() {}

  isolated deinit {
    wipe()
    bytes.deallocate()
  }

  /// What was typed, in UTF-8.
  public var typed: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: length) }

  /// How many characters it has.
  var count: Int { typed.count { !TypedSecret.continues($0) } }

  /// The text itself, for answers that need not be hidden.
  var text: String { String(decoding: typed, as: UTF8.self) }

  /// Adds a text, unless it becomes too long.
  public func append(_ text: some StringProtocol) {
    guard length + text.utf8.count < TypedSecret.capacity else { return }
    for byte in text.utf8 {
      bytes[length] = byte
      length += 1
    }
  }

  /// Takes the last character away.
  func removeLast() {
    while length > 0 {
      length -= 1
      let last = bytes[length]
      bytes[length] = 0
      if !TypedSecret.continues(last) { return }
    }
  }

  /// Overwrites everything.
  func wipe() {
    explicit_bzero(bytes, length)
    length = 0
  }

  /// Whether a byte of UTF-8 belongs to the character that began before it.
  private nonisolated static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
