/// The modules of a QR code, and which of them are fixed patterns.
struct QRGrid: Hashable, Sendable {
  private let size: Int
  private var dark: [Bool]
  private var fixed: [Bool]

  /// The fixed patterns of a version.
  init(_ version: QRVersion) {
    size = version.size
    dark = Array(repeating: false, count: version.size * version.size)
    fixed = dark
    drawTiming()
    for (x, y) in [(3, 3), (version.size - 4, 3), (3, version.size - 4)] { drawFinder(x, y) }
    drawAlignments(version.alignments)
    drawFormat(mask: 0)
    drawVersion(version.number)
  }

  /// Whether a module is dark.
  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    (dark[y * size + x], fixed[y * size + x]) = (isDark, true)
  }

  private mutating func drawTiming() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
  }

  /// A finder with the light border around it.
  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignments(_ places: [Int]) {
    let last = places.count - 1
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() where ![(0, 0), (0, last), (last, 0)].contains(where: { $0 == (i, j) }) {
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
  }

  /// The level and the mask, twice, with their own error correction.
  private mutating func drawFormat(mask: Int) {
    let data = mask  // level M is 00
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// The version, twice, from 7 on.
  private mutating func drawVersion(_ number: Int) {
    guard number >= 7 else { return }
    var rest = number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = number << 12 | rest
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 == 1)
      fix(b, a, bits >> index & 1 == 1)
    }
  }
}

extension QRGrid {
  /// Places codewords in the free modules, in columns of two from the right, up and down by turns.
  mutating func place(_ codewords: [UInt8]) {
    var index = 0
    for (number, right) in QRGrid.columns(of: size).enumerated() {
      for step in 0..<size {
        let y = number % 2 == 0 ? size - 1 - step : step
        for x in [right, right - 1] where !fixed[y * size + x] && index < codewords.count * 8 {
          dark[y * size + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// The right columns of the pairs; the timing pattern takes a column of its own.
  private static func columns(of size: Int) -> [Int] {
    stride(from: size - 1, through: 1, by: -2).map { $0 <= 6 ? $0 - 1 : $0 }.filter { $0 > 0 }
  }

  /// The grid with the mask that makes it easiest to read.
  func masked() -> QRGrid {
    let grids = (0..<8).map { mask in
      var grid = self
      grid.apply(mask)
      grid.drawFormat(mask: mask)
      return grid
    }
    return grids.min { $0.penalty < $1.penalty } ?? self
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !fixed[y * size + x] && QRGrid.inverts(mask, x, y) { dark[y * size + x].toggle() }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The penalty for patterns that are hard to read: long runs, blocks, patterns like finders, and an uneven share of
  /// dark modules.
  private var penalty: Int {
    let lines = (0..<size).flatMap { index in
      [(0..<size).map { self[$0, index] }, (0..<size).map { self[index, $0] }]
    }
    let share = dark.count { $0 } * 20 / dark.count
    return lines.reduce(0) { $0 + QRGrid.runs($1) + QRGrid.finders($1) } + blocks + (abs(share - 10)) * 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, run) = (0, 1)
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
      } else {
        sum += run >= 5 ? run - 2 : 0
        run = 1
      }
    }
    return sum
  }

  private static func finders(_ line: [Bool]) -> Int {
    let pattern = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    return [pattern + light, light + pattern].reduce(0) { sum, wanted in
      sum + 40 * (0...(line.count - wanted.count)).count { line[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
  }

  private var blocks: Int {
    (0..<size - 1).reduce(0) { sum, y in
      sum + 3
        * (0..<size - 1).count { x in
          let first = self[x, y]
          return first == self[x + 1, y] && first == self[x, y + 1] && first == self[x + 1, y + 1]
        }
    }
  }
}
