import BankeyModel

/// Reads `:NS:`, in which the first two digits of each line tell its meaning.
enum MT940CodedLines {
  static func read(_ bytes: ByteView, _ place: Range<Int>, into details: inout MT940Details) {
    let lines = MT940Wrap.lines(bytes, place).filter { $0.count > 2 }
    let codes = lines.map { twoDigits($0[$0.startIndex], $0[$0.startIndex + 1]) }
    // In one dialect the purpose is line 9 alone, and the lines before it are numbers of the bank.
    let purpose: ClosedRange<Int> = codes.contains(9) ? 9...9 : 1...14
    for (line, code) in zip(lines, codes) {
      let text = UnsafeRawBufferPointer(rebasing: line.dropFirst(2))
      switch code {
      case let code? where purpose.contains(code): details.purpose.add(text, width: MT940CodedText.width)
      case 15, 16: details.name.add(text, width: MT940CodedText.width)
      case 17 where purpose.count > 1: details.posting.add(text, width: MT940CodedText.width)
      default: break
      }
    }
  }
}
