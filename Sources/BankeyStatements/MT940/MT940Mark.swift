/// Which way money goes: `C` and `D`, `R` before them for what is taken back, `E` for what is only expected.
struct MT940Mark {
  /// Whether money goes out. What takes back a credit (`RC`) takes money out.
  let isDebit: Bool
  /// Whether the bank only expects it.
  let isExpected: Bool
  /// Where it ends, with the third letter of the currency that may follow.
  let end: Int

  /// Reads the mark at `place`; nil when there is none.
  init?(_ bytes: ByteView, at place: Int, before limit: Int) {
    guard place < limit else { return nil }
    let first = bytes[place]
    let isReversal = first == UInt8(ascii: "R")
    isExpected = first == UInt8(ascii: "E")
    var place = isReversal || isExpected ? place + 1 : place
    guard place < limit, bytes[place] == UInt8(ascii: "C") || bytes[place] == UInt8(ascii: "D") else { return nil }
    isDebit = (bytes[place] == UInt8(ascii: "D")) != isReversal
    place += 1
    end = place < limit && isLetter(bytes[place]) ? place + 1 : place
  }
}
