/// Figures that look random and are the same every time (SplitMix64).
struct DemoRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The figures of one day of one account.
  init(account: String, day: Int) {
    // FNV-1a: Swift's own hashes differ from run to run.
    let hash = account.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    state = hash &+ UInt64(bitPattern: Int64(day)) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
