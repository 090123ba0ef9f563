/// A QR code (ISO/IEC 18004) of a text: byte mode, error correction level M, the smallest of the versions 1 to 40 that
/// holds it.
public struct QRCode: Hashable, Sendable {
  /// The number of modules on a side, without the quiet zone.
  public let size: Int
  private var grid: QRGrid

  /// Encodes a text in UTF-8; nil when it has more than 2331 bytes, which the largest code holds.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
    var grid = QRGrid(version)
    grid.place(version.codewords(of: bytes))
    (self.grid, size) = (grid.masked(), version.size)
  }

  /// Whether a module is dark; false outside the code, where the quiet zone is.
  public func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && grid[x, y]
  }
}

extension QRCode {
  /// The number of light modules around the code that scanners rely on.
  public static let quiet = 2

  /// The number of columns and of lines that `lines` takes.
  public var columns: Int { size + 2 * QRCode.quiet }

  /// The code as text, two modules in each character, for light letters on a dark ground: where a module is light, the
  /// block is filled.
  public var lines: [String] {
    let range = -QRCode.quiet..<size + QRCode.quiet
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { y in
      range.map { x in
        switch (isDark(x, y), y + 1 < range.upperBound ? isDark(x, y + 1) : true) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }
}

/// A version of the QR code: how large it is, and how data and error correction share it at level M.
struct QRVersion {
  /// 1 to 40.
  let number: Int

  /// The codewords for error correction in each block, from version 1 on.
  private static let correction = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  /// The blocks, from version 1 on.
  private static let blocks = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35,
    37, 38, 40, 43, 45, 47, 49,
  ]

  /// The smallest version that holds `count` bytes; nil when none does.
  static func smallest(for count: Int) -> QRVersion? {
    (1...40).lazy.map(QRVersion.init).first { 4 + $0.countBits + 8 * count <= 8 * $0.dataCodewords }
  }

  /// The modules on a side.
  var size: Int { 17 + 4 * number }

  /// The bits of the length of the data.
  var countBits: Int { number < 10 ? 8 : 16 }

  /// The coordinates of the centers of alignment patterns, the same in both directions.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = (number * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    let rest = stride(from: size - 7, to: 6, by: -step).prefix(count - 1)
    return [6] + rest.reversed()
  }

  /// The modules for data and error correction.
  private var modules: Int {
    guard number > 1 else { return 208 }
    let count = number / 7 + 2
    let all = (16 * number + 128) * number + 64 - (25 * count - 10) * count + 55
    return number < 7 ? all : all - 36
  }

  private var allCodewords: Int { modules / 8 }

  var dataCodewords: Int {
    allCodewords - QRVersion.correction[number - 1] * QRVersion.blocks[number - 1]
  }

  /// The codewords of a text, interleaved in the order in which they are placed: the data of all blocks, then their
  /// error correction.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let (data, count) = (padded(bytes), QRVersion.blocks[number - 1])
    let short = dataCodewords / count
    let longBlocks = dataCodewords % count
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<count {
      let end = start + short + (index < count - longBlocks ? 0 : 1)
      blocks.append(Array(data[start..<end]))
      start = end
    }
    let generator = ReedSolomon(QRVersion.correction[number - 1])
    return QRVersion.woven(blocks) + QRVersion.woven(blocks.map(generator.remainder))
  }

  /// The first of each block, then the second of each, and so on.
  private static func woven(_ blocks: [[UInt8]]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in blocks.compactMap { index < $0.count ? $0[index] : nil } }
  }

  /// The data: mode, length, bytes, terminator, and the padding of the standard.
  private func padded(_ bytes: [UInt8]) -> [UInt8] {
    var bits = QRBits()
    bits.append(0b0100, 4)
    bits.append(bytes.count, countBits)
    for byte in bytes { bits.append(Int(byte), 8) }
    bits.append(0, min(4, 8 * dataCodewords - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var words = bits.bytes
    for index in 0..<dataCodewords - words.count { words.append(index % 2 == 0 ? 0xEC : 0x11) }
    return words
  }
}

/// Bits that are collected into bytes.
private struct QRBits {
  private(set) var count = 0
  private(set) var bytes: [UInt8] = []

  /// Adds the lowest bits of a value, the highest of them first.
  mutating func append(_ value: Int, _ length: Int) {
    for bit in (0..<length).reversed() {
      if count % 8 == 0 { bytes.append(0) }
      bytes[count / 8] |= UInt8(value >> bit & 1) << (7 - count % 8)
      count += 1
    }
  }
}

/// Error correction over GF(2⁸) with the polynomial 0x11D.
private struct ReedSolomon {
  private let divisor: [UInt8]

  /// Creates the generator for `degree` codewords.
  init(_ degree: Int) {
    var divisor = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        divisor[index] = ReedSolomon.product(divisor[index], root)
        if index + 1 < degree { divisor[index] ^= divisor[index + 1] }
      }
      root = ReedSolomon.product(root, 2)
    }
    self.divisor = divisor
  }

  /// The codewords that correct a block.
  func remainder(_ data: [UInt8]) -> [UInt8] {
    data.reduce(into: [UInt8](repeating: 0, count: divisor.count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= ReedSolomon.product(divisor[index], factor) }
    }
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(UInt8(0)) { sum, bit in
      let doubled = (sum << 1) ^ (sum & 0x80 == 0 ? 0 : 0x1D)
      return doubled ^ (b >> UInt8(bit) & 1 == 0 ? 0 : a)
    }
  }
}
