import BankeyModel

/// The evidence that the signs of all amounts and the words beside them give.
struct CSVSignEvidence {
  /// The numbers of amounts other than zero with a minus sign, with a plus sign and with neither.
  private(set) var minus = 0
  private(set) var plus = 0
  private(set) var bare = 0
  /// The place of the first unsigned amount.
  private(set) var firstBare: Int?
  /// The numbers of amounts on the debit side with and without a minus sign.
  private(set) var debits = (minus: 0, bare: 0)
  /// The same for the credit side, if it has its own column.
  private(set) var credits = (minus: 0, bare: 0)
  /// The words of the direction column.
  var words = CSVWordTally(column: 0, limit: 12)

  /// Takes an amount and the word beside it.
  mutating func see(
    _ figure: UnsafeRawBufferPointer, _ place: Range<Int>, _ word: CSVCell?, _ side: CSVDirection?, _ bytes: ByteView
  ) {
    guard figure.contains(where: { isDigit($0) && $0 != 0x30 }) else { return }
    let isMinus = CSVFigure.hasMinus(figure)
    if isMinus {
      minus += 1
    } else if figure.contains(0x2B) {
      plus += 1
    } else {
      bare += 1
      if firstBare == nil { firstBare = place.lowerBound }
    }
    switch side {
    case .outOf: if isMinus { debits.minus += 1 } else { debits.bare += 1 }
    case .into: if isMinus { credits.minus += 1 } else { credits.bare += 1 }
    case nil: break
    }
    words.see(word, bytes, isMinus: isMinus)
  }

  /// Whether no amount other than zero was seen.
  var isEmpty: Bool { minus + plus + bare == 0 }
}

/// The words of a column, and how often each stands beside an amount with and without a minus sign.
struct CSVWordTally {
  let column: Int
  /// The maximum number of words.
  let limit: Int
  private(set) var words: [(place: Range<Int>, minus: Int, bare: Int)] = []
  /// Whether there are more words than `limit`.
  private(set) var isOver = false
  /// Whether a row has no word.
  private(set) var isGappy = false

  init(column: Int, limit: Int) { (self.column, self.limit) = (column, limit) }

  mutating func see(_ cell: CSVCell?, _ bytes: ByteView, isMinus: Bool) {
    guard let cell else {
      isGappy = true
      return
    }
    guard !isOver else { return }
    let known = words.firstIndex { bytes.isEqual($0.place, cell.place) }
    if known == nil { words.append((cell.place, 0, 0)) }
    isOver = words.count > limit
    let index = known ?? words.count - 1
    if isMinus { words[index].minus += 1 } else { words[index].bare += 1 }
  }

  mutating func forget() { words = [] }

  /// The words as strings.
  func texts(_ text: CSVText) -> [String] { words.map { text.string(CSVCell(place: $0.place)) ?? "" } }
}
