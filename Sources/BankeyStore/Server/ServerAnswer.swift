import CPQ
import Glibc

/// A result of libpq. Texts that contain NUL arrive escaped (`ServerText`) and are unescaped here.
final class ServerAnswer: FetchedBytes {
  let rows: Int
  let columns: Int
  private let library: LibPQ
  private let result: OpaquePointer
  private var unescaped: [UnsafeMutableBufferPointer<UInt8>] = []

  /// Takes a result, which it frees.
  init(_ result: OpaquePointer, _ library: LibPQ) {
    (self.result, self.library) = (result, library)
    (rows, columns) = (Int(library.rows(result)), Int(library.columns(result)))
  }

  deinit {
    unescaped.forEach { $0.deallocate() }
    library.clear(result)
  }

  func name(_ column: Int) -> String {
    library.name(result, Int32(column)).map { String(cString: $0) } ?? "\(column)"
  }

  func cell(_ row: Int, _ column: Int) -> FetchedCell {
    let (row, column) = (Int32(row), Int32(column))
    guard library.isNull(result, row, column) == 0, let start = library.value(result, row, column) else {
      return FetchedCell(start: nil, count: 0)
    }
    let count = Int(library.length(result, row, column))
    guard memchr(start, Int32(ServerText.mark), count) == nil else {
      return plain(UnsafeRawBufferPointer(start: start, count: count))
    }
    return start.withMemoryRebound(to: UInt8.self, capacity: count) { FetchedCell(start: $0, count: count) }
  }

  private func plain(_ bytes: UnsafeRawBufferPointer) -> FetchedCell {
    let plain = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    let count = ServerText.unescape(bytes, into: plain)
    unescaped.append(plain)
    return FetchedCell(start: plain.baseAddress, count: count)
  }
}

/// The escapes in texts, because PostgreSQL cannot store NUL. U+0001 marks an escape: NUL becomes U+0001 `0`, and
/// U+0001 itself becomes U+0001 `1`. Hardly any text contains either.
enum ServerText {
  /// The first byte of an escape.
  static let mark: UInt8 = 1

  /// A text as PostgreSQL stores it.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= mark }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes += byte <= mark ? [mark, UInt8(ascii: "0") + byte] : [byte] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the bytes of the text that PostgreSQL stores as `bytes`. Returns their number, which is never larger.
  static func unescape(_ bytes: UnsafeRawBufferPointer, into plain: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (count, isMarked) = (0, false)
    for byte in bytes {
      if byte == mark, !isMarked {
        isMarked = true
        continue
      }
      plain[count] = isMarked ? byte &- UInt8(ascii: "0") : byte
      (count, isMarked) = (count + 1, false)
    }
    return count
  }
}
